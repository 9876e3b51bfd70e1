/* Least squares on the circle under "no curvature radius h + h'' is below rho": cuts at its minima, until the
 * certified search finds none below rho. */
#include "fit/fit.h"

int nci_planar_solution_new(struct nci_planar_solution *s, const struct nci_basis *basis)
{
    *s = (struct nci_planar_solution){.x = nci_room(basis->n, 1),
                                      .n = nci_basis_shape(basis, NULL, NULL, 0)};
    s->shape = nci_room(s->n, 1);
    return s->x && s->shape ? NC_OK : NC_E_MEMORY;
}

void nci_planar_solution_free(struct nci_planar_solution *s)
{
    free(s->x);
    free(s->shape);
    free(s->cut);
    *s = (struct nci_planar_solution){0};
}

/* Everything a round needs. */
struct cutting {
    const struct nci_basis *basis;
    struct nci_planar_solution *solution;
    struct nci_active_set set;
    double target, tolerance;
    double *row;          /* room for two rows of coefficients */
    double *sample, *rho; /* angles and curvature radii there */
    size_t samples;
};

/* Adds the cut rho(phi) >= target: base and series together. */
static int cut_at(struct cutting *c, double phi)
{
    const size_t n = c->basis->n;
    double base[4], *second = c->row + n;
    nci_basis_base(c->basis, phi, base);
    nci_basis_row(c->basis, phi, 0, c->row);
    nci_basis_row(c->basis, phi, 2, second);
    for (size_t i = 0; i < n; i++)
        c->row[i] += second[i];
    if (!isfinite(base[0] +
                  base[2])) /* the corner of a segment: its curvature radius is that of the rest */
        base[0] = base[2] = 0;
    const double label[NCI_LABEL] = {phi};
    return nci_active_cut(&c->set, c->row, c->target - base[0] - base[2], 0, label);
}

/* Curvature radius and its slope. */
static double cut_radius(const struct cutting *c, double phi, double *slope)
{
    double h[4];
    if (nci_planar_sum(c->solution->shape, c->solution->n, phi, cos(phi), sin(phi), h) ||
        !nci_finite(h, 4)) {
        *slope = 0;
        return INFINITY;
    }
    *slope = h[1] + h[3];
    return h[0] + h[2];
}

/* Equal steps, and five in each piece of a spline. */
static int cut_samples(struct cutting *c)
{
    const struct nci_basis *b = c->basis;
    const size_t even = b->form == NC_FIT_FOURIER ? 8 * b->n + 64 : 64, most = even + 5 * b->pieces;
    size_t piece = 0, step = 0;
    c->sample = nci_room(most, 1);
    c->rho = nci_room(most + 1, 1);
    if (!c->sample || !c->rho)
        return NC_E_MEMORY;
    const double start = b->pieces ? b->knot[0] : 0;
    while (step < even || piece < 5 * b->pieces) { /* merged in order */
        const double a = step < even ? start + NCI_TWO_PI * (double)step / (double)even : INFINITY;
        double d = INFINITY;
        if (piece < 5 * b->pieces) {
            const size_t i = piece / 5;
            d = b->knot[i] + (b->knot[i + 1] - b->knot[i]) * (double)(piece % 5) / 5;
        }
        c->sample[c->samples++] = fmin(a, d);
        step += a <= d;
        piece += d <= a;
    }
    return NC_OK;
}

/* The minimum between two angles: the zero of the slope by bisection and secants. */
static double cut_minimum(const struct cutting *c, double left, double right)
{
    double down, up, slope;
    cut_radius(c, left, &down);
    cut_radius(c, right, &up);
    if (!(down < 0 && up > 0))
        return down < 0 ? right : left;
    for (int i = 0; i < 40 && right - left > 1e-9; i++) {
        const double secant = left - down * (right - left) / (up - down), room = 0.05 * (right - left);
        const double at = i % 3 == 2 ? (left + right) / 2 : fmin(fmax(secant, left + room), right - room);
        cut_radius(c, at, &slope);
        if (slope < 0) {
            left = at;
            down = slope;
        } else {
            right = at;
            up = slope;
        }
    }
    return (left + right) / 2;
}

/* Cuts at all minima of the samples that are too low; their number. */
static int cut_minima(struct cutting *c, size_t *found)
{
    double slope;
    int status = NC_OK;
    *found = 0;
    for (size_t i = 0; i < c->samples; i++)
        c->rho[i] = cut_radius(c, c->sample[i], &slope);
    for (size_t i = 0; i < c->samples && !status; i++) {
        const size_t before = i ? i - 1 : c->samples - 1, after = i + 1 < c->samples ? i + 1 : 0;
        if (!(c->rho[i] <= c->rho[before] && c->rho[i] < c->rho[after]))
            continue;
        const double at = c->sample[i], left = c->sample[before] - (i ? 0 : NCI_TWO_PI);
        const double right = c->sample[after] + (after ? 0 : NCI_TWO_PI);
        cut_radius(c, at, &slope);
        const double lowest = slope > 0 ? cut_minimum(c, left, at) : cut_minimum(c, at, right);
        const double rho = fmin(cut_radius(c, lowest, &slope), c->rho[i]);
        if (rho < c->target - c->tolerance) {
            status = cut_at(c, rho < c->rho[i] ? lowest : at);
            ++*found;
        }
    }
    return status;
}

static int cut_solve(struct cutting *c)
{
    const int status = nci_active_solve(&c->set, c->tolerance / 8);
    memcpy(c->solution->x, c->set.x, c->basis->n * sizeof *c->set.x);
    nci_basis_shape(c->basis, c->solution->x, c->solution->shape, c->solution->n);
    nci_active_trim(&c->set);
    return status;
}

/* The cuts that matter, for the next problem. */
static int cut_keep(struct cutting *c)
{
    struct nci_planar_solution *s = c->solution;
    free(s->cut);
    s->cut = nci_room(c->set.cuts, 1);
    s->cuts = s->cut ? c->set.cuts : 0;
    for (size_t i = 0; i < s->cuts; i++)
        s->cut[i] = c->set.label[i * NCI_LABEL];
    return s->cut ? NC_OK : NC_E_MEMORY;
}

/* The kernel's own certificate; what is missing to rho, mostly rounding, is added to the potential. */
static int cut_prove(struct cutting *c, double rho)
{
    struct nci_planar_solution *s = c->solution;
    struct nc_planar_convexity bounds;
    double missing = 0;
    for (int trial = 0; trial < 6; trial++) {
        const int status = nc_planar_convexity(s->shape, s->n, 1e-9, 0, &bounds);
        if (status)
            return status;
        s->lower = bounds.lower;
        s->upper = bounds.upper;
        s->lower_at = bounds.angle;
        if (bounds.lower >= rho)
            return NC_OK;
        missing = fmax(2 * missing, (rho - bounds.lower) * (1 + 1e-9));
        nci_basis_lift(c->basis, missing, s->x);
        nci_basis_shape(c->basis, s->x, s->shape, s->n);
    }
    return NC_E_UNDECIDED;
}

static int cut_rounds(struct cutting *c, double rho, int prove)
{
    struct nc_planar_convexity bounds;
    int status = cut_solve(c);
    for (int round = 0; round < 60 && !status; round++) {
        size_t found;
        status = cut_minima(c, &found);
        if (!status && found == 0) {
            if (!prove)
                return NC_OK;
            status = nc_planar_convexity(c->solution->shape, c->solution->n, 1e-7, 0, &bounds);
            if (status ||
                !(bounds.upper < rho - 64 * c->tolerance)) /* else: a minimum between the samples */
                break;
            status = cut_at(c, bounds.angle);
        }
        if (!status)
            status = cut_solve(c);
    }
    if (status == NC_E_NO_CONVERGENCE || status == NC_E_NO_SOLUTION)
        status =
            NC_OK; /* cuts too close to each other for the numbers: the last step mends what is missing */
    return status || !prove ? status : cut_prove(c, rho);
}

int nci_planar_constrain(const struct nci_basis *basis, const struct nci_triangle *triangle, double rho,
                         double size, int prove, struct nci_planar_solution *solution)
{
    struct cutting c = {.basis = basis,
                        .solution = solution,
                        .target = rho,
                        .tolerance = (prove ? 1e-10 : 1e-5) * size,
                        .row = nci_room(2, basis->n)};
    int status = c.row ? nci_active_begin(&c.set, triangle) : NC_E_MEMORY;
    if (!status)
        status = cut_samples(&c);
    for (size_t i = 0; i < solution->cuts && !status; i++)
        status = cut_at(&c, solution->cut[i]);
    if (!status)
        status = cut_rounds(&c, rho, prove);
    if (!status)
        status = cut_keep(&c);
    nci_active_free(&c.set);
    free(c.row);
    free(c.sample);
    free(c.rho);
    return status;
}
