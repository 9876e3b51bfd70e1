/* Planar shapes: functions on the circle. Part of normalcontact.h; do not include it alone.
 *
 * A planar shape serves as a generating potential h(phi), phi the polar angle of the outer normal (003,
 * section 2), or as a polar potential G(psi) for contact with a circle (000, section 5). */
#ifndef NORMALCONTACT_PLANAR_H
#define NORMALCONTACT_PLANAR_H

/* --- Constructors ---------------------------------------------------------------------------------
 * Each writes one term (nc_planar_rotated: one or more) to `shape` if `capacity` doubles suffice, and
 * returns the number of doubles it takes in any case; 0 for impossible parameters. A shape is a
 * concatenation of terms: the potentials add, the bodies form their Minkowski sum. */

/* h = d: a circle of radius d; added to another shape, its equidistant at distance d (003 (11)). */
NC_API size_t nc_planar_offset(double *shape, size_t capacity, double d);

/* h = x cos(phi) + y sin(phi): the body is moved by (x, y) in its frame (003 (10), 000 (42)). */
NC_API size_t nc_planar_shift(double *shape, size_t capacity, double x, double y);

/* h = a0 + sum over k = 1 .. harmonics of a[k-1] cos(k phi) + b[k-1] sin(k phi). */
NC_API size_t nc_planar_fourier(double *shape, size_t capacity, double a0, const double *a, const double *b,
                                size_t harmonics);

/* The same series given in the rolling angle alpha of 000, phi = alpha - pi/2 (also psi = alpha - pi/2
 * for a polar potential). */
NC_API size_t nc_planar_rolling(double *shape, size_t capacity, double a0, const double *a, const double *b,
                                size_t harmonics);

/* Ellipse with semi-axes a along x and b along y, 003 (12). One may be zero: a segment. */
NC_API size_t nc_planar_ellipse(double *shape, size_t capacity, double a, double b);

/* Superellipse |x/a|^epsilon + |y/b|^epsilon = 1, 003 (13), epsilon > 1; rounded by eta >= 0 (a length).
 * With eta = 0 and epsilon <> 2 the curvature is 0 or infinite on the axes: use eta > 0 in contact. */
NC_API size_t nc_planar_superellipse(double *shape, size_t capacity, double a, double b, double epsilon,
                                     double eta);

/* Periodic piecewise polynomial. knots[0] < ... < knots[pieces-1] < knots[0] + 2 pi; on the piece that
 * starts at knots[i], h = sum over j = 0 .. degree of c[i*(degree+1)+j] (phi - knots[i])^j. */
NC_API size_t nc_planar_piecewise(double *shape, size_t capacity, const double *knots, size_t pieces,
                                  const double *c, size_t degree);

enum nc_lift_law {
    NC_LIFT_345 = 1,  /* polynomial 3-4-5 */
    NC_LIFT_4567 = 2, /* polynomial 4-5-6-7 */
    NC_LIFT_CYCLOIDAL = 3,
    NC_LIFT_MODIFIED_SINE = 4,
    NC_LIFT_MODIFIED_TRAPEZOID = 5
};

/* Dwell-rise-dwell-fall of a cam: zero up to the angle `start`, rises by `lift` over `rise`, stays for
 * `dwell`, falls over `fall`; zero for the rest of the turn. Add an offset for the base circle. */
NC_API size_t nc_planar_lift(double *shape, size_t capacity, enum nc_lift_law law, double lift,
                             double start, double rise, double dwell, double fall);

/* Lobe amplitude (x - start)^p (end - x)^q for start < x < end (modulo 2 pi), zero elsewhere; p and q
 * whole numbers from 2 to 12. 000 (90): amplitude R/3, start pi/6, end 5 pi/6, p = 3, q = 4, + offset 2R. */
NC_API size_t nc_planar_lobe(double *shape, size_t capacity, double amplitude, double start, double end,
                             int p, int q);

/* Convex polygon with corners rounded by r >= 0, that is, the polygon and a skin of thickness r. `corners` holds x, y of
 * 3 to 1000 corners, counter-clockwise, each of which turns to the left. The sides are flat: nc_planar_eval at the
 * normal of one gives NC_E_FLAT and its middle; between them the curvature radius is r. */
NC_API size_t nc_planar_rounded_polygon(double *shape, size_t capacity, const double *corners, size_t count,
                                        double r);

/* The given shape turned counter-clockwise by `angle`: one wrapped term for each of its terms. */
NC_API size_t nc_planar_rotated(double *shape, size_t capacity, const double *inner, size_t n,
                                double angle);

/* --- Checks ---------------------------------------------------------------------------------------*/

/* Is the vector well formed, are all parameters possible and do all pieces join? Once per shape. The
 * status names the term (nc_status_term). Evaluation functions repeat only what keeps them safe. */
NC_API int nc_planar_check(const double *shape, size_t n);

/* Continuity class of the function: 4 where all derivatives are continuous, else 1, 2 or 3 for the highest
 * continuous derivative (the body's boundary is one class lower); 0 for a segment or polygon, whose slope
 * jumps. */
NC_API int nc_planar_continuity(const double *shape, size_t n, int *continuity);

/* --- Evaluation -----------------------------------------------------------------------------------*/

/* out = h, h', h'', h''' at the normal angle phi.
 * NC_E_FLAT: the normal of a flat side, to rounding (|cos| < 1e-15 for a segment along x), or a point with an
 * infinite curvature radius (superellipse with eta = 0). h is right; h' is the mean of both sides, so that the
 * boundary point is the middle of the side; h'' and h''' are those of the terms that are not flat. */
NC_API int nc_planar_eval(const double *shape, size_t n, double phi, double out[4]);

/* The exact integral of h over [phi0, phi1] (phi1 < phi0 allowed), 000 (24). Superellipses, which have no
 * antiderivative in known functions, are integrated adaptively to rounding level. */
NC_API int nc_planar_integral(const double *shape, size_t n, double phi0, double phi1, double *integral);

#include "planar_geometry.h"

#endif
