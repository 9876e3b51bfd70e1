/* Least squares on the sphere under "no principal radius is below rho": cuts t'H(n)t >= rho at the minima, until the
 * certified search finds none below rho. */
#include "space.h"

int nci_spatial_solution_new(struct nci_spatial_solution *s, const struct nci_sphere *sphere)
{
    *s = (struct nci_spatial_solution){.x = nci_room(sphere->n, 1),
                                       .n = nci_sphere_shape(sphere, NULL, NULL, 0)};
    s->shape = nci_room(s->n, 1);
    return s->x && s->shape ? NC_OK : NC_E_MEMORY;
}

void nci_spatial_solution_free(struct nci_spatial_solution *s)
{
    free(s->x);
    free(s->shape);
    free(s->cut);
    *s = (struct nci_spatial_solution){0};
}

struct carving {
    const struct nci_sphere *sphere;
    struct nci_spatial_solution *solution;
    struct nci_active_set set;
    double target, tolerance;
    double *row;
    double *sample; /* normals, three numbers each */
    size_t samples;
};

/* The smaller principal radius of a shape and its direction; infinite where there is none. */
static double carve_radius(const double *shape, size_t n, const double normal[3], double direction[3])
{
    struct nci_jet jet;
    double value[2], vector[2][3];
    if (nci_spatial_sum(shape, n, normal, 2, NULL, NULL, &jet) || !nci_finite(jet.H, 6))
        return INFINITY;
    nci_principal(jet.H, normal, value, vector);
    memcpy(direction, vector[0], 3 * sizeof *direction);
    return value[0];
}

static double carve_base(const struct nci_sphere *sphere, const double normal[3], const double t[3])
{
    struct nci_jet jet;
    double Ht[3];
    if (!sphere->base)
        return 0;
    if (nci_spatial_sum(sphere->base, sphere->base_size, normal, 2, NULL, NULL, &jet) ||
        !nci_finite(jet.H, 6))
        return 0; /* flat: the curvature radius is infinite, and zero is safe */
    nci_symmetric(jet.H, t, Ht);
    return nci_dot(t, Ht);
}

static int carve_at(struct carving *c, const double normal[3], const double t[3])
{
    const double label[NCI_LABEL] = {normal[0], normal[1], normal[2], t[0], t[1], t[2]};
    nci_sphere_row(c->sphere->degree, normal, t, NULL, c->row);
    return nci_active_cut(&c->set, c->row, c->target - carve_base(c->sphere, normal, t), 0, label);
}

/* Downhill from a sample in steps that shrink. */
static double carve_descend(const struct carving *c, double normal[3], double direction[3], double radius,
                            double step)
{
    const struct nci_spatial_solution *s = c->solution;
    for (int i = 0; i < 60 && step > 1e-6; i++) {
        double t[2][3], best = radius, to[3], along[3], other[3];
        nci_tangents(normal, t[0], t[1]);
        for (int k = 0; k < 4; k++) {
            double trial[3], size = sqrt(1 + step * step);
            for (int j = 0; j < 3; j++)
                trial[j] = (normal[j] + (k % 2 ? -step : step) * t[k / 2][j]) / size;
            const double value = carve_radius(s->shape, s->n, trial, other);
            if (value < best) {
                best = value;
                memcpy(to, trial, sizeof to);
                memcpy(along, other, sizeof along);
            }
        }
        if (best < radius - 1e-12 * fabs(radius)) {
            radius = best;
            memcpy(normal, to, sizeof to);
            memcpy(direction, along, sizeof along);
        } else {
            step /= 2.5;
        }
    }
    return radius;
}

/* The samples that are too low, the lowest first, each refined; those near one that was taken are left out. */
static int carve_minima(struct carving *c, size_t *found)
{
    enum { MOST = 48 };
    const struct nci_spatial_solution *s = c->solution;
    const double apart = cos(1.2 / ((double)c->sphere->degree + 1)), step = sqrt(4 / (double)c->samples);
    double low[MOST][7];
    size_t count = 0;
    for (size_t i = 0; i < c->samples; i++) {
        double t[3];
        const double radius = carve_radius(s->shape, s->n, c->sample + 3 * i, t);
        if (!(radius < c->target + 0.02 * fabs(c->target) + 20 * c->tolerance) ||
            (count == MOST && radius >= low[MOST - 1][0]))
            continue;
        size_t k = count < MOST ? count++ : MOST - 1;
        for (; k > 0 && low[k - 1][0] > radius; k--)
            memcpy(low[k], low[k - 1], sizeof low[k]);
        low[k][0] = radius;
        memcpy(low[k] + 1, c->sample + 3 * i, 3 * sizeof(double));
        memcpy(low[k] + 4, t, sizeof t);
    }
    *found = 0;
    int status = NC_OK;
    for (size_t k = 0; k < count && !status; k++) {
        int near = 0;
        for (size_t j = 0; j < k && !near; j++)
            near = nci_dot(low[j] + 1, low[k] + 1) > apart;
        if (near)
            continue;
        low[k][0] = carve_descend(c, low[k] + 1, low[k] + 4, low[k][0], step);
        if (low[k][0] < c->target - c->tolerance) {
            status = carve_at(c, low[k] + 1, low[k] + 4);
            ++*found;
        }
    }
    return status;
}

static int carve_solve(struct carving *c)
{
    const int status = nci_active_solve(&c->set, c->tolerance / 8);
    memcpy(c->solution->x, c->set.x, c->sphere->n * sizeof *c->set.x);
    nci_sphere_shape(c->sphere, c->solution->x, c->solution->shape, c->solution->n);
    nci_active_trim(&c->set);
    return status;
}

static int carve_keep(struct carving *c)
{
    struct nci_spatial_solution *s = c->solution;
    free(s->cut);
    s->cut = nci_room(c->set.cuts, NCI_LABEL);
    s->cuts = s->cut ? c->set.cuts : 0;
    if (s->cuts)
        memcpy(s->cut, c->set.label, s->cuts * NCI_LABEL * sizeof *s->cut);
    return s->cut ? NC_OK : NC_E_MEMORY;
}

/* The certificate, as coarse as is enough to know that no radius is below rho, or (unless `close`) that one is. */
static int carve_certify(const struct nci_spatial_solution *s, double rho, int close,
                         struct nc_spatial_convexity *bounds)
{
    static const double tolerance[] = {0.1, 0.01, 1e-3, 1e-4};
    int status = NC_OK;
    for (size_t i = 0; i < sizeof tolerance / sizeof *tolerance && !status; i++) {
        status = nc_spatial_convexity(s->shape, s->n, tolerance[i], 0, bounds);
        if (bounds->lower >= rho || (bounds->upper < rho && !close))
            break;
    }
    return status;
}

static int carve_prove(struct carving *c, double rho)
{
    struct nci_spatial_solution *s = c->solution;
    struct nc_spatial_convexity bounds;
    double missing = 0;
    for (int trial = 0; trial < 6; trial++) {
        const int status = carve_certify(s, rho, 1, &bounds);
        if (status)
            return status;
        s->lower = bounds.lower;
        s->upper = bounds.upper;
        memcpy(s->lower_at, bounds.normal, sizeof s->lower_at);
        if (bounds.lower >= rho)
            return NC_OK;
        if (!(bounds.lower > -INFINITY))
            return NC_E_UNDECIDED;
        missing = fmax(2 * missing, (rho - bounds.lower) * (1 + 1e-9));
        s->x[0] += missing * sqrt(4 * NCI_PI); /* an offset */
        nci_sphere_shape(c->sphere, s->x, s->shape, s->n);
    }
    return NC_E_UNDECIDED;
}

static int carve_rounds(struct carving *c, double rho, int prove)
{
    struct nc_spatial_convexity bounds;
    int status = carve_solve(c);
    for (int round = 0; round < 30 && !status; round++) {
        size_t found;
        status = carve_minima(c, &found);
        if (!status && found == 0) {
            if (!prove)
                return NC_OK;
            status = carve_certify(c->solution, rho, 0, &bounds);
            if (status || !(bounds.upper < rho - 4 * c->tolerance))
                break;
            status = carve_at(c, bounds.normal, bounds.direction);
        }
        if (!status)
            status = carve_solve(c);
    }
    if (status == NC_E_NO_CONVERGENCE || status == NC_E_NO_SOLUTION)
        status =
            NC_OK; /* cuts too close to each other for the numbers: the last step mends what is missing */
    return status || !prove ? status : carve_prove(c, rho);
}

int nci_spatial_constrain(const struct nci_sphere *sphere, const struct nci_triangle *triangle, double rho,
                          double size, int prove, struct nci_spatial_solution *solution)
{
    struct carving c = {.sphere = sphere,
                        .solution = solution,
                        .target = rho,
                        .tolerance = (prove ? 1e-6 : 1e-4) * size,
                        .row = nci_room(sphere->n, 1),
                        .samples = 400 + 12 * sphere->n};
    c.sample = nci_room(c.samples, 3);
    int status = c.row && c.sample ? nci_active_begin(&c.set, triangle) : NC_E_MEMORY;
    for (size_t i = 0; i < c.samples && !status; i++)
        nci_sphere_direction(i, c.samples, c.sample + 3 * i);
    for (size_t i = 0; i < solution->cuts && !status; i++)
        status = carve_at(&c, solution->cut + i * NCI_LABEL, solution->cut + i * NCI_LABEL + 3);
    if (!status)
        status = carve_rounds(&c, rho, prove);
    if (!status)
        status = carve_keep(&c);
    nci_active_free(&c.set);
    free(c.row);
    free(c.sample);
    return status;
}
