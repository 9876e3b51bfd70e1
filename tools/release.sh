#!/bin/sh
# Packs the Modelica package of the current commit with the text of the licence, and nothing else, as a release.
# usage: tools/release.sh [FOLDER]     writes FOLDER/NormalContact-<version>.zip
set -eu
cd "$(dirname "$0")/.."
version=$(cat VERSION)
archive=$(realpath "${1:-.}")/NormalContact-$version.zip
grep -q "version=\"$version\"," NormalContact/package.mo || {
    echo "NormalContact/package.mo has another version than the file VERSION, $version" >&2
    exit 1
}
git archive --format=zip --prefix="NormalContact $version/" --add-file=LICENSE -o "$archive" HEAD:NormalContact
echo "$archive"
