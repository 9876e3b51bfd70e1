/* A convex polygon with rounded corners: h = max over the corners v of v . n, plus r. Parameters: r, then x, y of each
 * corner, counter-clockwise. Between the normals of two sides the body is an arc of radius r around a corner, so that
 * rho = r; at the normal of a side h' jumps by the length of the side, which is flat. */
#include "planar/planar.h"

enum { MOST_CORNERS = 1000 };

/* The corners of the term; their number. */
static size_t polygon_corners(const struct nci_term *term, const double **corner)
{
    *corner = term->parameter + 1;
    return (term->count - 1) / 2;
}

/* The side from corner i to the next one. */
static void polygon_side(const double *corner, size_t n, size_t i, double side[2])
{
    const double *a = corner + 2 * i, *b = corner + 2 * (i + 1 < n ? i + 1 : 0);
    side[0] = b[0] - a[0];
    side[1] = b[1] - a[1];
}

/* The angle of the outer normal of a side. */
static double polygon_normal(const double *corner, size_t n, size_t i)
{
    double side[2];
    polygon_side(corner, n, i, side);
    return atan2(-side[0], side[1]);
}

/* Do all corners turn to the left, by one turn in all? */
static int polygon_is_convex(const double *corner, size_t n)
{
    double turn = 0;
    for (size_t i = 0; i < n; i++) {
        double a[2], b[2];
        polygon_side(corner, n, i, a);
        polygon_side(corner, n, i + 1 < n ? i + 1 : 0, b);
        const double angle = atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]);
        if (!(angle > 1e-9 && angle < NCI_PI))
            return 0;
        turn += angle;
    }
    return turn < NCI_TWO_PI + 1;
}

size_t nc_planar_rounded_polygon(double *shape, size_t capacity, const double *corners, size_t count,
                                 double r)
{
    if (!(corners && count >= 3 && count <= MOST_CORNERS && r >= 0 && isfinite(r)) ||
        !nci_finite(corners, 2 * count) || !polygon_is_convex(corners, count))
        return 0;
    double *p = nci_build_start(shape, capacity, NC_PLANAR_ROUNDED_POLYGON, 1 + 2 * count);
    if (p) {
        p[0] = r;
        memcpy(p + 1, corners, 2 * count * sizeof *p);
    }
    return 3 + 2 * count;
}

int nci_planar_rounded_polygon_form(const struct nci_term *term)
{
    return term->count >= 7 && term->count % 2 == 1 && term->count <= 1 + 2 * MOST_CORNERS ? NC_OK
                                                                                           : NC_E_COUNT;
}

int nci_planar_rounded_polygon_check(const struct nci_term *term)
{
    const double *corner;
    const size_t n = polygon_corners(term, &corner);
    if (!(term->parameter[0] >= 0))
        return NC_E_RANGE;
    return polygon_is_convex(corner, n) ? NC_OK : NC_E_KNOTS;
}

int nci_planar_rounded_polygon_smooth(const struct nci_term *term)
{
    (void)term;
    return 0;
}

/* The corner in front, or the middle of the side that two corners in front have in common. */
int nci_planar_rounded_polygon_jet(const struct nci_term *term, double phi, double c, double s,
                                   double out[4])
{
    const double *corner;
    const size_t n = polygon_corners(term, &corner);
    size_t front = 0;
    double most = -INFINITY, point[2];
    (void)phi;
    for (size_t i = 0; i < n; i++) {
        const double h = corner[2 * i] * c + corner[2 * i + 1] * s;
        front = h > most ? i : front;
        most = fmax(most, h);
    }
    int status = NC_OK;
    point[0] = corner[2 * front];
    point[1] = corner[2 * front + 1];
    for (int k = 0; k < 2 && !status; k++) { /* the sides before and behind it */
        double side[2];
        polygon_side(corner, n, k ? front : (front > 0 ? front : n) - 1, side);
        if (!(fabs(side[0] * c + side[1] * s) <= 1e-15 * hypot(side[0], side[1])))
            continue;
        point[0] += (k ? 0.5 : -0.5) * side[0];
        point[1] += (k ? 0.5 : -0.5) * side[1];
        status = NC_E_FLAT;
    }
    const double h = point[0] * c + point[1] * s, h1 = point[1] * c - point[0] * s;
    out[0] += h + term->parameter[0];
    out[1] += h1;
    out[2] -= h;
    out[3] -= h1;
    return status;
}

int nci_planar_rounded_polygon_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    const double *corner;
    const size_t n = polygon_corners(term, &corner);
    for (size_t i = 0; i < n; i++)
        nci_joint_at(turned + polygon_normal(corner, n, i), phi, joint);
    return NC_OK;
}

/* Corner by corner: v . n is in front between the normals of its two sides, n integrates to a chord of the circle. A
 * whole turn is the perimeter (Cauchy). */
int nci_planar_rounded_polygon_integral(const struct nci_term *term, double phi0, double phi1, double *sum)
{
    const double *corner;
    const size_t n = polygon_corners(term, &corner);
    const double width = fabs(phi1 - phi0), turns = floor(width / NCI_TWO_PI);
    const double start = nci_wrap(fmin(phi0, phi1)), rest = fmax(width - turns * NCI_TWO_PI, 0);
    double total = 0;
    for (size_t i = 0; i < n; i++) {
        double side[2];
        polygon_side(corner, n, i, side);
        total += turns * hypot(side[0], side[1]);
        const double first = polygon_normal(corner, n, (i > 0 ? i : n) - 1),
                     last = polygon_normal(corner, n, i);
        const double from = start + nci_wrap(first - start) - NCI_TWO_PI, wide = nci_wrap(last - first);
        for (int k = 0; k < 2; k++) { /* once or twice between start and start + rest */
            const double a = fmax(from + k * NCI_TWO_PI, start);
            const double b = fmin(from + k * NCI_TWO_PI + wide, start + rest);
            const double chord = b > a ? 2 * sin((b - a) / 2) : 0, middle = (a + b) / 2;
            total += chord * (corner[2 * i] * cos(middle) + corner[2 * i + 1] * sin(middle));
        }
    }
    *sum += (phi1 < phi0 ? -total : total) + term->parameter[0] * (phi1 - phi0);
    return NC_OK;
}

void nci_planar_rounded_polygon_arc(const struct nci_term *term, double middle, double radius,
                                    struct nci_arc_bound *bound)
{
    (void)middle;
    (void)radius;
    *bound = (struct nci_arc_bound){term->parameter[0], 0, 0};
}
