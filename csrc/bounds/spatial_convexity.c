/* The smallest principal curvature radius of a spatial body by branch and bound over the normals. */
#include "bounds/bounds.h"

/* A patch of a face of the cube around the unit sphere, bounded by great circles at equal angles: u from
 * 2 i / 2^level - 1 to 2 (i + 1) / 2^level - 1, v in the same way from j, in units of pi/4. */
struct patch {
    int face, level;
    long i, j;
    double lower;
};

enum { PATCH_ROOT = 1, PATCH_DEEPEST = 25, PATCH_STACK = 4 * PATCH_DEEPEST };

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
    double lower, upper, size, normal[3], direction[3];
};

/* Evaluates the shape at the centre of a cap and returns a lower bound over the cap. */
static double patch_look(struct patch_search *search, struct nci_cap *cap)
{
    static const struct nci_cap_sum nothing = {{0}, {0}, 0, {0}, {0}, 0, {0}, {0}, 0};
    struct nci_cap_sum whole = nothing; /* all expansions, for the value at the centre, */
    struct nci_cap_sum mixed = whole;   /* the better of the two for each term, */
    struct nci_cap_sum apart = whole;   /* floors wherever there are any */
    struct nci_reader reader;
    struct nci_term term, inner;
    double h = 0, low, high, v[2];
    int status = nci_read(&reader, search->shape, search->n);
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        inner = term;
        if (term.kind == NC_SPATIAL_ROTATED && nci_spatial_inner(&term, &inner))
            continue;
        if (inner.kind == NC_SPATIAL_SHIFT)
            continue;
        nci_spatial_cap(&term, cap);
        const double loss = cap->A[0] + cap->A[2] - cap->F[0] - cap->F[2] - 2 * cap->floor;
        const double bend = cap->bend + cap->U[0] + cap->U[2] + (cap->V[0] + cap->V[2]) / 2;
        nci_cap_add(cap, cap->radius * cap->radius * bend <= loss, &mixed);
        nci_cap_add(cap, !(cap->floor > -INFINITY), &apart);
        nci_cap_add(cap, 1, &whole);
        h += cap->h;
    }
    search->cells++;
    if (fabs(h) > search->size)
        search->size = fabs(h);
    nci_eigen2(whole.A, &low, &high, v);
    if (low + whole.error < search->upper) {
        search->upper = low + whole.error;
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
    struct nci_cap cap;
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
        if (search->cells >= cells || top + 4 > PATCH_STACK) {
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

/* Eigenvalues of a packed symmetric matrix by Jacobi's rotations: the smallest and the largest one, and the
 * unit eigenvector of the largest. */
static void whole_eigen(const double M[6], double *least, double *most, double vector[3])
{
    double A[3][3] = {{M[0], M[1], M[2]}, {M[1], M[3], M[4]}, {M[2], M[4], M[5]}};
    double V[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    for (int turn = 0; turn < 24; turn++) { /* eight sweeps, four suffice */
        const int p = turn % 3, q = (p + 1) % 3;
        const double angle = A[p][q] == 0 ? 0 : atan(2 * A[p][q] / (A[p][p] - A[q][q])) / 2;
        const double c = cos(angle), s = sin(angle);
        for (int k = 0; k < 3; k++) { /* columns, */
            const double x = A[k][p], y = A[k][q], v = V[k][p], w = V[k][q];
            A[k][p] = c * x + s * y;
            A[k][q] = c * y - s * x;
            V[k][p] = c * v + s * w;
            V[k][q] = c * w - s * v;
        }
        for (int k = 0; k < 3; k++) { /* rows */
            const double x = A[p][k], y = A[q][k];
            A[p][k] = c * x + s * y;
            A[q][k] = c * y - s * x;
        }
    }
    int k = A[0][0] > A[1][1] ? 0 : 1;
    k = A[2][2] > A[k][k] ? 2 : k;
    *least = fmin(fmin(A[0][0], A[1][1]), A[2][2]);
    *most = A[k][k];
    for (int i = 0; i < 3; i++)
        vector[i] = V[i][k];
}

/* Is the slope of a profile zero at both poles, to rounding? If not, the body has a tip or a dimple there.
 */
static int whole_is_smooth(const struct nci_term *term)
{
    for (int side = -1; side <= 1; side += 2) {
        double h[4];
        if (nci_planar_sum(term->parameter, term->count, side * NCI_PI / 2, 0, side, h) ||
            !(fabs(h[1]) <= 64 * DBL_EPSILON * (fabs(h[0]) + fabs(h[2]))))
            return 0;
    }
    return 1;
}

/* A lower bound of one term over the whole sphere, or -infinity where no bound of any cap is certain; true
 * if it is attained or nearly so at `normal`. */
static int whole_term(const struct nci_term *term, double tolerance, size_t most, double *lower,
                      double normal[3], size_t *cells)
{
    const double *p = term->parameter;
    switch (term->kind) {
    case NC_SPATIAL_ELLIPSOID: { /* c^2 / a at the end of the longest axis */
        const int k = p[0] > p[1] ? 0 : 1, longest = p[2] > p[k] ? 2 : k;
        *lower = fmin(fmin(p[0], p[1]), p[2]) / sqrt(p[longest]) * (1 - 4 * DBL_EPSILON);
        for (int i = 0; i < 3; i++)
            normal[i] = i == longest;
        return 1;
    }
    case NC_SPATIAL_QUADRATIC: {
        double least, largest;
        whole_eigen(p, &least, &largest, normal);
        const double slack = 64 * DBL_EPSILON * largest;
        /* semi-definite to rounding counts as semi-definite, anything worse is no support function */
        *lower = least > -slack ? fmax(least - slack, 0) / sqrt(largest + slack) : -INFINITY;
        return 1;
    }
    case NC_SPATIAL_REVOLVED: {
        struct nci_planar_least profile;
        *lower = -INFINITY;
        if (nci_planar_least(p, term->count, -NCI_PI / 2, NCI_PI / 2, tolerance, most, &profile))
            return 0;
        if (whole_is_smooth(term))
            *lower = profile.lower;
        *cells += profile.cells;
        normal[0] = cos(profile.angle);
        normal[1] = 0;
        normal[2] = sin(profile.angle);
        return 1;
    }
    case NC_SPATIAL_SUPERELLIPSOID:
    case NC_SPATIAL_HULL:
        *lower = 0;
        return 0;
    default: { /* offset and harmonics: the same floor on every cap */
        struct nci_cap cap = {.radius = 0, .frame = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
        nci_spatial_cap(term, &cap);
        *lower = cap.floor;
        return 0;
    }
    }
}

/* The sum of the bounds of all terms, and a first look at the normals where single terms are smallest. */
static double whole_lower(struct patch_search *search, double tolerance, size_t cells)
{
    struct nci_reader reader;
    struct nci_term term, inner;
    double sum = 0, size = 0;
    int status = nci_read(&reader, search->shape, search->n);
    while (!status && nci_more(&reader)) {
        struct nci_cap cap = {.radius = 1e-9};
        double lower, normal[3];
        status = nci_next(&reader, &term);
        inner = term;
        if (term.kind == NC_SPATIAL_ROTATED && nci_spatial_inner(&term, &inner))
            return -INFINITY;
        if (inner.kind == NC_SPATIAL_SHIFT)
            continue;
        if (whole_term(&inner, tolerance, cells, &lower, normal, &search->cells)) {
            if (term.kind == NC_SPATIAL_ROTATED)
                nci_rotate(term.parameter, normal, normal);
            const double length = sqrt(nci_dot(normal, normal));
            for (int i = 0; i < 3; i++)
                cap.frame[0][i] = normal[i] / length;
            patch_frame(&cap);
            patch_look(search, &cap);
        }
        if (term.kind == NC_SPATIAL_ROTATED)
            lower -= nci_stretch(term.parameter) * fabs(lower);
        sum += lower;
        size += fabs(lower);
    }
    return sum - 8 * DBL_EPSILON * size;
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
    cells = cells ? cells : 400000;
    search.lower = whole_lower(&search, tolerance, cells);
    const int certain = search.lower > -INFINITY;
    patch_round(&search, INFINITY, PATCH_ROOT, cells);
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
