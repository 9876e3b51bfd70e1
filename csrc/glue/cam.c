/* Cams for Modelica. */
#include "glue/modelica.h"

/* The cam of a finger follower with a roller for a lift law of the arm's angle: its polar potential, 4 + 9 pieces
 * numbers. */
NC_API void NormalContact_fingerCam(const double *law, size_t n, double base_radius, double roller,
                                    double arm, double pivot, int side, int pieces, const char *name,
                                    double *shape)
{
    const struct nc_follower follower = {
        .kind = NC_FOLLOWER_OSCILLATING_ROLLER, .radius = roller, .arm = arm, .pivot = pivot, .side = side};
    const size_t count = pieces < 0 ? 0 : (size_t)pieces;
    struct nc_cam_point point;
    if (!((side == 1 || side == -1) && base_radius > 0 && roller > 0 && arm > 0 && pivot > 0))
        glue_require_of(name, NC_E_OPTION, "side (1 or -1), r, R, l, a (positive) of a finger");
    int status = nc_cam_from_lift(law, n, &follower, base_radius, 0, &point);
    if (status == NC_OK && nc_cam_shape(shape, 4 + 9 * count, law, n, &follower, base_radius, count) == 0)
        status = NC_E_UNDERCUT;
    const double pitch = base_radius + roller;
    if (status == NC_E_RADIUS && pitch > 0 && !(pitch > fabs(pivot - arm) && pitch < pivot + arm))
        glue_require_of(name, NC_E_NO_SOLUTION,
                        "triangle of cam axis, pivot and roller with the sides a, l and r + R, "
                        "each shorter than the sum of the others");
    glue_require_of(name, status, "cam of a finger follower");
}
