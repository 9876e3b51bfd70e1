#!/usr/bin/env bash
# Installs what is missing from Debian's packages, and nothing if nothing is missing.
#
# usage: tools/setup.sh [build] [test] [pictures] [reference] [coverage] [bench]     (default: build)
#
# Each line below is a need: the package that fulfils it and a command that succeeds where it is fulfilled.
set -euo pipefail

compiles() { # compiles "source" compiler option...
    local source=$1 folder status=0
    shift
    folder=$(mktemp -d)
    printf '%s\n' "$source" >"$folder/try.c"
    "$1" "$folder/try.c" -o "$folder/try" "${@:2}" >/dev/null 2>&1 || status=1
    rm -r "$folder"
    return $status
}

needs_build() {
    need gcc command -v cc
    need libc6-dev compiles '#include <math.h>
        int main(void) { return 0; }' cc
    need python3 command -v python3
    need meson command -v meson
    need ninja-build command -v ninja
    need pkg-config command -v pkg-config
    need libcmocka-dev pkg-config --exists cmocka
    need libsundials-dev compiles '#include <cvode/cvode.h>
        int main(void) { return 0; }' cc -lsundials_cvode -lsundials_nvecserial
    need libmd-dev pkg-config --exists libmd
    need libnlopt-dev pkg-config --exists nlopt
}

needs_test() {
    needs_build
    need g++ command -v g++
    need clang command -v clang
    need chromium command -v chromium
    need clang-format command -v clang-format
    need clang-tidy command -v clang-tidy
    need tidy command -v tidy
    need libclang-rt-dev compiles '#include <stddef.h>
        int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) { return data && size > 1000; }' \
        clang -fsanitize=fuzzer,address,undefined
    need parallel sh -c 'parallel --version | grep "GNU parallel"'
    need slurm-wlm test -x /usr/sbin/slurmctld -a -x /usr/sbin/slurmd -a -x /usr/bin/sbatch
    need munge test -x /usr/sbin/munged
}

needs_pictures() {
    needs_build
    need chromium command -v chromium
}

needs_reference() {
    need doxygen command -v doxygen
}

needs_coverage() {
    needs_build
    need gcovr command -v gcovr
}

needs_bench() {
    needs_build
    need valgrind command -v valgrind
    need g++ command -v g++
    need libccd-dev pkg-config --exists ccd
    need libfcl-dev pkg-config --exists fcl
    need libbullet-dev pkg-config --exists bullet
}

missing=()
need() { # need package command...
    "${@:2}" >/dev/null 2>&1 || missing+=("$1")
}

for purpose in "${@:-build}"; do
    "needs_$purpose"
done
[ ${#missing[@]} -gt 0 ] || exit 0
mapfile -t missing < <(printf '%s\n' "${missing[@]}" | sort -u)

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo -n)
fi
if ! command -v apt-get >/dev/null || ! "${as_root[@]}" true 2>/dev/null; then
    echo "These packages are missing (Debian's names): ${missing[*]}" >&2
    echo "Install them, for instance with: sudo apt-get install ${missing[*]}" >&2
    exit 1
fi
echo "Installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -q </dev/null >/dev/null
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}" \
    </dev/null >/dev/null
