#!/usr/bin/env bash
# Line coverage of csrc/ after the tests have run in a build folder with -Db_coverage=true, and the lines that no
# test reached. Fails below 97 %.
#
# usage: tools/coverage.sh BUILD_FOLDER
set -euo pipefail
cd "$(dirname "$0")/.."
gcovr --root . --filter csrc/ --object-directory "$1" --print-summary --fail-under-line 97 "$1"
