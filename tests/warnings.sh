#!/usr/bin/env bash
# Compiles everything with the given compiler, all of Meson's warnings on and none allowed.
#
# usage: warnings.sh SOURCE_ROOT COMPILER
set -euo pipefail
if ! command -v "$2" >/dev/null; then
    echo "no compiler $2 here"
    exit 77
fi
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
CC=$2 meson setup "$folder/build" "$1" -Dtests=true -Dwarning_level=3 -Dwerror=true
meson compile -C "$folder/build"
