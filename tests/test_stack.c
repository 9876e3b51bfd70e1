/* How much stack the functions with large arrays take: threads of a simulator may have little. */
#define _XOPEN_SOURCE 700 /* pthread_attr_setstack */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "normalcontact.h"

enum { ROOM = 1 << 20, PAINT = 0xa5, LIMIT = 16 * 1024 };

static const double identity[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
static double surface_vector[2][4000], curve_vector[2][64], shape[2][64];
static struct nc_surface surface[2];
static struct nc_curve curve[2];
static size_t n[2];
static int status;

static void prepare(void)
{
    static double heights[32 * 32];
    const double range[2] = {-1, 1};
    const size_t count[2] = {32, 32};
    for (int i = 0; i < 32 * 32; i++)
        heights[i] = 0.02 * sin(0.3 * (i % 32)) * cos(0.2 * (i / 32));
    for (int i = 0; i < 2; i++)
        surface[i] = (struct nc_surface){
            .vector = surface_vector[i],
            .n = nc_surface_heights(surface_vector[i], 4000, 9, range, range, count, heights)};
    curve[0] = (struct nc_curve){.vector = curve_vector[0], .n = nc_curve_circle(curve_vector[0], 64, 1)};
    curve[1] =
        (struct nc_curve){.vector = curve_vector[1], .n = nc_curve_helix(curve_vector[1], 64, 0.3, 0.1, 2)};
    n[0] = nc_spatial_ellipsoid(shape[0], 64, 3, 2, 1);
    n[1] = nc_spatial_superellipsoid(shape[1], 64, 1, 1, 1, 3, 3, 0.2);
}

static void search(void)
{
    const double r[3] = {0.1, 0.2, 0.5}, over[9] = {1, 0, 0, 0, -1, 0, 0, 0, -1};
    double parameter[4];
    struct nc_freeform_contact contact;
    status = nc_freeform_search(&surface[0], &surface[1], r, over, 32, parameter, &contact);
}

/* They intersect: no nearest points, all samples are compared. */
static void search_intersecting(void)
{
    const double r[3] = {0.1, 0.2, 0.01}, over[9] = {1, 0, 0, 0, -1, 0, 0, 0, -1};
    double parameter[4];
    struct nc_freeform_contact contact;
    status = nc_freeform_search(&surface[0], &surface[1], r, over, 32, parameter, &contact);
    status = 0; /* there may be no contact */
}

static void closest_surfaces(void)
{
    const double r[3] = {0.1, 0.2, 0.5}, over[9] = {1, 0, 0, 0, -1, 0, 0, 0, -1};
    double state[6] = {0};
    status = nc_surfaces_closest(&surface[0], &surface[1], r, over, 32, state);
}

static void closest_surface_curve(void)
{
    const double r[3] = {0.1, 0.2, 0.5}, upright[9] = {1, 0, 0, 0, 0, -1, 0, 1, 0};
    double state[6] = {0};
    status = nc_surface_curve_closest(&surface[0], &curve[0], (const double[3]){r[0], r[1], 1.2}, upright,
                                      32, state);
}

static void closest_curves(void)
{
    const double r[3] = {1.5, 0.2, -0.5};
    double state[6] = {0};
    status = nc_curves_closest(&curve[0], &curve[1], r, identity, 32, state);
}

static void track(void)
{
    const double r[3] = {0.1, 0.2, 0.5}, over[9] = {1, 0, 0, 0, -1, 0, 0, 0, -1};
    const struct nc_spatial_motion motion = {
        .q = {1, 0, 0, 0, -1, 0, 0, 0, -1}, .v = {0.1, 0.2, 0.5}, .omega = {0.1, 0.2, 0.5}};
    double state[6] = {0}, state_der[6];
    status = nc_surfaces_closest(&surface[0], &surface[1], r, over, 8, state);
    if (!status)
        status = nc_surfaces_track(&surface[0], &surface[1], state, &motion, state_der);
}

static double *built;

static void heights(void)
{
    const double range[2] = {-1, 1};
    const size_t count[2] = {NC_MAX_HEIGHTS, NC_MAX_HEIGHTS};
    static double z[NC_MAX_HEIGHTS * NC_MAX_HEIGHTS];
    status = nc_surface_heights(built, 1000000, 9, range, range, count, z) == 0;
}

static void cam(void)
{
    double law[16];
    size_t m = nc_planar_offset(law, 16, 0.05);
    m += nc_planar_lobe(law + m, 16 - m, 1e-6, 0, 6.28, 4, 4);
    status = nc_curve_cam(built, 1000000, law, m, 0.01, NC_MAX_CAM_POINTS) == 0;
}

static void interpolated(void)
{
    static double points[3 * 1000];
    status = nc_curve_interpolated(built, 1000000, 9, 1000, points) == 0;
}

static void potentials(void)
{
    struct nc_spatial_boundary boundary;
    struct nc_spatial_convexity bounds;
    status = nc_spatial_boundary(shape[1], n[1], (const double[3]){0.48, 0.6, 0.64}, &boundary);
    if (!status)
        status = nc_spatial_convexity(shape[1], n[1], 0.01, 2000, &bounds);
}

static void mass(void)
{
    struct nc_spatial_mass properties;
    status = nc_spatial_mass(shape[0], n[0], 1e-3, &properties);
}

/* A finger over a lobe: its cam, and the base circle without undercut. */
static void cam_shapes(void)
{
    const struct nc_follower finger = {
        .kind = NC_FOLLOWER_OSCILLATING_ROLLER, .radius = 0.01, .arm = 0.04, .pivot = 0.05, .side = 1};
    double law[16], base;
    const size_t m = nc_planar_lobe(law, 16, 0.02, 0, 3, 4, 4);
    status = nc_cam_shape(built, 1000000, law, m, &finger, 0.03, 512) == 0;
    if (!status)
        status = nc_cam_smallest_base(law, m, &finger, 0.001, 0.05, &base);
}

/* With the proof, down to the smallest cells. */
static void terrain_search(void)
{
    static struct nc_terrain_cell cell[32 * 32];
    static double work[32 * 32];
    const struct nc_terrain terrain = {&surface[0], {32, 32}, cell, work};
    const double r[3] = {0.1, 0.2, 0.24};
    struct nc_terrain_contact contact[4];
    double small[16], bound;
    size_t found;
    const size_t m = nc_spatial_superellipsoid(small, 16, 0.2, 0.2, 0.2, 3, 3, 0.04);
    status = nc_terrain_cells(&surface[0], terrain.count, cell);
    if (!status)
        status = nc_terrain_search(small, m, &terrain, r, identity, 0.5, 4, contact, &found, &bound);
}

/* They penetrate: the answer is proved by a search of the sphere. */
static void spatial_pair(void)
{
    const double r[3] = {1, 0.5, 0.5}, q[9] = {0, -1, 0, 1, 0, 0, 0, 0, 1};
    const double c[16] = {[6] = 0.05, [9] = 0.02};
    double body[32], normal[3] = {0}, gap, point[2][3];
    size_t m = nc_spatial_offset(body, 32, 1);
    m += nc_spatial_harmonics(body + m, 32 - m, c, 3);
    status = nc_spatial_pair(shape[0], n[0], body, m, r, q, normal, &gap, point[0], point[1]);
}

static void planar_pair(void)
{
    const double r[2] = {1.5, 0.5};
    double box[32], normal[2] = {0}, gap, point[2][2];
    size_t m = nc_planar_superellipse(box, 32, 1, 0.5, 8, 0.01);
    m += nc_planar_lobe(box + m, 32 - m, 0.01, 0, 3, 4, 4);
    status = nc_planar_pair(box, m, box, m, r, 1, normal, &gap, point[0], point[1]);
}

static void *call(void *function)
{
    ((void (*)(void))(uintptr_t)function)();
    return NULL;
}

static void nothing(void)
{
    status = 0;
}

/* Bytes of a painted stack that a thread changed. */
static size_t used(void (*function)(void))
{
    unsigned char *stack = aligned_alloc(4096, ROOM);
    pthread_attr_t attributes;
    pthread_t thread;
    size_t untouched = 0;
    assert_non_null(stack);
    memset(stack, PAINT, ROOM);
    pthread_attr_init(&attributes);
    assert_int_equal(pthread_attr_setstack(&attributes, stack, ROOM), 0);
    assert_int_equal(pthread_create(&thread, &attributes, call, (void *)(uintptr_t)function), 0);
    pthread_join(thread, NULL);
    pthread_attr_destroy(&attributes);
    while (untouched < ROOM && stack[untouched] == PAINT)
        untouched++;
    free(stack);
    return ROOM - untouched;
}

static void stack_is_small(void **state)
{
    static const struct {
        const char *name;
        void (*function)(void);
        size_t limit;
    } cases[] = {{"nc_freeform_search", search, LIMIT},
                 {"nc_freeform_search, intersecting", search_intersecting, LIMIT},
                 {"nc_surfaces_closest", closest_surfaces, LIMIT},
                 {"nc_surface_curve_closest", closest_surface_curve, LIMIT},
                 {"nc_curves_closest", closest_curves, LIMIT},
                 {"nc_surfaces_track", track, LIMIT},
                 {"nc_surface_heights", heights, LIMIT},
                 {"nc_curve_cam", cam, LIMIT},
                 {"nc_curve_interpolated", interpolated, LIMIT},
                 {"nc_spatial_convexity", potentials, LIMIT},
                 {"nc_spatial_mass", mass, LIMIT},
                 {"nc_cam_shape, nc_cam_smallest_base", cam_shapes, LIMIT},
                 {"nc_spatial_pair", spatial_pair, LIMIT},
                 {"nc_planar_pair", planar_pair, LIMIT},
                 {"nc_terrain_search", terrain_search, LIMIT + LIMIT / 2}}; /* it asks for pairs */
    (void)state;
    prepare();
    built = malloc(1000000 * sizeof *built);
    assert_non_null(built);
    const size_t thread = used(nothing);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        cases[i].function(); /* once before: the linker looks up what it calls */
        const size_t bytes = used(cases[i].function) - thread;
        printf("# %s: %zu bytes of stack\n", cases[i].name, bytes);
        assert_int_equal(status, 0);
        assert_true(bytes < cases[i].limit);
    }
    free(built);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(stack_is_small)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
