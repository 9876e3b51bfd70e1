/* Where does an ellipsoid touch a plane? With the library installed:
 *     cc five_lines.c $(pkg-config --cflags --libs normalcontact) -o five_lines */
#include <normalcontact.h>
#include <stdio.h>

int main(void)
{
    double shape[8], height, point[3], normal[3] = {0.6, 0, -0.8};
    size_t n = nc_spatial_ellipsoid(shape, sizeof shape / sizeof *shape, 0.1, 0.2, 0.3);
    int status = nc_spatial_eval(shape, n, normal, &height, point, NULL);
    printf("%s: centre %.6f m above the plane, contact at (%.6f, %.6f, %.6f) m\n", nc_message(status),
           height, point[0], point[1], point[2]);
    return status;
}
