/* The parameters in which a spatial potential is linear, and the derivatives with respect to them; see
 * planar/coefficients.c. The basis of harmonics is in harmonics.c. */
#include "spatial/spatial.h"

/* Kinds that are not linear in any parameter. */
#define SPATIAL_NOT_LINEAR(name)                                                                           \
    int nci_spatial_##name##_basis(const struct nci_term *term, const double x[3], nci_spatial_add *add,   \
                                   void *context)                                                          \
    {                                                                                                      \
        (void)term, (void)x, (void)add, (void)context;                                                     \
        return NC_OK;                                                                                      \
    }
SPATIAL_NOT_LINEAR(ellipsoid)
SPATIAL_NOT_LINEAR(quadratic)
SPATIAL_NOT_LINEAR(superellipsoid)
SPATIAL_NOT_LINEAR(superovoid)
SPATIAL_NOT_LINEAR(hull)
#undef SPATIAL_NOT_LINEAR

int nci_spatial_offset_basis(const struct nci_term *term, const double x[3], nci_spatial_add *add,
                             void *context)
{
    if (term->count != 1)
        return NC_E_COUNT;
    add(context, term->parameter, 1, x);
    return NC_OK;
}

int nci_spatial_shift_basis(const struct nci_term *term, const double x[3], nci_spatial_add *add,
                            void *context)
{
    if (term->count != 3)
        return NC_E_COUNT;
    for (int i = 0; i < 3; i++) {
        const double g[3] = {i == 0, i == 1, i == 2};
        add(context, term->parameter + i, x[i], g);
    }
    return NC_OK;
}

/* From the half-plane of a profile to space: h e_n + h' e_phi, e_phi along the meridian. */
struct basis_meridian {
    const double *x;
    double e[3];
    nci_spatial_add *add;
    void *context;
};

static void add_profile(void *context, const double *parameter, const double jet[4])
{
    const struct basis_meridian *m = context;
    double g[3];
    for (int i = 0; i < 3; i++)
        g[i] = jet[0] * m->x[i] + jet[1] * m->e[i];
    m->add(m->context, parameter, jet[0], g);
}

int nci_spatial_revolved_basis(const struct nci_term *term, const double x[3], nci_spatial_add *add,
                               void *context)
{
    const double c = hypot(x[0], x[1]), s = x[2];
    struct basis_meridian m = {x, {0, 0, 0}, add, context};
    if (c > 0) { /* at a pole all meridians meet: their mean */
        m.e[0] = -s * x[0] / c;
        m.e[1] = -s * x[1] / c;
        m.e[2] = c;
    }
    return nci_planar_basis(term->parameter, term->count, atan2(s, c), c, s, add_profile, &m);
}

struct basis_turn {
    const double *q;
    nci_spatial_add *add;
    void *context;
};

static void add_turned(void *context, const double *parameter, double h, const double g[3])
{
    const struct basis_turn *turn = context;
    double back[3];
    nci_rotate(turn->q, g, back);
    turn->add(turn->context, parameter, h, back);
}

static int spatial_basis_term(const struct nci_term *term, const double x[3], nci_spatial_add *add,
                              void *context)
{
    switch (term->kind) {
#define BASIS(NAME, number, name, curvature, parameters)                                                   \
    case NC_SPATIAL_##NAME:                                                                                \
        return nci_spatial_##name##_basis(term, x, add, context);
        NC_SPATIAL_TERMS(BASIS)
#undef BASIS
    default:
        return nci_kind_is_planar(term->kind) ? NC_E_DIMENSION : NC_E_KIND;
    }
}

int nci_spatial_rotated_basis(const struct nci_term *term, const double x[3], nci_spatial_add *add,
                              void *context)
{
    struct basis_turn turn = {term->parameter, add, context};
    struct nci_term inner;
    double y[3];
    const int status = nci_spatial_inner(term, &inner);
    if (status)
        return status;
    nci_rotate_back(turn.q, x, y);
    return spatial_basis_term(&inner, y, add_turned, &turn);
}

int nci_spatial_basis(const double *shape, size_t n, const double x[3], nci_spatial_add *add, void *context)
{
    struct nci_reader reader = {NULL, NULL, 0};
    struct nci_term term;
    int status = nci_read(&reader, shape, n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(spatial_basis_term(&term, x, add, context) % NC_TERM, term.number);
    }
    return status;
}

static void spatial_add_index(void *context, const double *parameter, double h, const double g[3])
{
    (void)h, (void)g;
    nci_index_add(context, parameter);
}

int nc_spatial_coefficients(const double *shape, size_t n, size_t capacity, size_t *index, size_t *count)
{
    static const double up[3] = {0, 0, 1};
    struct nci_index_list list = {shape, index, capacity, 0};
    if (!count || (capacity && !index))
        return NC_E_NULL;
    const int status = nci_spatial_basis(shape, n, up, spatial_add_index, &list);
    *count = status ? 0 : list.count;
    return status;
}

/* Where derivatives go; finite tells whether all are. */
struct spatial_basis_sink {
    double *h, *point;
    size_t capacity, count;
    int finite;
};

static void spatial_add_derivative(void *context, const double *parameter, double h, const double g[3])
{
    struct spatial_basis_sink *sink = context;
    const size_t i = sink->count++;
    (void)parameter;
    if (i >= sink->capacity)
        return;
    sink->finite = sink->finite && nci_finite(&h, 1) && nci_finite(g, 3);
    if (sink->h)
        sink->h[i] = h;
    for (size_t k = 0; k < 3 && sink->point; k++)
        sink->point[3 * i + k] = g[k];
}

int nc_spatial_sensitivity(const double *shape, size_t n, const double normal[3], size_t count, double *h,
                           double *point)
{
    struct spatial_basis_sink sink = {h, point, count, 0, 1};
    double x[3];
    int status = normal ? nci_unit(normal, x) : NC_E_NULL;
    if (!status)
        status = nci_spatial_basis(shape, n, x, spatial_add_derivative, &sink);
    if (!status)
        status = sink.count != count ? NC_E_OPTION : sink.finite ? NC_OK : NC_E_SINGULAR;
    if (status && h)
        nci_not_a_number(h, count);
    if (status && point)
        nci_not_a_number(point, 3 * count);
    return status;
}
