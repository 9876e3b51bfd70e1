/* The room cam: kinematics of followers. */
#ifndef NCI_CAM_H
#define NCI_CAM_H

#include "bounds/bounds.h"
#include "contact/contact.h"

/* A function of theta: value and first three derivatives. */
struct nci_series {
    double c[4];
};

static inline struct nci_series nci_series_constant(double x)
{
    return (struct nci_series){{x, 0, 0, 0}};
}

/* x + k y */
static inline struct nci_series nci_series_add(struct nci_series x, double k, struct nci_series y)
{
    for (int i = 0; i < 4; i++)
        x.c[i] += k * y.c[i];
    return x;
}

static inline struct nci_series nci_series_times(struct nci_series x, struct nci_series y)
{
    const double *a = x.c, *b = y.c;
    return (struct nci_series){{a[0] * b[0], a[1] * b[0] + a[0] * b[1],
                                a[2] * b[0] + 2 * a[1] * b[1] + a[0] * b[2],
                                a[3] * b[0] + 3 * (a[2] * b[1] + a[1] * b[2]) + a[0] * b[3]}};
}

/* f(x) for a function with the given value and derivatives at x.c[0]. */
static inline struct nci_series nci_series_of(const double f[4], struct nci_series x)
{
    const double *a = x.c;
    return (struct nci_series){{f[0], f[1] * a[1], f[1] * a[2] + f[2] * a[1] * a[1],
                                f[1] * a[3] + 3 * f[2] * a[1] * a[2] + f[3] * a[1] * a[1] * a[1]}};
}

static inline struct nci_series nci_series_sin(struct nci_series x)
{
    const double s = sin(x.c[0]), c = cos(x.c[0]);
    return nci_series_of((double[4]){s, c, -s, -c}, x);
}

static inline struct nci_series nci_series_cos(struct nci_series x)
{
    const double s = sin(x.c[0]), c = cos(x.c[0]);
    return nci_series_of((double[4]){c, -s, -c, s}, x);
}

static inline struct nci_series nci_series_inverse(struct nci_series x)
{
    const double i = 1 / x.c[0];
    return nci_series_of((double[4]){i, -i * i, 2 * i * i * i, -6 * i * i * i * i}, x);
}

static inline struct nci_series nci_series_sqrt(struct nci_series x)
{
    const double r = sqrt(x.c[0]), i = 1 / x.c[0];
    return nci_series_of((double[4]){r, 0.5 * r * i, -0.25 * r * i * i, 0.375 * r * i * i * i}, x);
}

/* dx/dtheta; its third derivative is not known. */
static inline struct nci_series nci_series_der(struct nci_series x)
{
    return (struct nci_series){{x.c[1], x.c[2], x.c[3], NAN}};
}

/* The angle of the vector (x, y), continued from nothing: its value is in (-pi, pi]. */
static inline struct nci_series nci_series_angle(struct nci_series x, struct nci_series y)
{
    const struct nci_series square = nci_series_add(nci_series_times(x, x), 1, nci_series_times(y, y));
    const struct nci_series turn = nci_series_times(
        nci_series_add(nci_series_times(x, nci_series_der(y)), -1, nci_series_times(y, nci_series_der(x))),
        nci_series_inverse(square));
    return (struct nci_series){{atan2(y.c[0], x.c[0]), turn.c[0], turn.c[1], turn.c[2]}};
}

/* NC_OK, or what is wrong with the follower. */
NCI_API int nci_follower_check(const struct nc_follower *follower);

static inline int nci_follower_is_flat(const struct nc_follower *follower)
{
    return follower->kind == NC_FOLLOWER_FLAT || follower->kind == NC_FOLLOWER_OSCILLATING_FLAT;
}

/* The position y or beta on a base circle. */
NCI_API int nci_follower_base(const struct nc_follower *follower, double base_radius, double *position);

/* The centre of a roller along u and w, and the polar angle and distance of that centre, from its position.
 */
NCI_API void nci_follower_centre(const struct nc_follower *follower, struct nci_series position,
                                 struct nci_series *along, struct nci_series *across);

/* The normal angle (without theta's own value: relative to theta) and the distance of a flat face. */
NCI_API void nci_follower_face(const struct nc_follower *follower, struct nci_series position,
                               struct nci_series *angle, struct nci_series *distance);

/* All about one angle from the position of the follower. */
NCI_API int nci_cam_point(const struct nc_follower *follower, double theta, struct nci_series position,
                          double base_position, struct nc_cam_point *out);

/* The potential of the cam where it touches: argument psi or phi, and G or h with three derivatives. */
NCI_API int nci_cam_potential(const struct nc_follower *follower, double theta, struct nci_series position,
                              double *argument, double potential[4]);

#endif
