/* The parameters in which a planar potential is linear, and the derivatives with respect to them: the functions that
 * they are the coefficients of. */
#include "planar/planar.h"

/* Kinds that are not linear in any parameter. */
#define PLANAR_NOT_LINEAR(name)                                                                            \
    int nci_planar_##name##_basis(const struct nci_term *term, double phi, double c, double s,             \
                                  nci_planar_add *add, void *context)                                      \
    {                                                                                                      \
        (void)term, (void)phi, (void)c, (void)s, (void)add, (void)context;                                 \
        return NC_OK;                                                                                      \
    }
PLANAR_NOT_LINEAR(ellipse)
PLANAR_NOT_LINEAR(superellipse)
#undef PLANAR_NOT_LINEAR

/* Kinds of at most six parameters that are linear in one of them: evaluated with a one in its place. */
static int planar_basis_one(const struct nci_term *term, size_t place, double phi, double c, double s,
                            nci_planar_add *add, void *context)
{
    double parameter[6] = {0}, jet[4] = {0, 0, 0, 0};
    struct nci_term unit = *term;
    memcpy(parameter, term->parameter, term->count * sizeof *parameter);
    parameter[place] = 1;
    unit.parameter = parameter;
    const int status = nci_planar_term(&unit, phi, c, s, jet);
    if (!status)
        add(context, term->parameter + place, jet);
    return status;
}

int nci_planar_offset_basis(const struct nci_term *term, double phi, double c, double s,
                            nci_planar_add *add, void *context)
{
    return planar_basis_one(term, 0, phi, c, s, add, context);
}

int nci_planar_lift_basis(const struct nci_term *term, double phi, double c, double s, nci_planar_add *add,
                          void *context)
{
    return planar_basis_one(term, 1, phi, c, s, add, context);
}

int nci_planar_lobe_basis(const struct nci_term *term, double phi, double c, double s, nci_planar_add *add,
                          void *context)
{
    return planar_basis_one(term, 0, phi, c, s, add, context);
}

int nci_planar_rounded_polygon_basis(const struct nci_term *term, double phi, double c, double s,
                                     nci_planar_add *add, void *context)
{
    static const double constant[4] = {1, 0, 0, 0};
    (void)phi, (void)c, (void)s;
    add(context, term->parameter, constant);
    return NC_OK;
}

/* cos(k phi) and sin(k phi), given as c and s. */
static void planar_basis_harmonic(const double *parameter, double k, double c, double s,
                                  nci_planar_add *add, void *context)
{
    const double even[4] = {c, -k * s, -k * k * c, k * k * k * s},
                 odd[4] = {s, k * c, -k * k * s, -k * k * k * c};
    add(context, parameter, even);
    add(context, parameter + 1, odd);
}

int nci_planar_shift_basis(const struct nci_term *term, double phi, double c, double s, nci_planar_add *add,
                           void *context)
{
    (void)phi;
    planar_basis_harmonic(term->parameter, 1, c, s, add, context);
    return NC_OK;
}

int nci_planar_fourier_basis(const struct nci_term *term, double phi, double c, double s,
                             nci_planar_add *add, void *context)
{
    static const double constant[4] = {1, 0, 0, 0};
    double ck = 1, sk = 0, k = 1;
    (void)phi;
    add(context, term->parameter, constant);
    for (size_t i = 1; i < term->count; i += 2, k++) {
        const double next = ck * c - sk * s;
        sk = sk * c + ck * s;
        ck = next;
        planar_basis_harmonic(term->parameter + i, k, ck, sk, add, context);
    }
    return NC_OK;
}

int nci_planar_piecewise_basis(const struct nci_term *term, double phi, double c, double s,
                               nci_planar_add *add, void *context)
{
    static const double nothing[4] = {0, 0, 0, 0};
    const size_t pieces = (size_t)term->parameter[0], order = (size_t)term->parameter[1] + 1;
    const double *knot = term->parameter + 2, *end = term->parameter + term->count;
    double x = 0;
    (void)c, (void)s;
    const size_t piece = nci_planar_piece(term, phi, &x);
    for (const double *p = knot + pieces; p < end; p++) {
        const size_t place = (size_t)(p - knot) - pieces, k = place % order;
        if (place / order != piece) {
            add(context, p, nothing);
            continue;
        }
        double jet[4], factor = 1;
        for (size_t j = 0; j < 4; j++) { /* k (k - 1) ... x^(k - j) */
            jet[j] = j > k ? 0 : factor * pow(x, (double)(k - j));
            factor *= (double)k - (double)j;
        }
        add(context, p, jet);
    }
    return NC_OK;
}

int nci_planar_rotated_basis(const struct nci_term *term, double phi, double c, double s,
                             nci_planar_add *add, void *context)
{
    const double angle = term->parameter[0], ca = cos(angle), sa = sin(angle);
    return nci_planar_basis(term->parameter + 1, term->count - 1, phi - angle, c * ca + s * sa,
                            s * ca - c * sa, add, context);
}

static int planar_basis_term(const struct nci_term *term, double phi, double c, double s,
                             nci_planar_add *add, void *context)
{
    const int status = nci_planar_form(term);
    if (status)
        return status;
    switch (term->kind) {
#define BASIS(NAME, number, name, curvature, parameters)                                                   \
    case NC_PLANAR_##NAME:                                                                                 \
        return nci_planar_##name##_basis(term, phi, c, s, add, context);
        NC_PLANAR_TERMS(BASIS)
#undef BASIS
    default:
        return NC_E_KIND;
    }
}

int nci_planar_basis(const double *shape, size_t n, double phi, double c, double s, nci_planar_add *add,
                     void *context)
{
    struct nci_reader reader = {NULL, NULL, 0};
    struct nci_term term;
    int status = nci_read(&reader, shape, n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(planar_basis_term(&term, phi, c, s, add, context) % NC_TERM, term.number);
    }
    return status;
}

static void planar_add_index(void *context, const double *parameter, const double jet[4])
{
    (void)jet;
    nci_index_add(context, parameter);
}

int nc_planar_coefficients(const double *shape, size_t n, size_t capacity, size_t *index, size_t *count)
{
    struct nci_index_list list = {shape, index, capacity, 0};
    if (!count || (capacity && !index))
        return NC_E_NULL;
    const int status = nci_planar_basis(shape, n, 0, 1, 0, planar_add_index, &list);
    *count = status ? 0 : list.count;
    return status;
}

/* Where derivatives go; finite tells whether all are. */
struct planar_basis_sink {
    double c, s, *h, *point, *radius;
    size_t capacity, count;
    int finite;
};

static void planar_add_derivative(void *context, const double *parameter, const double jet[4])
{
    struct planar_basis_sink *sink = context;
    const size_t i = sink->count++;
    (void)parameter;
    if (i >= sink->capacity)
        return;
    sink->finite = sink->finite && nci_finite(jet, 3);
    if (sink->h)
        sink->h[i] = jet[0];
    if (sink->point) { /* h e_n + h' e_phi */
        sink->point[2 * i] = jet[0] * sink->c - jet[1] * sink->s;
        sink->point[2 * i + 1] = jet[0] * sink->s + jet[1] * sink->c;
    }
    if (sink->radius)
        sink->radius[i] = jet[0] + jet[2];
}

int nc_planar_sensitivity(const double *shape, size_t n, double phi, size_t count, double *h, double *point,
                          double *radius)
{
    struct planar_basis_sink sink = {cos(phi), sin(phi), h, point, radius, count, 0, 1};
    int status = isfinite(phi)
                     ? nci_planar_basis(shape, n, phi, sink.c, sink.s, planar_add_derivative, &sink)
                     : NC_E_ARGUMENT;
    if (!status)
        status = sink.count != count ? NC_E_OPTION : sink.finite ? NC_OK : NC_E_SINGULAR;
    for (size_t i = 0; i < count && status; i++) {
        if (h)
            h[i] = NAN;
        if (point)
            point[2 * i] = point[2 * i + 1] = NAN;
        if (radius)
            radius[i] = NAN;
    }
    return status;
}
