#!/usr/bin/env bash
# clang-tidy finds nothing in the kernel; the checks are those of .clang-tidy.
#
# usage: tidy.sh SOURCE_ROOT
set -uo pipefail
cd "$1" || exit 2
mapfile -t files < <(find csrc -name '*.c' | sort)
clang-tidy --quiet "${files[@]}" -- -std=c11 -Icsrc -Icsrc/include -Itests/glue && echo "${#files[@]} files"
