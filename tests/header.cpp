// The public header in C++: every declaration parses, and the functions have C linkage.
#include <normalcontact.h>

int main()
{
    double shape[4], out[4];
    const size_t n = nc_planar_ellipse(shape, 4, 2, 1);
    return nc_planar_eval(shape, n, 0, out) == NC_OK && out[0] == 2 ? 0 : 1;
}
