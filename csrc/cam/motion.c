/* From the lift to the cam and from the cam to the lift, one angle at a time. */
#include "cam/cam.h"

/* Can the follower be there? */
static int position_check(const struct nc_follower *f, double position)
{
    switch (f->kind) {
    case NC_FOLLOWER_OSCILLATING_ROLLER:
        return position > 0 && position < NCI_PI ? NC_OK : NC_E_NO_SOLUTION;
    case NC_FOLLOWER_OSCILLATING_FLAT:
        return fabs(position) < NCI_PI / 2 ? NC_OK : NC_E_NO_SOLUTION;
    default:
        return position > 0 ? NC_OK : NC_E_NO_SOLUTION;
    }
}

static int touch_end(int status, struct nc_cam_point *out)
{
    if (!status && (isnan(out->curvature_radius) || isnan(out->margin) || isnan(out->pressure_angle) ||
                    isnan(out->face) || isnan(out->speed_cam) || isnan(out->speed_follower)))
        status = NC_E_ARGUMENT; /* something has overflown */
    if (status)
        *out = (struct nc_cam_point){{NAN, NAN, NAN, NAN},
                                     NAN,
                                     {NAN, NAN},
                                     {NAN, NAN},
                                     NAN,
                                     NAN,
                                     NAN,
                                     NAN,
                                     NAN,
                                     NAN,
                                     NAN,
                                     {NAN, NAN}};
    return status;
}

static int touch_begin(const struct nc_follower *follower, double base_radius, double theta, double *base)
{
    const int status = nci_follower_check(follower);
    if (status)
        return status;
    return isfinite(theta) ? nci_follower_base(follower, base_radius, base) : NC_E_ARGUMENT;
}

int nc_cam_from_lift(const double *law, size_t n, const struct nc_follower *follower, double base_radius,
                     double theta, struct nc_cam_point *out)
{
    struct nci_series position;
    double base, lift = NAN;
    if (!out)
        return NC_E_NULL;
    int status = touch_begin(follower, base_radius, theta, &base);
    if (!status)
        status = nci_planar_jet(law, n, theta, cos(theta), sin(theta), 3, position.c);
    if (!status) {
        lift = position.c[0];
        position.c[0] += base;
        status = position_check(follower, position.c[0]);
    }
    if (!status)
        status = nci_cam_point(follower, theta, position, base, out);
    out->lift[0] = lift; /* without the rounding of the sum */
    return touch_end(status, out);
}

/* The cam at rest and a follower at theta that is to touch it. */
struct touch {
    const double *cam;
    size_t n;
    const struct nc_follower *follower;
    double theta;
};

/* The equation of contact for a position x: rollers: G at the direction of their centre less its distance,
 * flat ones: h at the normal of the face less its distance. A translating roller with an offset guide is
 * searched for by the angle x of its centre from u instead: G sin x - e, with y = G cos x. */
static int touch_equation(const struct touch *touch, struct nci_series x, struct nci_series *f)
{
    const struct nc_follower *follower = touch->follower;
    struct nci_series angle, distance;
    double potential[4];
    if (follower->kind == NC_FOLLOWER_ROLLER) {
        angle = x;
        angle.c[1] += 1;
    } else if (follower->kind == NC_FOLLOWER_OSCILLATING_ROLLER) {
        struct nci_series along, across;
        nci_follower_centre(follower, x, &along, &across);
        distance = nci_series_sqrt(
            nci_series_add(nci_series_times(along, along), 1, nci_series_times(across, across)));
        angle = nci_series_angle(along, across);
        angle.c[1] += 1;
    } else {
        nci_follower_face(follower, x, &angle, &distance);
    }
    angle.c[0] += touch->theta;
    const int status =
        nci_planar_jet(touch->cam, touch->n, angle.c[0], cos(angle.c[0]), sin(angle.c[0]), 3, potential);
    if (status)
        return status;
    const struct nci_series value = nci_series_of(potential, angle);
    *f = follower->kind == NC_FOLLOWER_ROLLER ? nci_series_add(nci_series_times(value, nci_series_sin(x)),
                                                               -1, nci_series_constant(follower->offset))
                                              : nci_series_add(value, -1, distance);
    return NC_OK;
}

/* Value and slope of the equation as a function of x alone. */
static int touch_slope(const struct touch *touch, double x, double *value, double *slope)
{
    struct nci_series at, moved;
    int status = touch_equation(touch, (struct nci_series){{x, 0, 0, 0}}, &at);
    if (!status)
        status = touch_equation(touch, (struct nci_series){{x, 1, 0, 0}}, &moved);
    if (!status) {
        *value = at.c[0];
        *slope = moved.c[1] - at.c[1]; /* by x and theta, less by theta alone */
    }
    return status;
}

/* The root between low and high, where the equation has the signs of -rising and rising, by Newton steps
 * that stay inside a shrinking bracket. */
static int touch_root(const struct touch *touch, double low, double high, double rising, double *x,
                      double *slope)
{
    double value, side[2], width = high - low;
    int status = touch_slope(touch, low, &side[0], slope);
    if (!status)
        status = touch_slope(touch, high, &side[1], slope);
    if (!status && !(side[0] * rising < 0 && side[1] * rising > 0))
        status = NC_E_NO_SOLUTION;
    *x = 0.5 * (low + high);
    for (int i = 0; i < 120 && !status; i++) {
        status = touch_slope(touch, *x, &value, slope);
        if (status || value == 0)
            return status;
        if (value * rising < 0)
            low = *x;
        else
            high = *x;
        const double next = *x - value / *slope, step = fabs(next - *x);
        const int inside = next > low && next < high && (high - low < 0.6 * width || i % 4);
        width = high - low;
        *x = inside ? next : 0.5 * (low + high);
        if ((inside && step <= 4 * DBL_EPSILON * fmax(fabs(*x), 1e-3)) || width <= 4 * DBL_EPSILON)
            return touch_slope(touch, *x, &value, slope);
    }
    return status ? status : NC_E_NO_CONVERGENCE;
}

/* The position of the follower as a function of theta. The root has a value; each further correction by the
 * slope makes one more derivative of it exact. */
static int touch_position(const struct touch *touch, struct nci_series *position)
{
    const struct nc_follower *follower = touch->follower;
    const int kind = follower->kind;
    const double low = kind == NC_FOLLOWER_OSCILLATING_ROLLER ? 0 : -NCI_PI / 2;
    const double high = kind == NC_FOLLOWER_OSCILLATING_ROLLER ? NCI_PI : NCI_PI / 2;
    const double rising = kind == NC_FOLLOWER_ROLLER ? 1 : -1, theta = touch->theta;
    struct nci_series x = {{0, 0, 0, 0}}, f;
    double slope;
    if (kind == NC_FOLLOWER_FLAT || (kind == NC_FOLLOWER_ROLLER && follower->offset == 0))
        return nci_planar_jet(touch->cam, touch->n, theta, cos(theta), sin(theta), 3, position->c);
    int status = touch_root(touch, low, high, rising, &x.c[0], &slope);
    if (!status && !(slope * rising > 0))
        status = NC_E_NOT_UNIQUE;
    for (int k = 1; k < 4 && !status; k++) {
        status = touch_equation(touch, x, &f);
        for (int i = k; i < 4; i++)
            x.c[i] -= f.c[i] / slope;
    }
    *position = x;
    if (!status && kind == NC_FOLLOWER_ROLLER) { /* y = e cot x, or G cos x */
        double G[4];
        struct nci_series psi = x;
        psi.c[0] += theta;
        psi.c[1] += 1;
        status = nci_planar_jet(touch->cam, touch->n, psi.c[0], cos(psi.c[0]), sin(psi.c[0]), 3, G);
        if (!status)
            *position = nci_series_times(nci_series_of(G, psi), nci_series_cos(x));
    }
    return status;
}

int nc_cam_to_lift(const double *cam, size_t n, const struct nc_follower *follower, double base_radius,
                   double theta, struct nc_cam_point *out)
{
    const struct touch touch = {cam, n, follower, theta};
    struct nci_series position;
    double base;
    if (!out)
        return NC_E_NULL;
    int status = touch_begin(follower, base_radius, theta, &base);
    if (!status)
        status = touch_position(&touch, &position);
    if (!status)
        status = position_check(follower, position.c[0]);
    if (!status)
        status = nci_cam_point(follower, theta, position, base, out);
    return touch_end(status, out);
}

int nc_cam_wheel(const struct nc_cam_point *point, double radius, struct nc_cam_wheel *out)
{
    if (!out)
        return NC_E_NULL;
    *out = (struct nc_cam_wheel){{NAN, NAN}, NAN, NAN, NAN};
    if (!point)
        return NC_E_NULL;
    if (!(radius > 0 && radius < 1e100))
        return NC_E_RADIUS;
    struct nc_cam_wheel wheel;
    for (int i = 0; i < 2; i++)
        wheel.centre[i] = point->point[i] + radius * point->normal[i];
    wheel.distance = hypot(wheel.centre[0], wheel.centre[1]);
    wheel.angle = atan2(wheel.centre[1], wheel.centre[0]);
    wheel.margin = 1 + radius / point->curvature_radius;
    if (!isfinite(wheel.distance) || isnan(wheel.margin))
        return NC_E_ARGUMENT;
    *out = wheel;
    return NC_OK;
}
