#include <math.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "curvature.h"
#include "distance.h"
#include "polar.h"
#include "rotation.h"
#include "shape_text.h"
#include "text.h"

/* The options as they are given; NULL: not given. */
struct distance_options {
    const char *at, *turn, *velocity, *rotation, *to;
    int polar, hollow, sensitivity;
    double radius, steps;
};

/* Numbers "1,2,3" of an option, as many as needed. Prints what is wrong and returns EXIT_USAGE, or 0. */
static int read_numbers(const char *option, const char *text, int n, double *numbers)
{
    static const char *const samples[] = {"", " 0.1", " 0.1,0", " 0.1,0,0"};
    if (!text)
        return 0;
    const char *rest = text;
    for (int i = 0; i < n; i++) {
        char word[64];
        const size_t length = strcspn(rest, ",");
        snprintf(word, sizeof word, "%.*s", length < sizeof word ? (int)length : 0, rest);
        if ((i + 1 < n) != (rest[length] == ',') || !read_number(word, &numbers[i]))
            return misuse("%s needs %d number%s here, not '%s': %s%s", option, n, n > 1 ? "s" : "",
                          excerpt_of(text, EXCERPT).text, option, samples[n]);
        rest += length + 1;
    }
    return 0;
}

/* Position and velocities in the plane or in space. */
static int read_motion(const struct distance_options *options, int planar, struct question *question)
{
    struct nc_spatial_motion *m = &question->motion;
    const int n = planar ? 2 : 3;
    double angles[3] = {0, 0, 0}, quaternion[4] = {1, 0, 0, 0};
    if (read_numbers("--at", options->at, n, m->r) != 0 ||
        read_numbers("--turn", options->turn, planar ? 1 : 3, planar ? &angles[2] : angles) != 0 ||
        read_numbers("--velocity", options->velocity, n, m->v) != 0 ||
        read_numbers("--rotation", options->rotation, planar ? 1 : 3, planar ? &m->omega[2] : m->omega) !=
            0 ||
        read_numbers("--to", options->to, n, question->end) != 0)
        return EXIT_USAGE;
    for (int i = 0; i < 3; i++)
        rotation_append(quaternion, i, angles[i]);
    rotation_matrix(quaternion, m->q);
    question->angle = angles[2];
    question->moving = options->velocity || options->rotation;
    question->way = options->to != NULL;
    question->sensitivity = options->sensitivity;
    question->steps = options->steps;
    if (question->way && question->moving)
        return misuse(
            "--to is for a table of gaps, without velocities; leave --velocity and --rotation out");
    if (question->way && question->sensitivity)
        return misuse("--to is for a table of gaps; leave --sensitivity out");
    if (!(question->steps >= 1 && question->steps <= 1e6 && question->steps == floor(question->steps)))
        return misuse("--steps must be a whole number from 1 to 1000000");
    return 0;
}

/* Bodies must be convex everywhere: the kernel looks at the contact only. */
static int require_convex_body(const struct shape *shape)
{
    struct curvature_range range;
    const int status = curvature_range(shape, &range);
    return status != 0 ? status : require_convex(&range);
}

/* B is no shape, but one of these words. */
static int distance_word(const struct shape *a, const char *word, const struct distance_options *options,
                         const struct question *question)
{
    const int roller = strcmp(word, "roller") == 0;
    const enum dimension needed = strcmp(word, "plane") == 0 ? SPATIAL : PLANAR;
    if (a->dimension == CURVE || a->dimension == SURFACE)
        return misuse(
            "a %s has its distance from a curve or surface, such as Surfaces.plane(1, 1), not from a %s",
            dimension_name(a->dimension), word);
    if (a->dimension != needed)
        return misuse("a %s is for a %s; this one is a %s", word, dimension_name(needed),
                      dimension_name(a->dimension));
    if (question->way)
        return misuse("--to is for two bodies; write the %s as a shape", word);
    if (roller && !options->polar && a->potential != POTENTIAL_POLAR)
        return misuse(
            "a roller needs a polar potential as A: --polar --radius R; a body given by its generating "
            "potential has its distance from circle(R)");
    if (roller)
        return distance_roller(a, question);
    const int status = require_convex_body(a);
    return status != 0 ? status : distance_straight(a, question);
}

static int distance_shapes(const struct shape *a, const struct shape *b, const struct question *question)
{
    const int freeform_a = a->dimension >= CURVE, freeform_b = b->dimension >= CURVE;
    if (a->dimension == SURFACE && b->dimension == SPATIAL && !question->way && !question->sensitivity) {
        const int status = require_convex_body(b);
        return status != 0 ? status : distance_terrain(a, b, question);
    }
    if (a->dimension == SPATIAL && b->dimension == SURFACE)
        return misuse(
            "of a body and a surface the surface comes first; exchange both, and invert the pose");
    if (freeform_a != freeform_b)
        return misuse("A is a %s, B is a %s; the boundary of a body is Curves.potential(..) in the plane, "
                      "Surfaces.potential(..) in space",
                      dimension_name(a->dimension), dimension_name(b->dimension));
    if (!freeform_a && a->dimension != b->dimension)
        return misuse("A is a %s, B is a %s; both must be planar or both spatial",
                      dimension_name(a->dimension), dimension_name(b->dimension));
    if (freeform_a && question->way)
        return misuse("--to is for two bodies, not for curves and surfaces");
    if (freeform_a && question->sensitivity)
        return misuse("--sensitivity is for bodies, not for curves and surfaces");
    if (freeform_a)
        return distance_freeform(a, b, question);
    int status = require_convex_body(a);
    if (status == 0)
        status = require_convex_body(b);
    if (status != 0)
        return status;
    return question->way ? distance_way(a, b, question) : distance_pair(a, b, question);
}

static int is_word(const char *text)
{
    return strcmp(text, "line") == 0 || strcmp(text, "plane") == 0 || strcmp(text, "roller") == 0;
}

static int distance_of(const char *text_a, const char *text_b, const struct distance_options *options)
{
    struct shape a, b = {.vector = NULL};
    struct question question = {.radius = options->radius,
                                .mode = options->hollow ? NC_CASE_CONCAVE : NC_CASE_CONVEX};
    int status = shape_read(text_a, &a);
    if (status == 0 && !is_word(text_b))
        status = shape_read(text_b, &b);
    if (status == 0 && ((a.potential == POTENTIAL_POLAR && strcmp(text_b, "roller") != 0) ||
                        b.potential == POTENTIAL_POLAR))
        status = misuse(
            "the file holds a polar potential, for contact with a roller; 'normalcontact convert FILE "
            "--generating' makes the generating one");
    int polar = options->polar;
    if (status == 0)
        status = polar_of_file(&a, "--radius", &polar, &question.radius);
    if (status == 0)
        status = read_motion(options, a.dimension == PLANAR, &question);
    if (status == 0)
        status = is_word(text_b) ? distance_word(&a, text_b, options, &question)
                                 : distance_shapes(&a, &b, &question);
    shape_free(&a);
    shape_free(&b);
    return status;
}

static int distance(const struct command *command, int count, char **arguments)
{
    struct words rest;
    struct distance_options chosen = {.radius = NAN, .steps = 20};
    const struct option options[] = {
        {"--at", "X,Y[,Z]", "position of B in A's frame, in m (default: the origin)", OPTION_WORD,
         &chosen.at},
        {"--turn", "ANGLE", "how B is turned, in rad; in space A,B,C: about x, y and z, in turn",
         OPTION_WORD, &chosen.turn},
        {"--velocity", "X,Y[,Z]", "velocity of B relative to A, in m/s: tells rates, too", OPTION_WORD,
         &chosen.velocity},
        {"--rotation", "W", "angular velocity of B relative to A, in rad/s; in space X,Y,Z", OPTION_WORD,
         &chosen.rotation},
        {"--to", "X,Y[,Z]", "two bodies: the gap along the straight way of B to there, as CSV", OPTION_WORD,
         &chosen.to},
        {"--steps", "N", "steps on that way (default: 20)", OPTION_NUMBER, &chosen.steps},
        {"--sensitivity", NULL,
         "tells how the gap, and the boundary point of this normal, change with each coefficient of the "
         "shapes",
         OPTION_FLAG, &chosen.sensitivity},
        {"--polar", NULL, "A is a polar potential for a roller of that radius, B is 'roller'", OPTION_FLAG,
         &chosen.polar},
        {"--radius", "R", "radius of that roller, in m", OPTION_NUMBER, &chosen.radius},
        {"--hollow", NULL, "A surrounds the roller", OPTION_FLAG, &chosen.hollow},
    };
    switch (options_read(command, options, sizeof options / sizeof *options, count, arguments, &rest)) {
    case OPTIONS_HELP:
        print_constructors();
        return EXIT_DONE;
    case OPTIONS_WRONG:
        return EXIT_USAGE;
    default:
        break;
    }
    if (rest.count != 2)
        return misuse(
            "distance needs A and B; quote them: distance 'ellipse(0.2, 0.1)' 'circle(0.1)' --at 0.4,0");
    if (polar_options(chosen.polar, chosen.radius) != 0)
        return EXIT_USAGE;
    const int roller = strcmp(rest.word[1], "roller") == 0;
    if ((chosen.polar || chosen.hollow || !isnan(chosen.radius)) && !roller)
        return misuse(
            "--polar, --radius and --hollow are for a roller: distance A roller --polar --radius R");
    return distance_of(rest.word[0], rest.word[1], &chosen);
}

const struct command command_distance = {
    "distance",
    "distance A B [options]",
    "gap, contact points and their rates of two bodies, curves or surfaces, or of a surface A and a body B "
    "on it\n\n"
    "A is a SHAPE, B another one, or 'line' (the x axis of B's frame, A above it), 'plane' (the x-y plane, "
    "A above it),\n"
    "or 'roller' (a circle about the origin of B's frame). Everything is told in A's frame.\n\n" SHAPE_HELP,
    distance,
};
