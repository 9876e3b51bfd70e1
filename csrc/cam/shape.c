/* The cam for a lift law as a planar shape. */
#include "cam/cam.h"

/* Joints of the law closer than this to a place count as this place; its one-sided derivatives are taken
 * that far from it. */
#define PROFILE_PLACE 1e-14

struct profile {
    const double *law;
    size_t n;
    const struct nc_follower *follower;
    double base_radius, base;
};

/* Argument and potential of the cam at theta, if there is no undercut. */
static int profile_at(const struct profile *cam, double theta, double *argument, double potential[4])
{
    struct nci_series position;
    struct nc_cam_point point;
    int status = nci_planar_jet(cam->law, cam->n, theta, cos(theta), sin(theta), 3, position.c);
    if (!status) {
        position.c[0] += cam->base;
        status = nci_cam_potential(cam->follower, theta, position, argument, potential);
    }
    if (!status)
        status = nc_cam_from_lift(cam->law, cam->n, cam->follower, cam->base_radius, theta, &point);
    if (!status && !(point.margin > 0))
        status = NC_E_NOT_UNIQUE;
    return status;
}

/* The pieces from the joint at `from` to the next one, at `to`: `count` of them, written behind the first
 * `done` of `pieces`. knot may be NULL. */
static int profile_stretch(const struct profile *cam, double from, double to, size_t count, size_t done,
                           size_t pieces, double *knot)
{
    double left[4], right[4], c[8], start, end;
    const double width = (to - from) / (double)count;
    int status = profile_at(cam, from + PROFILE_PLACE, &start, left);
    for (size_t i = 0; i < count && !status; i++) {
        const double theta = i + 1 < count ? from + width * (double)(i + 1) : to - PROFILE_PLACE;
        status = profile_at(cam, theta, &end, right);
        if (!status && !(end > start))
            status = NC_E_NOT_UNIQUE;
        if (status)
            break;
        nci_planar_hermite(left, right, end - start, c);
        if (!nci_finite(c, 8))
            return NC_E_SINGULAR;
        if (knot) {
            knot[done + i] = start;
            memcpy(knot + pieces + 8 * (done + i), c, sizeof c);
        }
        memcpy(left, right, sizeof left);
        start = end;
    }
    return status;
}

/* All pieces, shared out over the stretches between the joints of the law by their lengths. */
static int profile_pieces(const struct profile *cam, size_t pieces, double *knot)
{
    double first, from, to;
    size_t done = 0;
    int status = nci_planar_next_joint(cam->law, cam->n, 0, &first);
    if (status)
        return status;
    if (!isfinite(first))
        first = 0;
    for (from = first; done < pieces; from = to) {
        status = nci_planar_next_joint(cam->law, cam->n, from, &to);
        if (status)
            return status;
        to = fmin(to, first + NCI_TWO_PI);
        if (to > first + NCI_TWO_PI - 1e-9)
            to = first + NCI_TWO_PI;
        const double share = floor((double)pieces * (to - first) / NCI_TWO_PI + 0.5);
        const size_t until = share > (double)done ? (size_t)share : done + 1;
        if (until > pieces || (until == pieces && to < first + NCI_TWO_PI))
            return NC_E_OPTION; /* more joints than pieces */
        status = profile_stretch(cam, from, to, until - done, done, pieces, knot);
        if (status)
            return status;
        done = until;
    }
    return NC_OK;
}

size_t nc_cam_shape(double *shape, size_t capacity, const double *law, size_t n,
                    const struct nc_follower *follower, double base_radius, size_t pieces)
{
    struct profile cam = {law, n, follower, base_radius, 0};
    if (pieces < 8 || pieces > 4096 || nc_planar_check(law, n) || nci_follower_check(follower) ||
        nci_follower_base(follower, base_radius, &cam.base))
        return 0;
    if (follower->kind == NC_FOLLOWER_FLAT ||
        (follower->kind == NC_FOLLOWER_ROLLER && follower->offset == 0)) {
        double argument, potential[4];
        for (size_t i = 0; i < pieces; i++)
            if (profile_at(&cam, NCI_TWO_PI * (double)i / (double)pieces, &argument, potential))
                return 0;
        const size_t size = nc_planar_offset(shape, capacity, cam.base);
        if (shape && capacity >= size + n)
            memcpy(shape + size, law, n * sizeof *law);
        return size + n;
    }
    const size_t size = 4 + 9 * pieces;
    double *p = nci_build_start(shape, capacity, NC_PLANAR_PIECEWISE, size - 2);
    if (p) {
        p[0] = (double)pieces;
        p[1] = 7;
    }
    if (profile_pieces(&cam, pieces, p ? p + 2 : NULL))
        return 0;
    return p && nc_planar_check(shape, size) ? 0 : size; /* a kink of the law at a joint */
}
