#!/usr/bin/env bash
# Makes the pictures of pages in the docs, opened in Chromium: two examples, and the finger of docs/valvetrain.md.
#
# usage: tools/pictures.sh
set -euo pipefail
cd "$(dirname "$0")/.."
tools/setup.sh pictures

# shoot PAGE IMAGE HEIGHT
shoot() {
    local profile
    profile=$(mktemp -d)
    chromium --headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking \
        --user-data-dir="$profile" --window-size="1300,$3" --hide-scrollbars --virtual-time-budget=3500 \
        --screenshot="docs/images/$2" "file://$PWD/$1" >/dev/null 2>&1
    rm -r "$profile"
    echo "docs/images/$2"
}

for place in cam-roller-tappet:0.0965 rattleback:2.3; do
    example=${place%:*}
    ./run "$example" >/dev/null
    shoot "out/$example/index.html#t=${place#*:}" "$example.png" 870
done
build/cli/normalcontact cam data/lift.csv --follower finger --roller 0.009 --arm 0.028 --pivot 0.036 --valve-arm 0.045 \
    --base-radius 0.016 --mass 0.09 --spring 30e3,250 --width 0.012 --lash 5e-5 --speed 1000:4500:250 --out out/finger >/dev/null
shoot out/finger/index.html cam.png 1280
