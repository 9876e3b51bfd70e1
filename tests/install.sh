#!/usr/bin/env bash
# Builds and installs the library into a temporary folder and uses it from there through pkg-config: the example
# of five lines, shared and static; the header in strict C11 and in C++11.
#
# usage: install.sh SOURCE_ROOT
set -uo pipefail
source=$1
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
prefix=$folder/prefix
number=0
failures=0

# attempt "title" command...: one TAP line, and the command's output where it fails
attempt() {
    number=$((number + 1))
    if "${@:2}" >"$folder/log" 2>&1; then
        echo "ok $number - $1"
    else
        failures=$((failures + 1))
        echo "not ok $number - $1"
        sed 's/^/# /' "$folder/log"
    fi
}

install_library() {
    meson setup "$folder/build" "$source" --prefix "$prefix" --libdir lib -Dtests=false &&
        meson compile -C "$folder/build" && meson install -C "$folder/build" --no-rebuild
}

says_where() {
    "$@" | grep -qx 'success: centre 0.247386 m above the plane, contact at (0.024254, 0.000000, -0.291043) m'
}

export PKG_CONFIG_PATH=$prefix/lib/pkgconfig LD_LIBRARY_PATH=$prefix/lib
example=$source/examples/five_lines.c
strict=(-Wall -Wextra -pedantic -Werror)
echo 1..10
attempt 'builds and installs' install_library
attempt 'pkg-config knows the version' pkg-config "--exact-version=$(cat "$source/VERSION")" normalcontact
attempt 'installs no more headers than the public ones' diff <(cd "$source/csrc/include" && find . -type f | sort) \
    <(cd "$prefix/include" && find . -type f | sort)
flags=$(pkg-config --cflags --libs normalcontact)
static=$(pkg-config --static --cflags --libs normalcontact)
# shellcheck disable=SC2086 # the flags are words
{
    attempt 'the example against the shared library' cc -std=c11 "${strict[@]}" "$example" $flags -o "$folder/shared"
    attempt 'runs' says_where "$folder/shared"
    attempt 'the example against the static library' cc -std=c11 "${strict[@]}" -static "$example" $static \
        -o "$folder/static"
    attempt 'runs without the shared one' env -u LD_LIBRARY_PATH bash -c "$(declare -f says_where); says_where $folder/static"
    attempt 'the header in C++11' g++ -std=c++11 "${strict[@]}" "$source/tests/header.cpp" $flags -o "$folder/cpp"
    attempt 'works from C++' "$folder/cpp"
    attempt 'the header alone in strict C11' cc -std=c11 "${strict[@]}" -Wstrict-prototypes -fsyntax-only -x c $flags \
        "$prefix/include/normalcontact.h"
}
exit $((failures > 0))
