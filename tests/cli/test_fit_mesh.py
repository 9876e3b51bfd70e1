"""`normalcontact fit`: meshes and points in space, small, large and wrong ones.

usage: test_fit_mesh.py PROGRAM
"""
import math
import os
import resource
import struct
import subprocess

import support
from fits import DATA, PROGRAM, fit, number, refused, write
from support import contains, equal, near


def test_last(folder):
    """A mesh in mm; what draw makes of the fit is fitted again."""
    output, shape, out = fit(folder, os.path.join(DATA, "last.stl"))
    contains(output, "STL, binary, 4332 triangles, 2168 vertices", "taken as     mesh", "unit         mm", "proved: no principal")
    equal((shape["dimension"], shape["potential"]), (3, "generating"))
    assert number(output, "residual") < 2e-5, output
    near(number(output, "extent"), 0.272, 1e-4)
    for name in ("again.stl", "again.obj"):
        path = os.path.join(folder, name)
        equal(support.run(PROGRAM, "draw", os.path.join(out, "shape.json"), "--out", path)[0], 0)
        again, _, _ = fit(os.path.join(folder, "more"), path)
        near(number(again, "volume") / number(output, "volume"), 1, 1e-3, name)


def body_points():
    """An ellipsoid in a cube's mesh: vertices, normals, quadrangles."""
    axes, parts, points, normals, faces, known = (60.0, 40.0, 30.0), 8, [], [], [], {}
    for side in range(6):
        for i in range(parts):
            for j in range(parts):
                corners = []
                for k, l in ((0, 0), (1, 0), (1, 1), (0, 1)):
                    n = [0.0] * 3
                    sign = 1 - 2 * (side % 2)
                    n[side // 2] = sign
                    n[(side // 2 + 1) % 3] = sign * (2 * (i + k) / parts - 1)
                    n[(side // 2 + 2) % 3] = 2 * (j + l) / parts - 1
                    key = tuple(round(x, 9) for x in n)
                    if key not in known:
                        known[key] = len(points)
                        size = math.sqrt(sum(x * x for x in n))
                        n = [x / size for x in n]
                        root = math.sqrt(sum((a * x) ** 2 for a, x in zip(axes, n)))
                        points.append([a * a * x / root for a, x in zip(axes, n)])
                        normals.append(n)
                    corners.append(known[key])
                faces.append(corners)
    return points, normals, faces


def test_meshes_and_points(folder):
    points, normals, faces = body_points()
    volume = 4 / 3 * math.pi * 60 * 40 * 30 * 1e-9
    triangles = [t for f in faces for t in ((f[0], f[1], f[2]), (f[0], f[2], f[3]))]
    text = "solid body\n" + "".join(
        "facet normal 0 0 0\n outer loop\n%s endloop\nendfacet\n" % "".join("  vertex %r %r %r\n" % tuple(points[i]) for i in t)
        for t in triangles) + "endsolid body\n"
    binary = b"solid, says the head of this binary file".ljust(80) + struct.pack("<I", len(triangles)) + b"".join(
        struct.pack("<12fH", 0, 0, 0, *points[t[0]], *points[t[1]], *points[t[2]], 0) for t in triangles)
    obj = "# a comment\n" + "".join("v %r %r %r\n" % tuple(p) for p in points) + "vn 0 0 1\ng body\n" + "".join(
        "f %s\n" % " ".join("%d/1/1" % (i + 1) for i in f) for f in faces)
    behind = "".join("v %r %r %r\n" % tuple(p) for p in points) + "".join(
        "f %s\n" % " ".join("%d" % (i - len(points)) for i in f) for f in faces)
    head = ("ply\nformat %s 1.0\ncomment made by hand\nelement vertex %d\nproperty float x\nproperty double y\nproperty float z\n"
            "property uchar red\nelement face %d\nproperty list uchar int vertex_indices\nend_header\n")
    ply = head % ("ascii", len(points), len(faces)) + "".join("%r %r %r 7\n" % tuple(p) for p in points) + "".join(
        "4 %d %d %d %d\n" % tuple(f) for f in faces)
    binaries = {}
    for name, order in (("binary_little_endian", "<"), ("binary_big_endian", ">")):
        binaries[name] = (head % (name, len(points), len(faces))).encode() + b"".join(
            struct.pack(order + "fdfB", *p, 7) for p in points) + b"".join(struct.pack(order + "B4i", 4, *f) for f in faces)
    for name, content, said in (
            ("text.stl", text, "STL, text, 768 triangles, 386 vertices"), ("binary.stl", binary, "STL, binary, 768 triangles, 386 vertices"),
            ("a.obj", obj, "OBJ, 768 triangles, 386 vertices"), ("b.obj", behind, "OBJ, 768"), ("a.ply", ply, "PLY, text, 768"),
            ("little.ply", binaries["binary_little_endian"], "PLY, binary, 768"),
            ("big.ply", binaries["binary_big_endian"], "PLY, binary, 768"), ("no-name", binary, "STL, binary")):
        output, shape, _ = fit(folder, write(folder, name, content))
        contains(output, said, "taken as     mesh", "unit         mm", "ellipsoid, 9 coefficients")
        near(number(output, "volume") / volume, 1, 1e-5, name)
    cloud = "".join("%r %r %r\n" % tuple(p) for p in points)
    both = "x,y,z,nx,ny,nz\n" + "".join("%r,%r,%r,%r,%r,%r\n" % tuple(p + n) for p, n in zip(points, normals))
    vertices = ("ply\nformat ascii 1.0\nelement vertex %d\nproperty float x\nproperty float y\nproperty float z\nend_header\n"
                % len(points)) + cloud
    for name, content, options in (("a.xyz", cloud, ()), ("both.csv", both, ()), ("points.ply", vertices, ()),
                                   ("as.stl", text, ("--as", "points"))):
        output, shape, _ = fit(folder, write(folder, name, content), *options)
        contains(output, "taken as     points")
        near(number(output, "volume") / volume, 1, 1e-5, name)


def test_a_million_triangles(folder):
    """Within 1 GB of memory; the fit takes 10000 of the vertices, the residuals are those of all."""
    rings, steps = 500, 1000

    def point(i, j):
        phi, theta = 2 * math.pi * j / steps, math.pi * i / rings
        return 60 * math.sin(theta) * math.cos(phi), 40 * math.sin(theta) * math.sin(phi), 30 * math.cos(theta)
    packed = [[struct.pack("<3f", *point(i, j)) for j in range(steps)] for i in range(rings + 1)]
    for ring in (0, rings):
        packed[ring] = [packed[ring][0]] * steps
    facets, normal, end = [], bytes(12), bytes(2)
    for upper, lower in zip(packed, packed[1:]):
        for j in range(steps):
            k = (j + 1) % steps
            facets.append(normal + upper[j] + lower[j] + lower[k] + end)
            facets.append(normal + upper[j] + lower[k] + upper[k] + end)
    path = write(folder, "million.stl", bytes(80) + struct.pack("<I", len(facets)) + b"".join(facets))
    out = os.path.join(folder, "out")
    run = subprocess.run([PROGRAM, "fit", path, "--out", out], capture_output=True, text=True,
                         preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30)))
    equal((run.returncode, run.stderr), (0, ""), "a million triangles")
    contains(run.stdout, "1000000 triangles")
    near(number(run.stdout, "volume") / (4 / 3 * math.pi * 60 * 40 * 30 * 1e-9), 1, 1e-5, "volume")


PLY = ("ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\n"
       "element face 1\nproperty list uchar int vertex_index\nend_header\n")


def test_wrong_meshes(folder):
    for name, content, parts in (
            ("a.stl", "solid a\nfacet normal 0 0 1\nouter loop\nvertex 1 2\n", ("line 4", "three numbers")),
            ("b.stl", "solid a\nfacet normal 0 0 1\nouter loop\nvertex 1 2 3\nendloop\n", ("line 5", "1 corners")),
            ("c.stl", b"x" * 84 + b"\0" * 77, ("no STL file", "161 bytes")),
            ("d.stl", "solid a\nfacet normal 0 0 1\ngarbage\n", ("line 3", "garbage")),
            ("e.stl", b" " * 80 + struct.pack("<I", 1) + struct.pack("<12fH", *[float("nan")] * 12, 0), ("triangle 1", "finite")),
            ("a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 9\n", ("line 5", "no vertex 9")),
            ("b.obj", "v 0 0 0\nf 1 1\n", ("line 2", "2 corners")),
            ("c.obj", "v 0 zero 0\n", ("line 1", "three numbers")),
            ("d.obj", "v 0 0 0\nv 1 0 0\n", ("2 points", "four")),
            ("a.ply", "no ply\n", ("line 1", "begins with 'ply'")),
            ("b.ply", "ply\nformat ascii 1.0\nelement vertex 2\nproperty float x\n", ("the header has no end",)),
            ("c.ply", "ply\nformat ascii 1.0\nelement vertex 2\nproperty float x\nend_header\n1\n2\n", ("line 6", "no properties x, y, z",)),
            ("d.ply", "ply\nformat ascii 1.0\nelement vertex 9\nproperty float x\nproperty float y\nproperty float z\nend_header\n"
             "1 2 3\n", ("ends too early",)),
            ("e.ply", b"ply\nformat binary_little_endian 1.0\nelement vertex 9999999\nproperty float x\nproperty float y\n"
             b"property float z\nend_header\n123", ("byte ", "ends too early",)),
            ("g.ply", PLY + "0 0 0\n1 0 0\n0 1 0\n0 0 1\n3 0 1 4\n", ("line 14", "the vertex 4, there are 4")),
            ("h.ply", PLY + "0 0 0\n1 0 0\n0 1 0\n0 0 1\n3 0 1 1.5\n", ("line 14", "the vertex 1.5")),
            ("i.ply", PLY.replace("element face", "element vertex 1\nproperty float nx\nelement face"), ("line 7", "vertices before")),
            ("j.ply", b"ply\nformat binary_big_endian 1.0\nelement vertex 1\nproperty float x\nend_header\n\x7f\xc0\0\0",
             ("byte ", "not finite")),
            ("f.ply", "ply\nformat odd 1.0\n", ("line 2", "no known format")),
            ("flat.obj", "".join("v %d %d 0\n" % (i % 5, i // 5) for i in range(25)) + "f 1 2 6\nf 2 6 7\nf 3 4 8\nf 4 8 9\n",
             ("do not determine a shape", "plane"))):
        refused(write(folder, name, content), 1, name, *parts)


support.main(globals())
