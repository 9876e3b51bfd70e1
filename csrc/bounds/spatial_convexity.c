/* The smallest principal curvature radius of a spatial body by branch and bound over the normals. */
#include "bounds/bounds.h"

/* A patch of a face of the cube around the unit sphere, bounded by great circles at equal angles: u from
 * 2 i / 2^level - 1 to 2 (i + 1) / 2^level - 1, v in the same way from j, in units of pi/4. */
struct patch {
    int face, level;
    long i, j;
    double lower;
};

/* Depth first no more than three patches of each level wait, and four of the last. */
enum { PATCH_ROOT = 1, PATCH_DEEPEST = 25, PATCH_STACK = 3 * PATCH_DEEPEST + 4 };

static void patch_direction(int face, double u, double v, double n[3])
{
    const int axis = face / 2;
    const double x = tan(NCI_PI / 4 * u), y = tan(NCI_PI / 4 * v), length = sqrt(1 + x * x + y * y);
    n[axis] = (face % 2 ? -1 : 1) / length;
    n[(axis + 1) % 3] = x / length;
    n[(axis + 2) % 3] = y / length;
}

/* Completes a frame from its first vector. */
static void patch_frame(struct nci_cap *cap)
{
    double *m = cap->frame[0], *e = cap->frame[1];
    const int k =
        fabs(m[0]) < fabs(m[1]) ? (fabs(m[0]) < fabs(m[2]) ? 0 : 2) : (fabs(m[1]) < fabs(m[2]) ? 1 : 2);
    for (int i = 0; i < 3; i++)
        e[i] = (i == k) - m[k] * m[i];
    const double length = sqrt(nci_dot(e, e));
    for (int i = 0; i < 3; i++)
        e[i] /= length;
    nci_cross(m, e, cap->frame[2]);
}

/* The cap around the centre that contains the patch. */
static void patch_cap(const struct patch *patch, struct nci_cap *cap)
{
    const double step = ldexp(1, 1 - patch->level), u = step * (double)patch->i - 1;
    const double v = step * (double)patch->j - 1;
    double *m = cap->frame[0], chord = 0;
    patch_direction(patch->face, u + step / 2, v + step / 2, m);
    for (int k = 0; k < 4; k++) {
        double corner[3];
        patch_direction(patch->face, u + step * (k % 2), v + step * (k / 2), corner);
        for (int i = 0; i < 3; i++)
            corner[i] -= m[i];
        chord = fmax(chord, nci_dot(corner, corner));
    }
    cap->radius = 2 * asin(sqrt(chord) / 2) + 8 * DBL_EPSILON;
    patch_frame(cap);
}

/* The search so far. */
struct patch_search {
    const double *shape;
    size_t n, cells;
    int status; /* what went wrong with a term, if anything */
    double lower, upper, size, normal[3], direction[3];
    struct nci_cap_series series;
};

/* Evaluates the shape at the centre of a cap and returns a lower bound over the cap. */
static double patch_look(struct patch_search *search, struct nci_cap *cap)
{
    static const struct nci_cap_sum nothing = {.terms = 0};
    struct nci_cap_sum whole = nothing; /* all expansions, for the value at the centre, */
    struct nci_cap_sum mixed = whole;   /* the better of the two for each term, */
    struct nci_cap_sum apart = whole;   /* floors wherever there are any */
    struct nci_reader reader = {NULL, NULL, 0};
    struct nci_term term, inner;
    double h = 0, low, high, v[2];
    int status = nci_read(&reader, search->shape, search->n);
    cap->series = &search->series;
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_blame(nci_spatial_inner(&term, &inner), term.number);
        if (status || inner.kind == NC_SPATIAL_SHIFT)
            continue;
        status = nci_blame(nci_spatial_cap(&term, cap), term.number);
        const double loss = cap->A[0] + cap->A[2] - cap->F[0] - cap->F[2] - 2 * cap->floor;
        const double bend = cap->bend + cap->U[0] + cap->U[2] + (cap->V[0] + cap->V[2]) / 2;
        nci_cap_add(cap, cap->radius * cap->radius * bend <= loss, &mixed);
        nci_cap_add(cap, !(cap->floor > -INFINITY), &apart);
        nci_cap_add(cap, 1, &whole);
        h += cap->h;
    }
    search->cells++;
    if (status) {
        search->status = status;
        return -INFINITY;
    }
    if (fabs(h) > search->size)
        search->size = fabs(h);
    nci_eigen2(whole.A, &low, &high, v);
    const double upper = low + whole.error + nci_cap_rounding(&whole);
    if (upper < search->upper) {
        search->upper = upper;
        for (int i = 0; i < 3; i++) {
            search->normal[i] = cap->frame[0][i];
            search->direction[i] = v[0] * cap->frame[1][i] + v[1] * cap->frame[2][i];
        }
    }
    return fmax(nci_cap_lower(&mixed, cap->radius), nci_cap_lower(&apart, cap->radius));
}

/* Looks at a patch; true if it needs to be divided, else the certificate `lower` takes note of it. */
static int patch_open(struct patch_search *search, struct patch *patch, double gap, int deepest,
                      double *lower)
{
    struct nci_cap cap = {.series = NULL};
    patch_cap(patch, &cap);
    patch->lower = patch_look(search, &cap);
    if (fmax(patch->lower, search->lower) < search->upper - gap && patch->level < deepest)
        return 1;
    *lower = fmin(*lower, patch->lower);
    return 0;
}

/* Depth first: patches are divided until each is proved to lie above (smallest value found) - gap. */
static double patch_divide(struct patch_search *search, struct patch root, double gap, int deepest,
                           size_t cells)
{
    struct patch stack[PATCH_STACK];
    double lower = INFINITY;
    int top = 0;
    if (patch_open(search, &root, gap, deepest, &lower))
        stack[top++] = root;
    while (top > 0) {
        const struct patch parent = stack[--top];
        if (search->cells >= cells || search->status) {
            lower = fmin(lower, parent.lower);
            continue;
        }
        struct patch child[4];
        int count = 0;
        for (int k = 0; k < 4; k++) {
            struct patch part = {parent.face, parent.level + 1, 2 * parent.i + k % 2, 2 * parent.j + k / 2,
                                 0};
            int place = count;
            if (!patch_open(search, &part, gap, deepest, &lower))
                continue;
            for (; place > 0 && child[place - 1].lower < part.lower; place--)
                child[place] = child[place - 1];
            child[place] = part;
            count++;
        }
        for (int k = 0; k < count; k++) /* the most promising one ends on top */
            stack[top++] = child[k];
    }
    return lower;
}

/* One round over the whole sphere. */
static void patch_round(struct patch_search *search, double gap, int deepest, size_t cells)
{
    double lower = INFINITY;
    for (int face = 0; face < 6; face++)
        for (int k = 0; k < 1 << (2 * PATCH_ROOT); k++) {
            const struct patch root = {face, PATCH_ROOT, k % (1 << PATCH_ROOT), k / (1 << PATCH_ROOT), 0};
            lower = fmin(lower, patch_divide(search, root, gap, deepest, cells));
        }
    search->lower = fmax(search->lower, lower);
}

/* The sum of the bounds of all terms, and a first look at the normals where single terms are smallest. */
static double whole_lower(struct patch_search *search, double tolerance, size_t cells)
{
    struct nci_reader reader;
    struct nci_term term;
    double sum = 0, size = 0, terms = 8; /* and some for the bounds of the terms */
    int status = nci_read(&reader, search->shape, search->n);
    while (!status && nci_more(&reader)) {
        struct nci_cap cap = {.radius = 1e-9};
        struct nci_whole whole = {.found = 0};
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(nci_spatial_whole(&term, tolerance, cells, &whole), term.number);
        if (!status && whole.found) {
            const double length = sqrt(nci_dot(whole.normal, whole.normal));
            for (int i = 0; i < 3; i++)
                cap.frame[0][i] = whole.normal[i] / length;
            patch_frame(&cap);
            patch_look(search, &cap);
        }
        search->cells += whole.cells;
        sum += whole.lower;
        size += fabs(whole.lower);
        terms++;
    }
    if (status)
        search->status = status;
    return sum - nci_sum_rounding(terms, size);
}

/* So many cells that the work is bounded whatever the shape: a number of a term costs about as much as any
 * other, but for coefficients of harmonics, of which twenty do. */
static size_t whole_cells(const double *shape, size_t n)
{
    struct nci_reader reader = {NULL, NULL, 0};
    struct nci_term term, inner;
    double work = 0;
    int status = nci_read(&reader, shape, n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        inner = term;
        if (!status && term.kind == NC_SPATIAL_ROTATED)
            status = nci_spatial_inner(&term, &inner);
        work += (double)term.count / (inner.kind == NC_SPATIAL_HARMONICS ? 20 : 1);
    }
    return (size_t)fmin(400000, 1e7 / work);
}

int nc_spatial_convexity(const double *shape, size_t n, double tolerance, size_t cells,
                         struct nc_spatial_convexity *result)
{
    struct patch_search search = {.shape = shape,
                                  .n = n,
                                  .lower = -INFINITY,
                                  .upper = INFINITY,
                                  .normal = {NAN, NAN, NAN},
                                  .direction = {NAN, NAN, NAN}};
    if (!result)
        return NC_E_NULL;
    *result =
        (struct nc_spatial_convexity){NAN, NAN, {NAN, NAN, NAN}, {NAN, NAN, NAN}, NAN, NC_UNDECIDED, 0};
    const int status = tolerance > 0 && tolerance < 1 ? nc_spatial_check(shape, n) : NC_E_OPTION;
    if (status)
        return status;
    cells = cells ? cells : whole_cells(shape, n);
    search.lower = whole_lower(&search, tolerance, cells);
    const int certain = search.lower > -INFINITY;
    patch_round(&search, INFINITY, PATCH_ROOT, cells);
    if (search.status)
        return search.status;
    const double goal = tolerance * search.size;
    /* Deeper and closer rounds: what a complete one has proved survives the end of the work. */
    for (int deepest = PATCH_ROOT + 4; deepest <= PATCH_DEEPEST && certain; deepest += 2)
        if (search.upper - search.lower > goal && search.cells < cells)
            patch_round(&search, fmax((search.upper - search.lower) / 8, goal), deepest, cells);
    if (!certain || search.lower > search.upper) /* the latter: beyond the range of doubles */
        search.lower = -INFINITY;
    result->lower = search.lower;
    result->upper = search.upper;
    for (int i = 0; i < 3; i++) {
        result->normal[i] = search.normal[i];
        result->direction[i] = search.direction[i];
    }
    result->offset = -search.lower;
    result->verdict = search.lower > 0 ? NC_CONVEX : search.upper <= 0 ? NC_NOT_CONVEX : NC_UNDECIDED;
    result->cells = search.cells;
    return NC_OK;
}
