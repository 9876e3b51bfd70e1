/* The boundary of a spatial body at a normal, and its motion with the normal. */
#include "spatial/spatial.h"

void nci_principal(const double S[6], const double n[3], double value[2], double direction[2][3])
{
    double t[3], s[3], St[3], Ss[3];
    nci_tangents(n, t, s);
    nci_symmetric(S, t, St);
    nci_symmetric(S, s, Ss);
    const double tt = nci_dot(t, St), ts = nci_dot(t, Ss), ss = nci_dot(s, Ss);
    /* One Jacobi rotation, by the smaller of the two possible angles: stable for every ratio of the
     * eigenvalues, and the identity at an umbilic. */
    double tangent = 0;
    if (ts != 0) {
        const double slope = (ss - tt) / (2 * ts);
        tangent = copysign(1, slope) / (fabs(slope) + sqrt(1 + slope * slope));
    }
    const double c = 1 / sqrt(1 + tangent * tangent), d = tangent * c;
    const double first = tt - tangent * ts, second = ss + tangent * ts;
    const int ordered = first <= second;
    value[0] = ordered ? first : second;
    value[1] = ordered ? second : first;
    for (int i = 0; i < 3; i++) {
        const double one = c * t[i] - d * s[i], two = d * t[i] + c * s[i];
        direction[0][i] = ordered ? one : two;
        direction[1][i] = ordered ? two : -one;
    }
}

int nci_curvatures(const double point[3], double radius[2], double kappa[2])
{
    double size = fabs(point[0]) + fabs(point[1]) + fabs(point[2]);
    kappa[0] = kappa[1] = NAN;
    for (int i = 0; i < 2; i++)
        if (radius[i] != INFINITY)
            size += fabs(radius[i]);
    if (!nci_finite(&size, 1))
        return NC_E_SINGULAR;
    for (int i = 0; i < 2; i++)
        if (fabs(radius[i]) <= 64 * DBL_EPSILON * size)
            radius[i] = 0;
    if (radius[0] < 0 || radius[1] < 0)
        return NC_E_NOT_CONVEX;
    for (int i = 0; i < 2; i++)
        kappa[i] = radius[i] > 0 ? 1 / radius[i] : INFINITY;
    return NC_OK;
}

/* Directions and radii where the boundary is flat in one direction, the second, or in both. */
static void boundary_flat(const struct nci_jet *jet, const double n[3], double radius[2],
                          double direction[2][3])
{
    double extent[2], bent[3];
    nci_principal(jet->flat, n, extent, direction);
    nci_symmetric(jet->H, direction[0], bent);
    radius[0] = extent[0] > 1e-12 * extent[1] ? INFINITY : nci_dot(direction[0], bent);
    radius[1] = INFINITY;
}

int nci_boundary(const double *shape, size_t n, const double x[3], struct nc_spatial_boundary *boundary,
                 double H[6])
{
    struct nci_jet jet;
    int status = nci_spatial_sum(shape, n, x, 2, NULL, NULL, &jet);
    if (nci_failed(status))
        return status;
    if (!(nci_finite(&jet.h, 1) && nci_finite(jet.g, 3) && nci_finite(jet.H, 6)))
        return NC_E_SINGULAR;
    boundary->h = jet.h;
    memcpy(boundary->point, jet.g, sizeof jet.g);
    memcpy(H, jet.H, sizeof jet.H);
    if (status)
        boundary_flat(&jet, x, boundary->radius, boundary->direction);
    else
        nci_principal(jet.H, x, boundary->radius, boundary->direction);
    const int sound = nci_curvatures(boundary->point, boundary->radius, boundary->kappa);
    return sound ? sound : status;
}

int nc_spatial_boundary(const double *shape, size_t n, const double normal[3],
                        struct nc_spatial_boundary *boundary)
{
    static const struct nc_spatial_boundary none = {.h = NAN,
                                                    .point = NCI_NONE3,
                                                    .radius = NCI_NONE2,
                                                    .kappa = NCI_NONE2,
                                                    .direction = {NCI_NONE3, NCI_NONE3}};
    double x[3], H[6];
    if (!boundary)
        return NC_E_NULL;
    *boundary = none;
    int status = normal ? nci_unit(normal, x) : NC_E_NULL;
    if (!status)
        status = nci_boundary(shape, n, x, boundary, H);
    if (status == NC_E_SINGULAR)
        *boundary = none;
    return status;
}
