#!/usr/bin/env bash
# The archive of a release holds the Modelica package of the commit, all of it and nothing else. Skipped outside of a repository.
#
# usage: release.sh SOURCE_ROOT
set -euo pipefail
cd "$1"
git rev-parse HEAD >/dev/null 2>&1 || exit 77
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
archive=$(tools/release.sh "$folder")
packed=$(python3 -m zipfile -l "$archive" | grep -c "^NormalContact [0-9.]*/.*[^/ ] *20")
kept=$(git ls-tree -r --name-only HEAD NormalContact | wc -l)
echo "1..1"
[ "$packed" -eq "$kept" ] && echo "ok 1 - $kept files" || { echo "not ok 1 - $packed files packed, $kept in the commit"; exit 1; }
