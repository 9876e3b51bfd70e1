/* Body against body in space: the signed distance with its normal and points, as fast as it can be had. */
#include "pair/result.h"

int nc_spatial_pair(const double *shape_a, size_t na, const double *shape_b, size_t nb, const double r[3],
                    const double q[9], double normal[3], double *gap, double point_a[3], double point_b[3])
{
    static const struct nc_pair_options defaults = NCI_PAIR_DEFAULTS;
    struct nci_pair pair;
    struct nci_pair_state state;
    double step[3], upper;
    int proof;
    if (!(normal && gap && point_a && point_b))
        return NC_E_NULL;
    int status = nci_pair_read(&pair, shape_a, na, shape_b, nb, r, q);
    if (!status)
        status = nci_pair_find(&pair, normal, &defaults, &state, step, &proof, &upper);
    if (!status && proof == NC_PAIR_NOTHING)
        status = NC_E_UNDECIDED;
    const int thin = pair.thin > 1 && !pair.flat;
    if (!status && thin)
        status = nci_pair_polish(&pair, &state, step);
    if (!status) {
        status = nci_pair_deliver(&pair, &state, step, normal, gap, point_a, point_b);
        if (status == NC_E_NO_CONVERGENCE && !thin &&
            !pair.flat) { /* the radii change fast: one more step */
            status = nci_pair_polish(&pair, &state, step);
            if (!status)
                status = nci_pair_deliver(&pair, &state, step, normal, gap, point_a, point_b);
        }
    }
    if (!status)
        return NC_OK;
    for (int j = 0; j < 3; j++)
        normal[j] = point_a[j] = point_b[j] = NAN;
    *gap = NAN;
    return status;
}
