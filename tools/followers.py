#!/usr/bin/env python3
"""Draws every kind of follower on its cam with its dimensions: docs/images/followers.svg, and for the package
NormalContact/Resources/Images/Followers.svg.

usage: followers.py [OUTPUT.svg]

The cams are exact: points of the envelope of the follower's positions for one lift law.
"""
import cmath
import math
import os
import sys

START, RISE = -1.25, 1.25
PANEL, SCALE = 300, 2400
DARK, BLUE, GREY, RED = "#1f2328", "#2563a8", "#6b7280", "#c0262d"


def lift(angle, height):
    x = (angle + math.pi) % (2 * math.pi) - math.pi - START
    if not 0 < x < 2 * RISE:
        return 0, 0
    u, sign = (x / RISE, 1) if x < RISE else ((2 * RISE - x) / RISE, -1)
    return height * (u - math.sin(2 * math.pi * u) / (2 * math.pi)), sign * height * (1 - math.cos(2 * math.pi * u)) / RISE


class Roller:
    """Along u (real) and w (imaginary), as in cam.h: place of the centre and its derivative by the angle."""
    def __init__(self, base, R, height, e=0, a=0, l=0, inner=False):
        self.base, self.R, self.height, self.e, self.a, self.l, self.inner = base, R, height, e, a, l, inner

    def centre(self, angle):
        s, v = lift(angle, self.height)
        pitch = self.base + (-self.R if self.inner else self.R)
        if self.a:
            beta = math.acos((self.a ** 2 + self.l ** 2 - pitch ** 2) / (2 * self.a * self.l)) + s
            return self.a - self.l * cmath.exp(1j * beta), -1j * v * self.l * cmath.exp(1j * beta)
        return math.sqrt(pitch ** 2 - self.e ** 2) + s + 1j * self.e, v

    def contact(self, angle):
        c, v = self.centre(angle)
        tangent = v + 1j * c
        n = -1j * tangent / abs(tangent) * (-1 if self.inner else 1)
        return c - self.R * n


class Flat:
    def __init__(self, base, height, e=0, a=0, f=0):
        self.base, self.height, self.e, self.a, self.f = base, height, e, a, f

    def face(self, angle):
        """Direction of the normal, distance, and the derivative of the distance by the direction."""
        s, v = lift(angle, self.height)
        if not self.a:
            return 0, self.base + s, v
        beta = math.asin((self.base - self.f) / self.a) + s
        return beta - math.pi / 2, self.a * math.sin(beta) + self.f, self.a * math.cos(beta) * v / (1 + v)

    def contact(self, angle):
        direction, h, slope = self.face(angle)
        return cmath.exp(1j * direction) * complex(h, slope)


class Drawing:
    def __init__(self, column, row, origin=(0.5, 0.64)):
        self.x, self.y = PANEL * (column + origin[0]), PANEL * (row + origin[1])
        self.out = []

    def at(self, z):
        """u is up, w to the left."""
        return self.x - SCALE * z.imag, self.y - SCALE * z.real

    def line(self, points, colour=DARK, width=1.5, fill="none", close=False, dash="", more=""):
        d = "M" + "L".join("%.1f %.1f" % self.at(z) for z in points) + ("Z" if close else "")
        self.out.append('<path d="%s" fill="%s" stroke="%s" stroke-width="%g"%s%s/>' % (
            d, fill, colour, width, ' stroke-dasharray="%s"' % dash if dash else "", more))

    def circle(self, z, r, colour=DARK, fill="none", width=1.5, dash=""):
        x, y = self.at(z)
        self.out.append('<circle cx="%.1f" cy="%.1f" r="%.1f" fill="%s" stroke="%s" stroke-width="%g"%s/>' % (
            x, y, r * SCALE if r < 1 else r, fill, colour, width, ' stroke-dasharray="%s"' % dash if dash else ""))

    def text(self, z, text, anchor="middle", colour=DARK, shift=(0, 0)):
        x, y = self.at(z)
        self.out.append('<text x="%.1f" y="%.1f" text-anchor="%s" fill="%s">%s</text>' % (
            x + shift[0], y + shift[1], anchor, colour, text))

    def dimension(self, a, b, text, shift=(8, 4), anchor="start"):
        self.line([a, b], RED, 1, more=' marker-start="url(#tail)" marker-end="url(#tip)"')
        self.text((a + b) / 2, text, anchor, RED, shift)

    def cam(self, kind, angle, inner=False):
        n = 720
        points = [kind.contact(2 * math.pi * i / n) * cmath.exp(1j * (2 * math.pi * i / n - angle)) for i in range(n)]
        if inner:
            edge = 0.046
            self.line([edge * cmath.exp(2j * math.pi * i / 90) for i in range(90)], BLUE, 1, "#dbe7f5", True)
        self.line(points, BLUE, 2, "#ffffff" if inner else "#dbe7f5", True)
        self.circle(0, kind.base, GREY, dash="4 4", width=1)
        self.circle(0, 3, DARK, DARK)

    def touch(self, kind, angle):
        self.circle(kind.contact(angle), 4, RED, RED)


def title(d, column, row, text, name):
    d.out.append('<text x="%d" y="%d" class="title">%s</text><text x="%d" y="%d" fill="%s">--follower %s</text>' % (
        PANEL * column + 14, PANEL * row + 22, text, PANEL * column + 14, PANEL * row + 40, GREY, name))


def base_dimension(d, kind):
    d.dimension(0, kind.base * cmath.exp(1j * 2.2), "B", (-6, 14), "end")


def translating(column, row, kind, text, name, angle, label="R", inner=False):
    d = Drawing(column, row, (0.5, 0.6 if inner else 0.62))
    d.cam(kind, angle, inner)
    c, _ = kind.centre(angle)
    d.line([c.imag * 1j, c.imag * 1j + 0.07], GREY, 1, dash="8 3 2 3")
    if kind.R <= 0.012:
        d.circle(c, max(kind.R, 1e-9), DARK, "#e7e8ea")
        if kind.R:
            d.dimension(c, c + kind.R * cmath.exp(-0.9j), label, (4, -6))
    else:
        arc = [c + kind.R * cmath.exp(1j * (math.pi + 0.02 * i)) for i in range(-18, 19)]
        d.line(arc + [c.real - 0.6 * kind.R + 1j * arc[-1].imag, c.real - 0.6 * kind.R + 1j * arc[0].imag], DARK, 1.5, "#e7e8ea", True)
        d.dimension(c.real - 0.6 * kind.R + 1j * c.imag, c - kind.R * cmath.exp(0.2j), label, (8, -14))
    top = c if kind.R <= 0.012 else c - 0.6 * kind.R
    d.line([top, top.real + 0.03 + 1j * c.imag], DARK, 4)
    if kind.e:
        d.dimension(-0.036, -0.036 + 1j * kind.e, "e", (0, 16), "middle")
        d.line([0, -0.04], GREY, 1, dash="8 3 2 3")
        d.line([1j * kind.e, 1j * kind.e - 0.04], GREY, 1, dash="8 3 2 3")
    base_dimension(d, kind)
    d.touch(kind, angle)
    title(d, column, row, text, name)
    return d.out


def flat(column, row, kind, angle):
    d = Drawing(column, row, (0.5, 0.6))
    d.cam(kind, angle)
    _, h, _ = kind.face(angle)
    guide = 1j * kind.e
    d.line([h + guide + 0.024j, h + guide - 0.024j, h + 0.004 + guide - 0.024j, h + 0.004 + guide + 0.024j], DARK, 1.5, "#e7e8ea", True)
    d.line([h + 0.004 + guide, h + 0.03 + guide], DARK, 4)
    d.dimension(-0.036, -0.036 + guide, "e", (0, 16), "middle")
    d.line([0, -0.04], GREY, 1, dash="8 3 2 3")
    d.line([guide, guide - 0.04], GREY, 1, dash="8 3 2 3")
    base_dimension(d, kind)
    d.touch(kind, angle)
    title(d, column, row, "flat face", "flat")
    return d.out


def oscillating(column, row, kind, text, name, angle, pad=False):
    d = Drawing(column, row, (0.42, 0.68))
    d.cam(kind, angle)
    c, _ = kind.centre(angle)
    d.line([0, kind.a], GREY, 1, dash="8 3 2 3")
    if pad:
        toward = (kind.contact(angle) - c) / abs(kind.contact(angle) - c)
        arc = [c + kind.R * toward * cmath.exp(0.02j * i) for i in range(-22, 23)]
        d.line(arc, DARK, 5)
        d.line([arc[22], kind.a], DARK, 4)
        d.dimension(c, arc[34], "R", (8, 4))
        d.circle(c, 3, RED, RED)
    else:
        d.circle(c, kind.R, DARK, "#e7e8ea")
        d.dimension(c, c + kind.R * cmath.exp(-2.2j), "R", (14, 18))
        d.line([c, kind.a], DARK, 4)
    side = 1j * (kind.a - c) / abs(kind.a - c) * -0.006
    d.dimension(c + side, kind.a + side, "l", (8, 0))
    d.dimension(0.014j, kind.a + 0.014j, "a", (-8, 0), "end")
    d.circle(kind.a, 5, DARK, "#ffffff")
    base_dimension(d, kind)
    d.touch(kind, angle)
    title(d, column, row, text, name)
    return d.out


def oscillating_flat(column, row, kind, angle):
    d = Drawing(column, row, (0.45, 0.76))
    d.cam(kind, angle)
    direction, h, _ = kind.face(angle)
    n = cmath.exp(1j * direction)
    foot = kind.a - ((kind.a * n.conjugate()).real - h) * n
    along = (kind.contact(angle) - foot) / abs(kind.contact(angle) - foot)
    end = kind.contact(angle) + 0.016 * along
    d.line([foot, end, end + 0.003 * n, foot + 0.003 * n], DARK, 1.5, "#e7e8ea", True)
    d.line([0, kind.a], GREY, 1, dash="8 3 2 3")
    d.line([foot, kind.a], DARK, 1)
    d.dimension(foot, kind.a, "f = offset", (10, 4))
    d.dimension(0.014j, kind.a + 0.014j, "a", (-8, 0), "end")
    d.circle(kind.a, 5, DARK, "#ffffff")
    base_dimension(d, kind)
    d.touch(kind, angle)
    title(d, column, row, "flat face that turns", "oscillating-flat")
    return d.out


def marker(name, tip, path):
    """The head of an arrow at the end or at the start of a line; OMEdit knows no auto-start-reverse."""
    return ('<marker id="%s" viewBox="0 0 8 8" refX="%d" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="%s" fill="%s"/></marker>' %
            (name, tip, path, RED))


def main():
    output = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "docs",
                                                                "images", "followers.svg")
    parts = translating(0, 0, Roller(0.024, 0.009, 0.010, 0.006), "roller", "roller", -0.45)
    parts += flat(1, 0, Flat(0.027, 0.007, 0.006), -0.45)
    parts += translating(2, 0, Roller(0.024, 0.05, 0.008, 0.005), "curved face", "curved", -0.45)
    parts += translating(3, 0, Roller(0.024, 0, 0.010, 0.006), "knife edge: R = 0", "knife", -0.45)
    parts += oscillating(0, 1, Roller(0.02, 0.009, 0.24, a=0.06, l=0.05), "finger or rocker with a roller", "finger, rocker", -0.45)
    parts += oscillating(1, 1, Roller(0.02, 0.03, 0.2, a=0.062, l=0.05), "curved pad that turns", "oscillating-curved", -0.45, True)
    parts += oscillating_flat(2, 1, Flat(0.022, 0.09, a=0.062, f=0.006), -0.45)
    parts += translating(3, 1, Roller(0.034, 0.009, 0.009, 0.006, inner=True), "roller inside of its cam", "roller --inner", -0.45, inner=True)
    with open(output, "w", encoding="utf-8") as file:
        file.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="system-ui, Arial, sans-serif" font-size="14">\n'
                   '<style>.title { font-weight: 600; font-size: 15px; fill: %s }</style>\n'
                   '<defs>%s%s</defs>\n<rect width="100%%" height="100%%" fill="#ffffff"/>\n%s\n</svg>\n' % (
                       4 * PANEL, 2 * PANEL, DARK, marker("tip", 7, "M0 1L7 4L0 7Z"), marker("tail", 1, "M8 1L1 4L8 7Z"), "\n".join(parts)))


main()
