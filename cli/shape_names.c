/* The constructors by their Modelica names, with the names and defaults of their arguments: the one list of
 * all kinds of terms in this program. */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "normalcontact.h"
#include "shape_build.h"

/* clang-format off */
#define A_NUMBER(name, value) {name, SLOT_NUMBER, 1, value, NULL}
#define A_LIST(name, shown) {name, SLOT_LIST, 1, 0, shown}
#define NEEDED(name, kind) {name, kind, 0, 0, NULL}
#define PI_6 0.52359877559829887308

static const struct constructor constructors[] = {
    {"circle", PLANAR, 0, {A_NUMBER("r", 0.1)}, build_planar_offset, NULL},
    {"offset", PLANAR, 1, {A_NUMBER("d", 0.01)}, build_planar_offset, NULL},
    {"shift", PLANAR, 2, {A_NUMBER("x", 0), A_NUMBER("y", 0)}, build_planar_shift, NULL},
    {"fourier", PLANAR, 3, {A_NUMBER("a0", 0.1), A_LIST("a", "{}"), A_LIST("b", "{}")}, build_fourier,
     "a and b must be of the same length, or b be left out"},
    {"rolling", PLANAR, 0, {A_NUMBER("a0", 0.1), A_LIST("a", "{}"), A_LIST("b", "{}")}, build_rolling,
     "a and b must be of the same length, or b be left out"},
    {"ellipse", PLANAR, 4, {A_NUMBER("a", 0.1), A_NUMBER("b", 0.05)}, build_ellipse,
     "a and b must not be negative, and not both be zero"},
    {"superellipse", PLANAR, 5,
     {A_NUMBER("a", 0.1), A_NUMBER("b", 0.05), A_NUMBER("epsilon", 4), A_NUMBER("eta", 0.01)}, build_superellipse,
     "a and b must be positive, epsilon greater than 1 (below 1e15), eta not negative"},
    {"piecewise", PLANAR, 6, {NEEDED("knots", SLOT_LIST), NEEDED("c", SLOT_MATRIX)}, build_piecewise,
     "c must have as many rows as there are knots, each with the coefficients of one piece"},
    {"lift", PLANAR, 7,
     {{"law", SLOT_LAW, 1, NC_LIFT_345, "Polynomial345"}, A_NUMBER("lift", 0.01), A_NUMBER("start", 0), A_NUMBER("rise", 1),
      A_NUMBER("dwell", 0), {"fall", SLOT_NUMBER, 1, NAN, "rise"}}, build_lift,
     "rise and fall must be positive, dwell not negative, and their sum at most 2*pi"},
    {"lobe", PLANAR, 8,
     {A_NUMBER("amplitude", 0.0033), A_NUMBER("start", PI_6), A_NUMBER("stop", 5 * PI_6), A_NUMBER("p", 3),
      A_NUMBER("q", 4)}, build_lobe,
     "stop must be greater than start by at most 2*pi, p and q be whole numbers from 2 to 12"},
    {"rotated", PLANAR, 9, {NEEDED("term", SLOT_SHAPE), A_NUMBER("angle", 0)}, build_planar_rotated, NULL},

    {"sphere", SPATIAL, 0, {A_NUMBER("r", 0.1)}, build_spatial_offset, NULL},
    {"offset", SPATIAL, 101, {A_NUMBER("d", 0.01)}, build_spatial_offset, NULL},
    {"shift", SPATIAL, 102, {A_LIST("r", "{0, 0, 0}")}, build_spatial_shift, "r must be a list of three numbers"},
    {"ellipsoid", SPATIAL, 103, {A_NUMBER("a", 0.3), A_NUMBER("b", 0.2), A_NUMBER("c", 0.1)}, build_ellipsoid,
     "a, b and c must be below 1e154 and not negative, and not all be zero"},
    {"quadratic", SPATIAL, 104, {NEEDED("M", SLOT_MATRIX)}, build_quadratic,
     "M must be symmetric, of three rows and columns, and have no negative eigenvalue"},
    {"superellipsoid", SPATIAL, 105,
     {A_NUMBER("a", 0.3), A_NUMBER("b", 0.2), A_NUMBER("c", 0.1), A_NUMBER("delta", 3), A_NUMBER("epsilon", 3),
      A_NUMBER("eta", 0.02)}, build_superellipsoid,
     "a, b and c must be positive, delta and epsilon greater than 1 (below 1e15), eta not negative"},
    {"harmonics", SPATIAL, 106, {NEEDED("c", SLOT_LIST)}, build_harmonics,
     "c must have (degree + 1)^2 elements: 1, 4, 9, ... up to 4225 for the degree 64"},
    {"revolved", SPATIAL, 107, {NEEDED("profile", SLOT_PROFILE)}, build_revolved,
     "the pieces of its profile must join"},
    {"hull", SPATIAL, 108, {NEEDED("vertices", SLOT_MATRIX), A_NUMBER("p", 12)}, build_hull,
     "vertices must have three columns and at least four rows, p be at least 2 and not so large that doubles fail"},
    {"rotated", SPATIAL, 109, {NEEDED("term", SLOT_SHAPE), A_LIST("angles", "{0, 0, 0}"), A_LIST("sequence", "{1, 2, 3}")},
     build_spatial_rotated, "angles must be a list of three numbers, sequence one of three axes: 1, 2 or 3"},
    {"capsule", SPATIAL, 0, {A_NUMBER("length", 0.2), A_NUMBER("r", 0.05), A_NUMBER("bulge", 0.001)}, build_capsule,
     "length and bulge must not be negative, and not both be zero"},
    {"roundedBox", SPATIAL, 0,
     {A_NUMBER("length", 0.3), A_NUMBER("width", 0.2), A_NUMBER("height", 0.1), A_NUMBER("r", 0.02),
      A_NUMBER("bulge", 0.002)}, build_rounded_box,
     "length, width, height and bulge must not be negative, and not be zero together"},
};

static const struct law {
    const char *name;
    int law;
} laws[] = {
    {"Polynomial345", NC_LIFT_345},
    {"Polynomial4567", NC_LIFT_4567},
    {"Cycloidal", NC_LIFT_CYCLOIDAL},
    {"ModifiedSine", NC_LIFT_MODIFIED_SINE},
    {"ModifiedTrapezoid", NC_LIFT_MODIFIED_TRAPEZOID},
};
/* clang-format on */

enum { CONSTRUCTORS = sizeof constructors / sizeof *constructors, LAWS = sizeof laws / sizeof *laws };

static int is_named(const char *candidate, const char *name, size_t length)
{
    return strlen(candidate) == length && strncmp(candidate, name, length) == 0;
}

const struct constructor *constructor_named(const char *name, size_t length, enum dimension dimension)
{
    for (size_t i = 0; i < CONSTRUCTORS; i++) {
        const struct constructor *c = &constructors[i];
        if (is_named(c->name, name, length) &&
            (dimension == DIMENSION_UNKNOWN || dimension == c->dimension))
            return c;
    }
    return NULL;
}

enum dimension dimension_of(const char *text)
{
    enum dimension found = DIMENSION_UNKNOWN;
    int ambiguous = 0;
    size_t length;
    for (; *text && found != SPATIAL; text += length ? length : 1) {
        length = 0;
        if (text[0] == '/' && text[1] == '/')
            length = strcspn(text, "\n");
        else if (isalpha((unsigned char)*text))
            while (isalnum((unsigned char)text[length]) || text[length] == '_')
                length++;
        const int planar = is_named("Planar", text, length) || constructor_named(text, length, PLANAR);
        const int spatial = is_named("Spatial", text, length) || constructor_named(text, length, SPATIAL);
        ambiguous |= planar && spatial;
        if (planar != spatial)
            found = spatial ? SPATIAL : PLANAR;
    }
    return found == DIMENSION_UNKNOWN && !ambiguous ? PLANAR : found;
}

int lift_law_named(const char *name, size_t length)
{
    for (size_t i = 0; i < LAWS; i++)
        if (is_named(laws[i].name, name, length))
            return laws[i].law;
    return 0;
}

const char *lift_law_names(char *text, size_t size)
{
    size_t used = 0;
    for (size_t i = 0; i < LAWS && used < size; i++)
        used += (size_t)snprintf(text + used, size - used, "%s%s", i ? ", " : "", laws[i].name);
    return text;
}

const char *term_name(double kind)
{
    for (size_t i = 0; i < CONSTRUCTORS; i++)
        if (constructors[i].kind != 0 && constructors[i].kind == kind)
            return constructors[i].name;
    return "unknown";
}

/* --- Help ------------------------------------------------------------------------------------------- */

static void print_slot(const struct slot *slot)
{
    static const char *const words[] = {"..", "{..}", "[..; ..]", "SHAPE", "planar SHAPE", ".."};
    if (slot->optional && !slot->shown)
        printf("%s=%.4g", slot->name, slot->value);
    else
        printf("%s=%s", slot->name, slot->shown ? slot->shown : words[slot->kind]);
}

static void print_constructor(const struct constructor *c)
{
    printf("  %s(", c->name);
    for (size_t i = 0; i < MAX_SLOTS && c->slot[i].name; i++) {
        printf("%s", i ? ", " : "");
        print_slot(&c->slot[i]);
    }
    puts(")");
}

void print_constructors(void)
{
    puts("\nshapes in the plane (metres and radians; what has a value here may be left out):");
    for (size_t i = 0; i < CONSTRUCTORS; i++)
        if (constructors[i].dimension == PLANAR)
            print_constructor(&constructors[i]);
    char names[128];
    printf("laws of a lift: %s\n\nshapes in space:\n", lift_law_names(names, sizeof names));
    for (size_t i = 0; i < CONSTRUCTORS; i++)
        if (constructors[i].dimension == SPATIAL)
            print_constructor(&constructors[i]);
}
