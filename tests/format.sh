#!/usr/bin/env bash
# Every C and C++ file of the project is as .clang-format wants it (the amalgamated header is generated).
#
# usage: format.sh SOURCE_ROOT
set -uo pipefail
cd "$1" || exit 2
mapfile -t files < <(find bench cli csrc engine examples sweep tests -name '*.[ch]' -o -name '*.cpp' | sort)
if clang-format --dry-run --Werror "${files[@]}"; then
    echo "${#files[@]} files"
else
    echo "remedy: clang-format -i FILE" >&2
    exit 1
fi
