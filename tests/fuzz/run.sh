#!/usr/bin/env bash
# Builds the kernel and the fuzz target with clang's sanitizers and runs it for a while.
#
# usage: tests/fuzz/run.sh [SECONDS] [libFuzzer option or corpus folder...]     (default: 20 seconds)
set -euo pipefail
seconds=${1:-20}
shift || true
root=$(cd "$(dirname "$0")/../.." && pwd)
if ! command -v clang >/dev/null; then
    echo "no clang here"
    exit 77
fi
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
clang -std=c11 -g -O2 -fsanitize=fuzzer,address,undefined -fno-sanitize-coverage=trace-cmp \
    -fno-sanitize-recover=all -I"$root/csrc/include" \
    -I"$root/csrc" $(find "$root/csrc" -name "*.c" ! -path "*/glue/*") "$root"/tests/fuzz/*.c -lm -o "$folder/fuzz_kernel"
mkdir "$folder/corpus"
python3 "$root/tests/fuzz/corpus.py" "$folder/corpus"
cd "${FUZZ_OUT:-$folder}" # where a crashing input is left
"$folder/fuzz_kernel" -max_total_time="$seconds" -max_len=1024 -timeout=20 -error_exitcode=1 -timeout_exitcode=1 -print_final_stats=1 "$@" "$folder/corpus"
