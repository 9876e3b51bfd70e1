#!/usr/bin/env bash
# Writes the reference of the C interface from the comments of the public headers, with Doxygen.
#
# usage: tools/reference.sh [FOLDER]     (default: docs/reference; its front page is html/index.html)
set -euo pipefail
cd "$(dirname "$0")/.."
tools/setup.sh reference
NORMALCONTACT_VERSION=$(cat VERSION)
NORMALCONTACT_REFERENCE=${1:-docs/reference}
export NORMALCONTACT_VERSION NORMALCONTACT_REFERENCE
mkdir -p "$NORMALCONTACT_REFERENCE"
doxygen docs/Doxyfile
echo "$NORMALCONTACT_REFERENCE/html/index.html"
