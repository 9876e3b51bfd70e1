/* Shapes as text, as the Modelica constructors read:
 *     ellipsoid(0.3, 0.2, 0.1) + offset(0.01)
 *     ellipse(a=0.1, b=0.05)
 *     cat(1, circle(0.1), shift(x=0.02))
 *     Surfaces.revolved(Curves.placed(Curves.circle(0.1), {0.3, 0, 0}, {pi/2, 0, 0}))
 * or as plain numbers of a shape vector, or as JSON, or as the name of a file with one of these. */
#ifndef SHAPE_TEXT_H
#define SHAPE_TEXT_H

#include <stddef.h>

/* What a vector describes: a body in the plane or in space, or a curve or surface in space. */
enum dimension { DIMENSION_UNKNOWN = 0, PLANAR = 2, SPATIAL = 3, CURVE, SURFACE };

/* What a shape is a potential of, where its file says so. */
enum potential { POTENTIAL_UNSAID, POTENTIAL_GENERATING, POTENTIAL_POLAR };

struct shape {
    double *vector; /* freed by shape_free() */
    size_t n;
    enum dimension dimension;
    enum potential potential;
    double polar_radius; /* of the roller; 0: none is said */
};

/* Reads a shape and checks it: from a file, if there is one of this name, else from the argument itself.
 * Prints what is wrong and where, and returns EXIT_FAILED, or 0. */
int shape_read(const char *argument, struct shape *shape);

/* The same for a text, without checking the numbers. `source`: the file it is from, or NULL. The vector is
 * to be freed in any case. */
int shape_parse(const char *text, const char *source, struct shape *shape);

/* The same for a text in JSON, see shape_json.c; and whether it is one. */
int shape_parse_json(const char *text, const char *source, struct shape *shape);
int shape_is_json(const char *text);

void shape_free(struct shape *shape);

/* --- Constructors, see shape_build.c and shape_freeform.c ------------------------------------------- */

enum slot_kind {
    SLOT_NUMBER,
    SLOT_LIST,   /* {..} */
    SLOT_MATRIX, /* [..; ..] or {{..}, {..}} */
    SLOT_SHAPE,
    SLOT_PROFILE, /* a planar shape, also in space */
    SLOT_LAW,     /* name of a lift law */
    SLOT_BODY,    /* a spatial shape, of a surface */
    SLOT_CURVE,
    SLOT_SURFACE,
    SLOT_ARRAY /* {[..; ..], [..; ..]}: a list of matrices */
};

enum { MAX_SLOTS = 8 };

struct slot {
    const char *name;
    enum slot_kind kind;
    int optional;
    double value;      /* default of a number or law; an optional list is empty */
    const char *shown; /* the default in words, where it is no number */
};

/* A value: a number is a list of one row and one column. A list of matrices has a row for each; `inner` is the number
 * of columns of these, else 0. */
struct argument {
    const double *data;
    size_t rows, columns, inner;
};

typedef size_t build_function(const struct argument *arguments, double *shape, size_t capacity);

struct constructor {
    const char *name;
    enum dimension dimension;
    struct slot slot[MAX_SLOTS];
    build_function *build;
    const char *rule; /* what the arguments must fulfil */
};

/* The constructor with this name; `dimension` unknown: of any. */
const struct constructor *constructor_named(const char *name, size_t length, enum dimension dimension);

/* The dimension that the names in a text belong to: that of the first package Curves or Surfaces; else space, if one of
 * them exists there only; unknown, if all exist in both; the plane, if there is none. */
enum dimension dimension_of(const char *text);

/* The number of a lift law (enum nc_lift_law) by its Modelica name, or 0; all names, written to `text`. */
int lift_law_named(const char *name, size_t length);
const char *lift_law_names(char *text, size_t size);

/* "planar shape", "curve", ...; the package of Modelica that its constructors are in, where they need it: "Curves."
 * or "Surfaces.", else "". */
const char *dimension_name(enum dimension dimension);
const char *dimension_package(enum dimension dimension);

/* The name of a kind of term in a shape vector. */
const char *term_name(double kind);

/* Prints all constructors with their arguments and defaults. */
void print_constructors(void);

#endif
