/* What one would write by hand for one kind of body: closed forms, or the plainest correct implementation.
 * Each computes the same numbers as the kernel's function it is measured against. */
#ifndef BENCH_PLAIN_H
#define BENCH_PLAIN_H

#include <stddef.h>

/* Gap and contact point of a body at r with rotation q over a plane with unit normal e through the origin.
 */
void plain_ellipsoid(const double axes[3], const double e[3], const double r[3], const double q[9],
                     double *gap, double point[3]);
void plain_superellipsoid(const double axes[3], double delta, double epsilon, const double e[3],
                          const double r[3], const double q[9], double *gap, double point[3]);
void plain_harmonics(const double *c, int degree, const double e[3], const double r[3], const double q[9],
                     double *gap, double point[3]);
void plain_hull(const double *vertices, int count, double p, const double e[3], const double r[3],
                const double q[9], double *gap, double point[3]);

/* h .. h''' of a Fourier series by calls of sin and cos. */
void plain_fourier(double a0, const double *a, const double *b, int harmonics, double phi, double h[4]);

/* Value and three derivatives of a piecewise polynomial by a search through its knots. */
void plain_piecewise(const double *knots, int pieces, const double *c, int degree, double phi, double h[4]);

/* The quantities of nc_line_contact from h .. h'' at the contact: gap, gap rate, contact point in frame b
 * and in frame a, curvature, sliding velocity, speeds along both boundaries. */
struct plain_contact {
    double gap, gap_der, r_C[2], r_C_a[2], kappa, v_n, v_t, s_a_der, s_b_der;
};

void plain_line(const double h[4], const double r[2], double angle, const double v[2], double omega,
                struct plain_contact *out);

/* The same against a circle, from G .. G'' at psi, 000 (47)-(71) for the almost convex case. */
void plain_circle(const double g[4], double radius, const double r[2], double angle, const double v[2],
                  double omega, struct plain_contact *out);

#endif
