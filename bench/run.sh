#!/usr/bin/env bash
# Sets up, builds a release and measures the kernel: Markdown on standard output.
set -euo pipefail
cd "$(dirname "$0")/.."
tools/setup.sh bench >&2
exec python3 bench/kernel.py
