/* A body on a terrain. */
#include "fuzz.h"

enum { MOST = 3, SIDE = 6 };

/* On failure all contacts are NaN, on success those that were found are numbers. */
static void fuzz_found(int status, int checked, struct nc_terrain_contact *c, size_t found, double bound)
{
    if (status ? found != 0 : found < 1 || found > MOST)
        fuzz_stop("nc_terrain_search", "an impossible number of contacts", status);
    fuzz_judge("nc_terrain_search", status, checked, c, (status ? MOST : found) * sizeof *c, 1);
    for (size_t i = found; i < MOST; i++)
        if (!isnan(c[i].gap) || !isnan(c[i].kappa_rel[1]))
            fuzz_stop("nc_terrain_search", "more contacts than found", status);
    for (size_t i = 1; i < found; i++)
        if (!(c[i].gap >= c[i - 1].gap))
            fuzz_stop("nc_terrain_search", "contacts that are not in order", status);
    if (!status && !isnan(bound) && !(bound <= c[0].gap))
        fuzz_stop("nc_terrain_search", "a bound above the lowest contact", status);
}

void fuzz_terrain(struct input *in, const struct nc_surface *surface, int surface_checked,
                  const struct nc_spatial_motion *motion)
{
    struct nc_terrain_cell cell[SIDE * SIDE];
    struct nc_terrain_contact contact, all[MOST];
    struct nc_terrain_motion rates;
    double work[SIDE * SIDE], uv[2], bound = NAN, plain[5], *shape;
    struct nc_terrain terrain = {
        surface, {2 + (int)(input_byte(in) % 5), 3 + (int)(input_byte(in) % 4)}, cell, work};
    size_t n, found;
    const int choice = (int)input_byte(in);
    shape = input_shape(in, 1, &n);
    if (choice % 2 == 0) { /* a body that is one */
        free(shape);
        n = nc_spatial_ellipsoid(plain, 5, 0.3, 0.2, 0.1);
        shape = malloc(sizeof plain);
        memcpy(shape, plain, sizeof plain);
    }
    const int body_checked = nc_spatial_check(shape, n),
              checked = body_checked ? body_checked : surface_checked;
    input_numbers(in, uv, 2);
    const double start[2] = {uv[0], uv[1]};
    fuzz_note("uv", uv, 2);
    fuzz_prepare(&contact, sizeof contact);
    int status = nc_terrain_contact(shape, n, surface, motion->r, motion->q, uv, &contact);
    fuzz_judge("nc_terrain_contact", status, checked, &contact, sizeof contact, 1);
    if (status && memcmp(uv, start, sizeof uv))
        fuzz_stop("nc_terrain_contact", "failed, but changed the parameters", status);
    FUZZ_INTO(0, checked, rates, nc_terrain_motion, shape, n, surface, motion, uv, &rates);
    status = nc_terrain_cells(surface, terrain.count, cell);
    fuzz_judge("nc_terrain_cells", status, surface_checked, NULL, 0, 0);
    if (!status && choice % 4 < 2) {
        fuzz_prepare(all, sizeof all);
        status = nc_terrain_search(shape, n, &terrain, motion->r, motion->q, input_number(in), MOST, all,
                                   &found, choice % 64 == 0 ? &bound : NULL);
        fuzz_found(status, checked, all, found, bound);
    }
    free(shape);
}
