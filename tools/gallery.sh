#!/usr/bin/env bash
# Runs every example and makes one page that leads to all of them.
#
# usage: tools/gallery.sh [FOLDER [PROGRAM]]     (default: docs/gallery, build/cli/normalcontact)
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$root/docs/gallery}
program=${2:-$root/build/cli/normalcontact}

mkdir -p "$folder"
cards=
while read -r name title; do
    "$program" run "$name" --out "$folder/$name" >"$folder/$name.txt"
    mv "$folder/$name.txt" "$folder/$name/summary.txt"
    cards+="<a href=\"$name/index.html\"><h2>$title</h2><img src=\"$name/plot.svg\" alt=\"Plots of $name\">"
    cards+="<code>normalcontact run $name</code></a>"$'\n'
done < <("$program" list)

cat >"$folder/index.html.part" <<PAGE
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>NormalContact: the examples</title>
<style>
body { margin: 0 auto; padding: 1.5rem; max-width: 90rem; background: #fbfbf9; color: #1f2328;
  font: 15px/1.45 system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
h1 { margin: 0 0 .3rem; font-size: 1.6rem; } p { margin: 0 0 1.2rem; color: #6b7280; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr)); gap: 1rem; }
a { display: block; padding: 1rem; background: #fff; border: 1px solid #d8dade; border-radius: 8px;
  color: inherit; text-decoration: none; }
a:hover { border-color: #2563a8; } h2 { margin: 0 0 .5rem; font-size: 1.05rem; }
img { width: 100%; height: 16rem; object-fit: cover; object-position: top; } code { color: #2563a8; }
</style>
</head>
<body>
<h1>NormalContact: the examples</h1>
<p>Each page shows the mechanism in motion with its contact point, normal, curvature circle and force, and plots to
zoom. Made by <code>tools/gallery.sh</code>.</p>
<main>
$cards</main>
</body>
</html>
PAGE
mv "$folder/index.html.part" "$folder/index.html"
echo "$folder/index.html"
