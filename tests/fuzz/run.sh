#!/usr/bin/env bash
# Random fuzzing with libFuzzer: builds the kernel and the fuzz target with clang's sanitizers and runs it for a while.
# The seed is random unless given. Ends with the seed, the executions and the coverage.
#
# usage: tests/fuzz/run.sh SECONDS [SEED]
#
# Inputs that were found interesting are kept in out/fuzz/corpus, where the next run continues; inputs that fail are left
# in out/fuzz (names that begin with crash, timeout, leak, oom). tests/fuzz/merge.py brings the former into the repository.
set -euo pipefail
seconds=${1:?usage: tests/fuzz/run.sh SECONDS [SEED]}
seed=${2:-$((RANDOM * 32768 + RANDOM + 1))}
root=$(cd "$(dirname "$0")/../.." && pwd)
if ! command -v clang >/dev/null; then
    echo "no clang here"
    exit 77
fi
out=$root/out/fuzz
mkdir -p "$out/corpus"
"$root/tests/fuzz/build.sh" "$out/fuzz_kernel"
echo "seed $seed"
cd "$out"
status=0
./fuzz_kernel -seed="$seed" -max_total_time="$seconds" -max_len=1024 -timeout=120 -print_final_stats=1 \
    "$out/corpus" "$root/tests/fuzz/corpus" 2>"$out/log" || status=1
grep -vE '^#[0-9]+\s+(NEW|REDUCE|pulse|RELOAD)|NEW_FUNC' "$out/log" | tail -n 40 || true
executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$out/log")
edges=$(sed -n 's/.* cov: \([0-9]*\) ft: \([0-9]*\) .*/\1 edges, \2 features/p' "$out/log" | tail -n 1)
all=$(sed -n 's/^INFO: Loaded .* modules *(\([0-9]*\) .*/\1/p' "$out/log" | head -n 1)
echo "seed $seed: ${executions:-?} executions, coverage $edges of ${all:-?} edges, log in $out/log"
exit $status
