#include "foot.h"

#include <math.h>

#include "../system.h"
#include "normalcontact.h"

size_t foot_shape(double shape[FOOT_SIZE], double R)
{
    /* 000 (85) by harmonics of alpha */
    const double a[] = {R * 0.9 * cos(PI / 5), -R / 6 * sin(2 * PI / 5), -R / 15 * sin(3 * PI / 5)};
    const double b[] = {R * 0.9 * sin(PI / 5), R / 6 * cos(2 * PI / 5), R / 15 * cos(3 * PI / 5)};
    return nc_planar_rolling(shape, FOOT_SIZE, R, a, b, 3);
}
