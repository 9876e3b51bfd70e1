"""The share of the contact in the right-hand side of a compiled model, counted by valgrind."""
import os
import re
import subprocess

ENTRY = re.compile(r"^(omc_NormalContact_Functions_|NormalContact_[a-z])")  # by which a model calls the kernel
SOLVER = re.compile(r"^solve_nonlinear_system")  # by which it solves implicit equations


def share(folder, model, flags, entry=ENTRY):
    """(instructions of the right-hand side, those of them below the functions of these names) over a simulation."""
    out = os.path.join(folder, model + ".callgrind")
    subprocess.run(["valgrind", "--tool=callgrind", "--toggle-collect=*_functionODE", "--callgrind-out-file=" + out,
                    "./" + model, *flags], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    with open(out, encoding="utf-8") as file:
        return read(file, entry)


def read(lines, entry):
    """(instructions in all, below the entries) of a file of callgrind: those of the entries when others call them."""
    names, caller, callee, inclusive = {}, None, None, False
    total = below = 0
    for line in lines:
        function = re.match(r"(c?)fn=(\(\d+\))(?: (.*))?", line)
        if function:
            called, number, name = function.groups()
            if name:
                names[number] = name
            if called:
                callee = names[number]
            else:
                caller = names[number]
        elif line.startswith("calls="):
            inclusive = True
        elif re.match(r"[+*\-\d]", line):
            cost = int(line.split()[1])
            if not inclusive:
                total += cost
            elif entry.match(callee) and not entry.match(caller):
                below += cost
            inclusive = False
    return total, below
