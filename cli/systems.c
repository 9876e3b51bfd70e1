#include <string.h>

#include "system.h"

const struct system *const all_systems[] = {
    &rolling_wheel,
    &rolling_ellipse,
    &rocking_foot,
    &foot_strike,
    &passive_walker,
    &cam_roller_tappet,
    &cam_flat_tappet,
    &cylinder_head,
    &rolling_ellipsoid,
    &rattleback,
    &tumbling_superellipsoid,
    &ball_in_bowl,
    &oloid,
    &freeform_cam,
    &ellipsoid_on_torus,
    &ellipse_pair,
    &ellipsoids_in_box,
    NULL,
};

const struct system *system_named(const char *name)
{
    for (size_t i = 0; all_systems[i]; i++)
        if (strcmp(all_systems[i]->name, name) == 0)
            return all_systems[i];
    return NULL;
}
