"""The closed form of an ellipsoid: potential, boundary point and curvature radii as functions of the normal."""
import math


class Ellipsoid:
    """Semi-axes along the frame of the body: boundary point with outer normal n, and its derivative along m."""

    def __init__(self, *axes):
        self.squares = [a * a for a in axes]

    def potential(self, n):
        return math.sqrt(sum(s * x * x for s, x in zip(self.squares, n)))

    def point(self, n):
        return [s * x / self.potential(n) for s, x in zip(self.squares, n)]

    def rate(self, n, m):
        h = self.potential(n)
        along = sum(s * x * d for s, x, d in zip(self.squares, n, m)) / (h * h)
        return [s * (d - x * along) / h for s, x, d in zip(self.squares, n, m)]
