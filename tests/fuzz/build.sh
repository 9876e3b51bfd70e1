#!/usr/bin/env bash
# Builds the kernel and the fuzz target with clang's sanitizers and libFuzzer.
#
# usage: tests/fuzz/build.sh PROGRAM
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
mapfile -t kernel < <(find "$root/csrc" -name '*.c' -not -path '*/glue/*' | sort)
clang -std=c11 -g -O2 -fsanitize=fuzzer,address,undefined -fno-sanitize-coverage=trace-cmp -fno-sanitize-recover=all \
    -I"$root/csrc/include" -I"$root/csrc" "${kernel[@]}" "$root"/tests/fuzz/fuzz_*.c -lm -o "$1"
