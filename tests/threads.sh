#!/usr/bin/env bash
# Runs tests/threads.c under ThreadSanitizer, and looks at the kernel's objects: nothing in them is writable, and
# they know no allocator, file or clock.
#
# usage: threads.sh SOURCE_ROOT
set -euo pipefail
root=$1
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"

mapfile -t sources < <(find "$root/csrc" -name '*.c' ! -path '*/glue/*' ! -path '*/fit/*')
compile=(cc -std=c11 -I"$root/csrc" -I"$root/csrc/include")

"${compile[@]}" -O2 -r -nostdlib "${sources[@]}" -o kernel.o
writable=$(nm -A kernel.o | grep -E ' [bBdDcCsS] ' || true)
if [ -n "$writable" ]; then
    printf 'writable data in the kernel:\n%s\n' "$writable"
    exit 1
fi
foreign=$(nm -u kernel.o | grep -E ' (malloc|calloc|realloc|free|f?printf|fopen|puts|time|clock|rand|exit|abort|setlocale|strtok)$' || true)
if [ -n "$foreign" ]; then
    printf 'the kernel calls:\n%s\n' "$foreign"
    exit 1
fi

echo 'int main(void) { return 0; }' >empty.c
cc -fsanitize=thread empty.c -o empty
run=()
if ! ./empty 2>/dev/null; then # its runtime cannot map its shadow memory where addresses are too random
    run=(setarch -R)
    if ! "${run[@]}" ./empty 2>/dev/null; then
        echo "ThreadSanitizer does not run on this machine"
        exit 77
    fi
fi
"${compile[@]}" -g -O1 -fsanitize=thread "${sources[@]}" "$root/tests/threads.c" -lm -pthread -o threads
"${run[@]}" ./threads
