#!/usr/bin/env bash
# Makes the pictures of pages in the README: two examples, opened in Chromium.
#
# usage: tools/pictures.sh
set -euo pipefail
cd "$(dirname "$0")/.."
tools/setup.sh pictures
for place in cam-roller-tappet:0.0965 rattleback:2.3; do
    example=${place%:*}
    ./run "$example" >/dev/null
    profile=$(mktemp -d)
    chromium --headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking \
        --user-data-dir="$profile" --window-size=1300,870 --hide-scrollbars --virtual-time-budget=3500 \
        --screenshot="docs/images/$example.png" "file://$PWD/out/$example/index.html#t=${place#*:}" >/dev/null 2>&1
    rm -r "$profile"
    echo "docs/images/$example.png"
done
