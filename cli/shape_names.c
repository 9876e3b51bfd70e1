/* All constructors by their Modelica names: one for each kind of term, as the kernel lists them, and some more. */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "normalcontact.h"
#include "shape_build.h"

static const struct constructor *const constructors[] = {&planar_circle,
                                                         &planar_rolling,
                                                         &planar_cam_of_law,
                                                         &planar_lobed_cam,
                                                         &planar_eccentric,
                                                         &planar_rounded_ellipse,
#define TERM(NAME, number, name, curvature, parameters) &planar_##name,
                                                         NC_PLANAR_TERMS(TERM)
#undef TERM
                                                             & spatial_sphere,
                                                         &spatial_capsule,
                                                         &spatial_rounded_box,
                                                         &spatial_rounded_ellipsoid,
                                                         &spatial_shifted_ellipsoid,
#define TERM(NAME, number, name, curvature, parameters) &spatial_##name,
                                                         NC_SPATIAL_TERMS(TERM)
#undef TERM
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

enum { BODIES = sizeof constructors / sizeof *constructors, LAWS = sizeof laws / sizeof *laws };

/* Number i of all constructors: of bodies, then of curves and surfaces; NULL behind the last. */
static const struct constructor *constructor_at(size_t i)
{
    if (i < BODIES)
        return constructors[i];
    return freeform_constructors[i - BODIES].name ? &freeform_constructors[i - BODIES] : NULL;
}

const char *dimension_name(enum dimension dimension)
{
    static const char *const names[] = {[DIMENSION_UNKNOWN] = "shape",
                                        [PLANAR] = "planar shape",
                                        [SPATIAL] = "spatial shape",
                                        [CURVE] = "curve",
                                        [SURFACE] = "surface"};
    return names[dimension];
}

const char *dimension_package(enum dimension dimension)
{
    return dimension == CURVE ? "Curves." : dimension == SURFACE ? "Surfaces." : "";
}

static int is_named(const char *candidate, const char *name, size_t length)
{
    return strlen(candidate) == length && strncmp(candidate, name, length) == 0;
}

const struct constructor *constructor_named(const char *name, size_t length, enum dimension dimension)
{
    const struct constructor *c;
    for (size_t i = 0; (c = constructor_at(i)) != NULL; i++) {
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
        if (text[length] == '.' && is_named("Curves", text, length))
            return CURVE;
        if (text[length] == '.' && is_named("Surfaces", text, length))
            return SURFACE;
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
    switch (kind >= 1 && kind <= 1000 && kind == floor(kind) ? (int)kind : 0) {
#define TERM(NAME, number, stem, curvature, parameters)                                                    \
    case NC_PLANAR_##NAME:                                                                                 \
        return planar_##stem.name;
        NC_PLANAR_TERMS(TERM)
#undef TERM
#define TERM(NAME, number, stem, curvature, parameters)                                                    \
    case NC_SPATIAL_##NAME:                                                                                \
        return spatial_##stem.name;
        NC_SPATIAL_TERMS(TERM)
#undef TERM
    default:
        return "unknown";
    }
}

/* --- Help ------------------------------------------------------------------------------------------- */

static void print_slot(const struct slot *slot)
{
    static const char *const words[] = {"..", "{..}",          "[..; ..]", "SHAPE",   "planar SHAPE",
                                        "..", "spatial SHAPE", "CURVE",    "SURFACE", "{[..; ..], ..}"};
    if (slot->optional && !slot->shown)
        printf("%s=%.4g", slot->name, slot->value);
    else
        printf("%s=%s", slot->name, slot->shown ? slot->shown : words[slot->kind]);
}

static void print_constructor(const struct constructor *c)
{
    printf("  %s%s(", dimension_package(c->dimension), c->name);
    for (size_t i = 0; i < MAX_SLOTS && c->slot[i].name; i++) {
        printf("%s", i ? ", " : "");
        print_slot(&c->slot[i]);
    }
    puts(")");
}

static void print_those(enum dimension dimension)
{
    const struct constructor *c;
    for (size_t i = 0; (c = constructor_at(i)) != NULL; i++)
        if (c->dimension == dimension)
            print_constructor(c);
}

void print_constructors(void)
{
    char names[128];
    puts("\nshapes in the plane (metres and radians; what has a value here may be left out):");
    print_those(PLANAR);
    printf("laws of a lift: %s\n\nshapes in space:\n", lift_law_names(names, sizeof names));
    print_those(SPATIAL);
    puts("\ncurves and surfaces in space:");
    print_those(CURVE);
    print_those(SURFACE);
}
