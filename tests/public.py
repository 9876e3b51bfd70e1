"""The public functions of the kernel, as its headers declare them."""
import glob
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def functions(include=os.path.join(ROOT, "csrc", "include")):
    """Names of all functions with public linkage below a folder of headers."""
    found = set()
    for path in glob.glob(os.path.join(include, "**", "*.h"), recursive=True):
        with open(path, encoding="utf-8") as file:
            text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
        found.update(re.findall(r"^NC_API\b[^;{}]*?\b(nc_\w+)\s*\(", text, re.M))
    return found
