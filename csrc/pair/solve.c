/* Body against body in space: all there is to know. */
#include "pair/result.h"

/* What a user may set, with the defaults filled in. */
int nci_pair_options(const struct nc_pair_options *given, struct nc_pair_options *options)
{
    static const struct nc_pair_options defaults = NCI_PAIR_DEFAULTS;
    *options = given ? *given : defaults;
    if (options->tolerance == 0)
        options->tolerance = defaults.tolerance;
    if (options->cells == 0)
        options->cells = defaults.cells;
    return options->radius_a >= 0 && options->radius_b >= 0 && options->radius_a < INFINITY &&
                   options->radius_b < INFINITY && options->tolerance > 0 && options->tolerance <= 0.1 &&
                   options->cells > 0
               ? NC_OK
               : NC_E_OPTION;
}

/* H += the Hessians of the parts of a body, and of its offset, in full form. */
static void pair_radii(const struct nci_pair *pair, const struct nci_pair_state *state, int body,
                       double H[9])
{
    static const int packed[9] = {0, 1, 2, 1, 3, 4, 2, 4, 5};
    const double *n = state->n, offset = pair->offset[body];
    for (int j = 0; j < 9; j++)
        H[j] = offset * ((j % 4 == 0) - n[j / 3] * n[j % 3]);
    for (int k = 0; k < pair->parts; k++) {
        double part[6];
        if (pair->body[k] != body)
            continue;
        nci_pair_hessian(pair, state, k, part);
        for (int j = 0; j < 9; j++)
            H[j] += part[packed[j]];
    }
}

/* The same as nci_pair_deliver, and what else there is. */
static int pair_fill(struct nci_pair *pair, struct nci_pair_state *state, double step[3],
                     struct nc_spatial_pair *result)
{
    int status = pair->flat ? NC_OK : nci_pair_polish(pair, state, step);
    if (!status)
        status = nci_pair_deliver(pair, state, step, result->normal, &result->gap, result->point_a,
                                  result->point_b);
    pair_radii(pair, state, 0, result->radii_a);
    pair_radii(pair, state, 1, result->radii_b);
    result->evaluations = pair->evaluations;
    return status;
}

static void pair_fail(struct nc_spatial_pair *result)
{
    double *number = &result->gap;
    const size_t count = (sizeof *result - offsetof(struct nc_spatial_pair, gap)) / sizeof *number;
    result->proof = NC_PAIR_NOTHING;
    for (size_t j = 0; j < count; j++)
        number[j] = NAN;
}

int nc_spatial_pair_solve(const double *shape_a, size_t na, const double *shape_b, size_t nb,
                          const double r[3], const double q[9], const double *start,
                          const struct nc_pair_options *options, struct nc_spatial_pair *result)
{
    struct nci_pair pair;
    struct nci_pair_state state;
    struct nc_pair_options used;
    double step[3], upper = NAN;
    if (!result)
        return NC_E_NULL;
    pair_fail(result);
    result->evaluations = 0;
    int status = nci_pair_options(options, &used);
    if (!status)
        status = nci_pair_read(&pair, shape_a, na, shape_b, nb, r, q);
    if (!status)
        status = nci_pair_find(&pair, start, &used, &state, step, &result->proof, &upper);
    if (!status)
        status = pair_fill(&pair, &state, step, result);
    if (status) {
        pair_fail(result);
        return status;
    }
    memcpy(result->reference_b, r, sizeof result->reference_b);
    if (result->proof == NC_PAIR_SEPARATED || result->proof == NC_PAIR_BALL) {
        upper = nci_pair_bound(&pair, &used, &state);
        result->proof = result->gap > 0 ? NC_PAIR_SEPARATED : NC_PAIR_BALL;
    }
    const double offset = pair.offset[0] + pair.offset[1];
    result->upper = result->proof == NC_PAIR_NOTHING ? INFINITY : fmax(upper - offset, result->gap);
    return result->proof == NC_PAIR_NOTHING ? NC_E_UNDECIDED : NC_OK;
}
