#!/usr/bin/env bash
# The archive of a release holds the Modelica package of the commit, all of it, the licence and nothing else. Skipped outside of a repository.
#
# usage: release.sh SOURCE_ROOT
set -euo pipefail
cd "$1"
git rev-parse HEAD >/dev/null 2>&1 || exit 77
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
archive=$(tools/release.sh "$folder")
python3 -c 'import sys, zipfile
print(*sorted(name.split("/", 1)[1] for name in zipfile.ZipFile(sys.argv[1]).namelist() if name[-1] != "/"), sep="\n")' \
    "$archive" >"$folder/packed"
{ echo LICENSE; git ls-tree -r --name-only HEAD:NormalContact; } | LC_ALL=C sort >"$folder/kept"
echo "1..1"
if diff "$folder/packed" "$folder/kept" >"$folder/difference"; then
    echo "ok 1 - $(wc -l <"$folder/kept") files"
else
    echo "not ok 1 - packed (<) and in the commit (>) differ"
    sed 's/^/# /' "$folder/difference"
    exit 1
fi
