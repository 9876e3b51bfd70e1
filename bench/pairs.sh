#!/usr/bin/env bash
# Sets up, builds a release and runs the study of body against body; options as for bench/pairs.py.
set -euo pipefail
cd "$(dirname "$0")/.."
tools/setup.sh bench >&2
exec python3 bench/pairs.py "$@"
