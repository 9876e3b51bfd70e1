/* The kinds of followers: where a roller or face is for a given position, and what follows for the cam. */
#include "cam/cam.h"

int nci_follower_check(const struct nc_follower *f)
{
    if (!f)
        return NC_E_NULL;
    const int oscillating =
        f->kind == NC_FOLLOWER_OSCILLATING_ROLLER || f->kind == NC_FOLLOWER_OSCILLATING_FLAT;
    const int flat = nci_follower_is_flat(f);
    if (!(oscillating || f->kind == NC_FOLLOWER_ROLLER || f->kind == NC_FOLLOWER_FLAT) ||
        (flat && f->inner) || (oscillating && !(f->side == 1 || f->side == -1)))
        return NC_E_OPTION;
    if (!(flat || (f->radius >= 0 && f->radius < 1e100)))
        return NC_E_RADIUS;
    if ((f->kind != NC_FOLLOWER_OSCILLATING_ROLLER && !(fabs(f->offset) < 1e100)) ||
        (oscillating && !(f->pivot > 0 && f->pivot < 1e100)) ||
        (f->kind == NC_FOLLOWER_OSCILLATING_ROLLER && !(f->arm > 0 && f->arm < 1e100)))
        return NC_E_ARGUMENT;
    return NC_OK;
}

int nci_follower_base(const struct nc_follower *f, double base_radius, double *position)
{
    const double pitch = f->inner ? base_radius - f->radius : base_radius + f->radius;
    *position = NAN;
    if (!(base_radius > 0 && base_radius < 1e100))
        return NC_E_RADIUS;
    switch (f->kind) {
    case NC_FOLLOWER_ROLLER:
        if (!(pitch > fabs(f->offset)))
            return NC_E_RADIUS;
        *position = sqrt((pitch - f->offset) * (pitch + f->offset));
        return NC_OK;
    case NC_FOLLOWER_FLAT:
        *position = base_radius;
        return NC_OK;
    case NC_FOLLOWER_OSCILLATING_ROLLER: { /* the triangle of both axes and the roller, by its half angle */
        const double difference = f->pivot - f->arm, sum = f->pivot + f->arm;
        if (!(pitch > fabs(difference) && pitch < sum))
            return NC_E_RADIUS;
        *position = 2 * atan2(sqrt((pitch - difference) * (pitch + difference)),
                              sqrt((sum - pitch) * (sum + pitch)));
        return NC_OK;
    }
    default:
        if (!(fabs(base_radius - f->offset) < f->pivot))
            return NC_E_RADIUS;
        *position = asin((base_radius - f->offset) / f->pivot);
        return NC_OK;
    }
}

void nci_follower_centre(const struct nc_follower *f, struct nci_series position, struct nci_series *along,
                         struct nci_series *across)
{
    if (f->kind == NC_FOLLOWER_ROLLER) {
        *along = position;
        *across = nci_series_constant(f->offset);
        return;
    }
    *along = nci_series_add(nci_series_constant(f->pivot), -f->arm, nci_series_cos(position));
    *across = nci_series_add(nci_series_constant(0), -f->side * f->arm, nci_series_sin(position));
}

void nci_follower_face(const struct nc_follower *f, struct nci_series position, struct nci_series *angle,
                       struct nci_series *distance)
{
    if (f->kind == NC_FOLLOWER_FLAT) {
        *angle = (struct nci_series){{0, 1, 0, 0}};
        *distance = position;
        return;
    }
    *angle = nci_series_add((struct nci_series){{-f->side * NCI_PI / 2, 1, 0, 0}}, f->side, position);
    *distance = nci_series_add(nci_series_constant(f->offset), f->pivot, nci_series_sin(position));
}

/* The angle from the normal to the direction m in which the follower moves. */
static double follower_pressure_angle(const double n[2], const double m[2])
{
    return atan2(n[0] * m[1] - n[1] * m[0], n[0] * m[0] + n[1] * m[1]);
}

/* In components along u and w, which turn with theta: the centre c = x u + y w has the velocity
 * (x' - y) u + (y' + x) w in the cam's frame, and so on. */
static int follower_roller_point(const struct nc_follower *f, struct nci_series position, double n[2],
                                 double p[2], double centre[2], struct nc_cam_point *out)
{
    struct nci_series x, y;
    nci_follower_centre(f, position, &x, &y);
    const double v[2] = {x.c[1] - y.c[0], y.c[1] + x.c[0]};
    const double a[2] = {x.c[2] - 2 * y.c[1] - x.c[0], y.c[2] + 2 * x.c[1] - y.c[0]};
    const double speed = hypot(v[0], v[1]);
    if (!(speed > 0))
        return NC_E_SINGULAR;
    const double kappa = (v[0] * a[1] - v[1] * a[0]) / (speed * speed * speed); /* of the pitch curve */
    const double sign = f->inner ? -1 : 1, turn = kappa * speed; /* of the normal, over theta */
    const double oscillates = f->kind == NC_FOLLOWER_OSCILLATING_ROLLER ? f->side * position.c[1] : 0;
    const double m[2] = {f->kind == NC_FOLLOWER_ROLLER ? 1 : sin(position.c[0]),
                         f->kind == NC_FOLLOWER_ROLLER ? 0 : -f->side * cos(position.c[0])};
    n[0] = v[1] / speed; /* of the pitch curve; of the cam, the same or the opposite one */
    n[1] = -v[0] / speed;
    centre[0] = x.c[0];
    centre[1] = y.c[0];
    p[0] = centre[0] - sign * f->radius * n[0];
    p[1] = centre[1] - sign * f->radius * n[1];
    out->margin = nci_clip(1 - sign * f->radius * kappa, 1 + fabs(f->radius * kappa));
    out->curvature_radius = sign * out->margin / kappa;
    out->pressure_angle = follower_pressure_angle(n, m);
    out->speed_cam = speed * out->margin;
    out->speed_follower = -sign * f->radius * (turn - 1 - oscillates);
    const double own = f->kind == NC_FOLLOWER_ROLLER ? 0 : NCI_PI + f->side * position.c[0];
    out->face = remainder(atan2(-sign * n[1], -sign * n[0]) - own, NCI_TWO_PI);
    n[0] *= sign;
    n[1] *= sign;
    return NC_OK;
}

static int follower_flat_point(const struct nc_follower *f, struct nci_series position, double n[2],
                               double p[2], struct nc_cam_point *out)
{
    struct nci_series angle, h;
    nci_follower_face(f, position, &angle, &h);
    if (angle.c[1] == 0)
        return NC_E_SINGULAR;
    const struct nci_series slope =
        nci_series_times(nci_series_der(h), nci_series_inverse(nci_series_der(angle)));
    const double m[2] = {1, 0};
    const double c = cos(angle.c[0]), s = sin(angle.c[0]);
    n[0] = c;
    n[1] = s;
    p[0] = h.c[0] * c - slope.c[0] * s; /* p = h e_n + h' e_phi */
    p[1] = h.c[0] * s + slope.c[0] * c;
    out->curvature_radius =
        nci_clip(h.c[0] + slope.c[1] / angle.c[1], fabs(h.c[0]) + fabs(slope.c[1] / angle.c[1]));
    out->speed_cam = out->curvature_radius * angle.c[1];
    out->margin = angle.c[1] > 0 ? out->curvature_radius : -fabs(out->curvature_radius);
    if (f->kind == NC_FOLLOWER_FLAT) {
        out->pressure_angle = follower_pressure_angle(n, m);
        out->face = slope.c[0] - f->offset;
        out->speed_follower = slope.c[1];
        return NC_OK;
    }
    /* The arm turns about the pivot a u; where the contact lies along the face, from the foot of the pivot.
     */
    const double from[2] = {p[0] - f->pivot, p[1]};
    const double motion[2] = {-f->side * from[1], f->side * from[0]};
    out->pressure_angle = follower_pressure_angle(n, motion);
    out->face = slope.c[0] + f->pivot * s;
    out->speed_follower = slope.c[1] + f->pivot * c * (angle.c[1] - 1);
    return NC_OK;
}

int nci_cam_point(const struct nc_follower *f, double theta, struct nci_series position,
                  double base_position, struct nc_cam_point *out)
{
    double n[2], p[2], centre[2] = {NAN, NAN};
    const int status = nci_follower_is_flat(f) ? follower_flat_point(f, position, n, p, out)
                                               : follower_roller_point(f, position, n, p, centre, out);
    if (status)
        return status;
    const double c = cos(theta), s = sin(theta);
    for (int i = 0; i < 4; i++)
        out->lift[i] = position.c[i];
    out->lift[0] -= base_position;
    out->position = position.c[0];
    out->point[0] = p[0] * c - p[1] * s;
    out->point[1] = p[0] * s + p[1] * c;
    out->normal[0] = n[0] * c - n[1] * s;
    out->normal[1] = n[0] * s + n[1] * c;
    out->normal_angle = atan2(out->normal[1], out->normal[0]);
    out->centre[0] = centre[0] * c - centre[1] * s;
    out->centre[1] = centre[0] * s + centre[1] * c;
    return nci_finite(out->lift, 4) && nci_finite(out->point, 2) && nci_finite(out->normal, 2)
               ? NC_OK
               : NC_E_SINGULAR;
}

int nci_cam_potential(const struct nc_follower *f, double theta, struct nci_series position,
                      double *argument, double potential[4])
{
    struct nci_series x, y, angle, value;
    if (nci_follower_is_flat(f)) {
        nci_follower_face(f, position, &angle, &value);
    } else {
        nci_follower_centre(f, position, &x, &y);
        value = nci_series_sqrt(nci_series_add(nci_series_times(x, x), 1, nci_series_times(y, y)));
        angle = nci_series_angle(x, y);
        angle.c[1] += 1; /* relative to u, which turns */
    }
    if (!(angle.c[1] > 0)) /* the normal or the centre stands still or turns back: an undercut */
        return NC_E_NOT_UNIQUE;
    *argument = theta + angle.c[0];
    const struct nci_series i = nci_series_inverse(nci_series_der(angle));
    for (int k = 0; k < 4; k++) { /* d/dargument = (d/dtheta)/angle' */
        potential[k] = value.c[0];
        value = nci_series_times(nci_series_der(value), i);
    }
    return nci_finite(potential, 4) ? NC_OK : NC_E_SINGULAR;
}
