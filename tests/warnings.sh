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
optimization=2
if [ "$2" = clang ]; then # its warnings do not depend on it, the time does
    optimization=0
fi
CC=$2 meson setup "$folder/build" "$1" -Dtests=true -Dwarning_level=3 -Dwerror=true -Doptimization=$optimization
meson compile -C "$folder/build"
