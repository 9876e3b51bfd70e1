/* Curves and surfaces given by parameters, their contact, closest points, rolling. */
#include "fuzz.h"

/* Knots that mostly increase, with some repeated. */
static void fuzz_knots(struct input *in, double *knots, size_t n)
{
    double at = input_number(in);
    for (size_t i = 0; i < n; i++) {
        knots[i] = at;
        at += input_byte(in) < 250 ? (input_byte(in) % 8) / 4.0 : input_number(in);
    }
}

static size_t fuzz_curve_term(struct input *in, double *vector, size_t capacity)
{
    static double points[64], knots[32], shape[CAPACITY];
    const size_t count = input_byte(in) % 9;
    double p[3];
    switch (input_byte(in) % 6) {
    case 0:
        return FUZZ_BUILD(nc_curve_circle, vector, capacity, input_length(in));
    case 1:
        input_numbers(in, p, 2);
        return FUZZ_BUILD(nc_curve_helix, vector, capacity, p[0], p[1], input_length(in));
    case 2: {
        const int degree = (int)(input_byte(in) % 6), periodic = input_byte(in) % 2;
        const int rational = input_byte(in) % 2;
        fuzz_knots(in, knots, count + (size_t)degree + 1);
        input_numbers(in, points, 4 * count);
        return FUZZ_BUILD(nc_curve_bspline, vector, capacity, degree, periodic, rational, count, knots,
                          points);
    }
    case 3:
        input_numbers(in, points, 3 * count);
        return FUZZ_BUILD(nc_curve_interpolated, vector, capacity, (int)(input_byte(in) % 10), count,
                          points);
    case 4: { /* a base circle and a law of lift, mostly with room for the roller */
        size_t n = FUZZ_BUILD(nc_planar_offset, shape, CAPACITY, 4 + input_length(in));
        n += input_planar_terms(in, shape + n, CAPACITY - n);
        p[0] = input_length(in) / 4;
        return FUZZ_BUILD(nc_curve_cam, vector, capacity, shape, n, p[0], 2 * count + 2 * input_byte(in));
    }
    default:
        return FUZZ_BUILD(nc_curve_potential, vector, capacity, shape,
                          input_planar_terms(in, shape, CAPACITY));
    }
}

static size_t fuzz_surface_term(struct input *in, double *vector, size_t capacity)
{
    static double points[256], knots[2][32], inner[CAPACITY];
    int degree[2], periodic[2];
    size_t count[2], n;
    double p[4];
    for (int i = 0; i < 2; i++) {
        degree[i] = (int)(input_byte(in) % 5);
        count[i] = input_byte(in) % 8;
    }
    switch (input_byte(in) % 7) {
    case 0:
        p[0] = input_length(in);
        return FUZZ_BUILD(nc_surface_plane, vector, capacity, p[0], input_length(in));
    case 1:
        p[0] = input_length(in);
        return FUZZ_BUILD(nc_surface_torus, vector, capacity, p[0], input_length(in));
    case 2:
        n = fuzz_curve_term(in, inner, CAPACITY);
        return FUZZ_BUILD(nc_surface_revolved, vector, capacity, inner, n);
    case 3: {
        const int rational = input_byte(in) % 2;
        for (int i = 0; i < 2; i++) {
            periodic[i] = input_byte(in) % 2;
            fuzz_knots(in, knots[i], count[i] + (size_t)degree[i] + 1);
        }
        input_numbers(in, points, 4 * count[0] * count[1]);
        return FUZZ_BUILD(nc_surface_bspline, vector, capacity, degree, periodic, rational, count, knots[0],
                          knots[1], points);
    }
    case 4:
        input_numbers(in, p, 4);
        input_numbers(in, points, count[0] * count[1]);
        return FUZZ_BUILD(nc_surface_heights, vector, capacity, degree[0], p, p + 2, count, points);
    case 5:
        n = fuzz_curve_term(in, inner, CAPACITY);
        return FUZZ_BUILD(nc_surface_extruded, vector, capacity, inner, n, input_length(in));
    default:
        n = input_spatial_terms(in, inner, CAPACITY);
        return FUZZ_BUILD(nc_surface_potential, vector, capacity, inner, n);
    }
}

/* A curve or surface in memory of its exact size, sometimes placed, sometimes damaged; free() it. */
static double *fuzz_patch(struct input *in, int surface, size_t *size)
{
    static double vector[CAPACITY], placed[CAPACITY];
    size_t n = surface ? fuzz_surface_term(in, vector, CAPACITY) : fuzz_curve_term(in, vector, CAPACITY);
    const unsigned damage = input_byte(in);
    if (n > 0 && damage % 4 == 0) {
        double q[9], r[3];
        input_rotation(in, q);
        input_numbers(in, r, 3);
        const size_t more = surface ? FUZZ_BUILD(nc_surface_placed, placed, CAPACITY, vector, n, q, r)
                                    : FUZZ_BUILD(nc_curve_placed, placed, CAPACITY, vector, n, q, r);
        if (more > 0) {
            memcpy(vector, placed, more * sizeof *vector);
            n = more;
        }
    }
    if (n > 0 && damage >= 200)
        vector[input_byte(in) % n] = input_number(in);
    if (n > 0 && damage >= 230)
        n -= input_byte(in) % n;
    double *exact = malloc(n ? n * sizeof *exact : 1);
    if (!exact)
        abort();
    memcpy(exact, vector, n * sizeof *exact);
    fuzz_note(surface ? "surface" : "curve", exact, n);
    *size = n;
    return exact;
}

/* Derivatives up to the order asked for are numbers, those beyond are NaN. */
static void fuzz_orders(const char *what, int status, int checked, const double (*p)[3], int given, int all)
{
    fuzz_judge(what, status, checked, p, (size_t)given * sizeof *p, 0);
    for (int i = given; i < all; i++)
        if (!isnan(p[i][0]) || !isnan(p[i][2]))
            fuzz_stop(what, "gives more orders than asked for", status);
}

static void fuzz_evaluate(struct input *in, const struct nc_curve *curve, const struct nc_surface *surface,
                          const int checked[2])
{
    static const int partials[4] = {1, 3, 6, 10};
    const double u = input_number(in), v = input_number(in);
    const int order = (int)(input_byte(in) % 4), second = order < 3 ? order : 2;
    struct nc_frenet frenet;
    struct nc_surface_frame frame;
    double range[2], ranges[2][2], p[10][3];
    int periodic[2];
    FUZZ_INTO(0, checked[0], range, nc_curve_range, curve, range, periodic);
    FUZZ_INTO(0, checked[1], ranges, nc_surface_range, surface, ranges, periodic);
    fuzz_prepare(p, sizeof p);
    fuzz_orders("nc_curve_eval", nc_curve_eval(curve, u, order, p), checked[0], (const double(*)[3])p,
                order + 1, 4);
    fuzz_prepare(p, sizeof p);
    fuzz_orders("nc_surface_eval", nc_surface_eval(surface, u, v, order, p), checked[1],
                (const double(*)[3])p, partials[order], 10);
    fuzz_prepare(p, sizeof p);
    fuzz_orders("nc_surface_normal", nc_surface_normal(surface, u, v, second, p), checked[1],
                (const double(*)[3])p, partials[second], 6);
    FUZZ_INTO(0, checked[0], frenet, nc_curve_frenet, curve, u, &frenet);
    FUZZ_INTO(0, checked[1], frame, nc_surface_frame, surface, u, v, &frame);
}

/* On failure the state is the old one; then restores it. */
static void fuzz_closest(const char *what, int status, int checked, const double start[6], double state[6])
{
    fuzz_judge(what, status, checked, status ? NULL : state, 6 * sizeof *state, 0);
    if (status && memcmp(state, start, 6 * sizeof *state))
        fuzz_stop(what, "failed, but changed the state", status);
    memcpy(state, start, 6 * sizeof *state);
}

static void fuzz_contacts(struct input *in, const struct nc_curve curve[2],
                          const struct nc_surface surface[2], int checked, int surface_checked)
{
    struct nc_spatial_motion motion;
    struct nc_freeform_contact contact;
    struct nc_freeform_motion rates;
    double parameter[6], start[6], rate[6];
    input_numbers(in, (double *)&motion, sizeof motion / sizeof(double));
    input_rotation(in, motion.q);
    input_numbers(in, start, 6);
    fuzz_note("motion", (double *)&motion, sizeof motion / sizeof(double));
    fuzz_note("start", start, 6);
    memcpy(parameter, start, sizeof start);
    FUZZ_INTO(0, checked, contact, nc_freeform_contact, &surface[0], &surface[1], motion.r, motion.q,
              parameter, &contact);
    FUZZ_INTO(0, checked, rates, nc_freeform_motion, &surface[0], &surface[1], &motion, parameter, &rates);
    FUZZ_INTO(0, checked, rate, nc_curves_track, &curve[0], &curve[1], start, &motion, rate);
    FUZZ_INTO(0, checked, rate, nc_surfaces_track, &surface[0], &surface[1], start, &motion, rate);
    FUZZ_INTO(0, checked, rate, nc_surface_curve_track, &surface[0], &curve[0], start, &motion, rate);
    const int grid = input_byte(in) % 16 ? 0 : (int)(input_byte(in) % 5);
    memcpy(parameter, start, sizeof start);
    fuzz_closest("nc_curves_closest",
                 nc_curves_closest(&curve[0], &curve[1], motion.r, motion.q, grid, parameter), checked,
                 start, parameter);
    fuzz_closest("nc_surfaces_closest",
                 nc_surfaces_closest(&surface[0], &surface[1], motion.r, motion.q, grid, parameter),
                 checked, start, parameter);
    fuzz_closest("nc_surface_curve_closest",
                 nc_surface_curve_closest(&surface[0], &curve[0], motion.r, motion.q, grid, parameter),
                 checked, start, parameter);
    if (grid)
        FUZZ_INTO(0, checked, contact, nc_freeform_search, &surface[0], &surface[1], motion.r, motion.q,
                  grid, parameter, &contact);
    fuzz_terrain(in, &surface[0], surface_checked, &motion);
}

void fuzz_freeform(struct input *in)
{
    double *vector[4];
    struct nc_curve curve[2] = {{0}};
    struct nc_surface surface[2] = {{0}};
    int checked[4], all = NC_OK;
    for (int i = 0; i < 4; i++) {
        size_t n;
        vector[i] = fuzz_patch(in, i % 2, &n);
        checked[i] = i % 2 ? nc_surface_check(vector[i], n) : nc_curve_check(vector[i], n);
        fuzz_judge(i % 2 ? "nc_surface_check" : "nc_curve_check", checked[i], -1, NULL, 0, 0);
        all = checked[i] ? checked[i] : all;
        if (i % 2) {
            surface[i / 2].vector = vector[i];
            surface[i / 2].n = n;
        } else {
            curve[i / 2].vector = vector[i];
            curve[i / 2].n = n;
        }
    }
    fuzz_evaluate(in, &curve[0], &surface[0], checked);
    fuzz_contacts(in, curve, surface, all, checked[1]);
    for (int i = 0; i < 4; i++)
        free(vector[i]);
}

void fuzz_rolling(struct input *in)
{
    struct nc_rigid_body body;
    struct {
        double v[3], omega[3], reaction[3];
    } one;
    struct {
        double v[3], omega[3], reaction[2][3], axial;
    } two;
    struct {
        double force[2], reserve;
    } hold;
    double x[12], normal[2][3], single[2];
    input_numbers(in, (double *)&body, sizeof body / sizeof(double));
    if (input_byte(in) % 4) { /* mostly symmetric */
        body.inertia[3] = body.inertia[1];
        body.inertia[6] = body.inertia[2];
        body.inertia[7] = body.inertia[5];
    }
    input_numbers(in, x, 12);
    if (input_byte(in) % 4)
        for (int i = 0; i < 3; i++)
            body.omega[i] = x[i] - x[6 + i];
    input_direction(in, normal[0]);
    input_direction(in, normal[1]);
    FUZZ_INTO(0, -1, one, nc_rolling_one, &body, x, x + 3, one.v, one.omega, one.reaction);
    FUZZ_INTO(0, -1, two, nc_rolling_two, &body, x, x + 3, x + 6, x + 9, two.v, two.omega, two.reaction,
              &two.axial);
    FUZZ_INTO(0, -1, single, nc_rolling_hold, x, normal[0], x[6], single, single + 1);
    double reaction[2][3];
    memcpy(reaction, x, sizeof reaction);
    FUZZ_INTO(0, -1, hold, nc_rolling_hold_two, reaction, x[6], x + 7, normal, x[10], hold.force,
              &hold.reserve);
}
