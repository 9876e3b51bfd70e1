/* The constructors by their Modelica names, with the names and defaults of their arguments. */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "normalcontact.h"
#include "shape_text.h"
#include "rotation.h"

#define NUMBER(i) (a[i].data[0])

/* Room for the next term behind n doubles. */
static size_t room(size_t capacity, size_t n)
{
    return capacity > n ? capacity - n : 0;
}

static size_t build_planar_offset(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_offset(shape, capacity, NUMBER(0));
}

static size_t build_planar_shift(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_shift(shape, capacity, NUMBER(0), NUMBER(1));
}

static size_t build_ellipse(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_ellipse(shape, capacity, NUMBER(0), NUMBER(1));
}

static size_t build_superellipse(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_superellipse(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2), NUMBER(3));
}

static size_t length_of(const struct argument *a)
{
    return a->rows * a->columns;
}

/* Coefficients of cosines and sines; missing sines are zero. */
static size_t build_series(const struct argument *a, double *shape, size_t capacity,
                           size_t (*constructor)(double *, size_t, double, const double *, const double *,
                                                 size_t))
{
    enum { MAX_HARMONICS = 512 };
    const double zero[MAX_HARMONICS] = {0};
    const size_t n = length_of(&a[1]);
    if (n > MAX_HARMONICS || (length_of(&a[2]) != 0 && length_of(&a[2]) != n))
        return 0;
    return constructor(shape, capacity, NUMBER(0), n ? a[1].data : zero,
                       length_of(&a[2]) ? a[2].data : zero, n);
}

static size_t build_fourier(const struct argument *a, double *shape, size_t capacity)
{
    return build_series(a, shape, capacity, nc_planar_fourier);
}

static size_t build_rolling(const struct argument *a, double *shape, size_t capacity)
{
    return build_series(a, shape, capacity, nc_planar_rolling);
}

static size_t build_piecewise(const struct argument *a, double *shape, size_t capacity)
{
    if (a[1].rows != length_of(&a[0]) || a[1].columns == 0)
        return 0;
    return nc_planar_piecewise(shape, capacity, a[0].data, a[1].rows, a[1].data, a[1].columns - 1);
}

static size_t build_lift(const struct argument *a, double *shape, size_t capacity)
{
    const double fall = isnan(NUMBER(5)) ? NUMBER(3) : NUMBER(5);
    return nc_planar_lift(shape, capacity, (enum nc_lift_law)NUMBER(0), NUMBER(1), NUMBER(2), NUMBER(3),
                          NUMBER(4), fall);
}

static size_t build_lobe(const struct argument *a, double *shape, size_t capacity)
{
    if (NUMBER(3) != floor(NUMBER(3)) || NUMBER(4) != floor(NUMBER(4)) ||
        !(fmax(NUMBER(3), NUMBER(4)) < 100))
        return 0;
    return nc_planar_lobe(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2), (int)NUMBER(3), (int)NUMBER(4));
}

static size_t build_planar_rotated(const struct argument *a, double *shape, size_t capacity)
{
    return nc_planar_rotated(shape, capacity, a[0].data, length_of(&a[0]), NUMBER(1));
}

static size_t build_spatial_offset(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_offset(shape, capacity, NUMBER(0));
}

static size_t build_spatial_shift(const struct argument *a, double *shape, size_t capacity)
{
    if (length_of(&a[0]) != 3)
        return 0;
    return nc_spatial_shift(shape, capacity, a[0].data[0], a[0].data[1], a[0].data[2]);
}

static size_t build_ellipsoid(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_ellipsoid(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2));
}

static size_t build_quadratic(const struct argument *a, double *shape, size_t capacity)
{
    const double *m = a[0].data;
    if (a[0].rows != 3 || a[0].columns != 3 || m[1] != m[3] || m[2] != m[6] || m[5] != m[7])
        return 0;
    return nc_spatial_quadratic(shape, capacity, (double[6]){m[0], m[1], m[2], m[4], m[5], m[8]});
}

static size_t build_superellipsoid(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_superellipsoid(shape, capacity, NUMBER(0), NUMBER(1), NUMBER(2), NUMBER(3), NUMBER(4),
                                     NUMBER(5));
}

static size_t build_harmonics(const struct argument *a, double *shape, size_t capacity)
{
    const size_t n = length_of(&a[0]), root = (size_t)(sqrt((double)n) + 0.5);
    return n > 0 && root * root == n ? nc_spatial_harmonics(shape, capacity, a[0].data, root - 1) : 0;
}

static size_t build_revolved(const struct argument *a, double *shape, size_t capacity)
{
    return nc_spatial_revolved(shape, capacity, a[0].data, length_of(&a[0]));
}

static size_t build_hull(const struct argument *a, double *shape, size_t capacity)
{
    return a[0].columns == 3 ? nc_spatial_hull(shape, capacity, a[0].data, a[0].rows, NUMBER(1)) : 0;
}

/* The axes of the shape are turned as by Modelica's FixedRotation: by angles[i] about the axis sequence[i].
 */
static size_t build_spatial_rotated(const struct argument *a, double *shape, size_t capacity)
{
    const double usual[3] = {1, 2, 3}, *sequence = length_of(&a[2]) ? a[2].data : usual;
    double quaternion[4] = {1, 0, 0, 0}, matrix[9];
    if (length_of(&a[1]) != 3 || (length_of(&a[2]) != 0 && length_of(&a[2]) != 3))
        return 0;
    for (int i = 0; i < 3; i++) {
        if (sequence[i] != 1 && sequence[i] != 2 && sequence[i] != 3)
            return 0;
        rotation_append(quaternion, (int)sequence[i] - 1, a[1].data[i]);
    }
    rotation_matrix(quaternion, matrix);
    return nc_spatial_rotated(shape, capacity, a[0].data, length_of(&a[0]), matrix);
}

static size_t build_capsule(const struct argument *a, double *shape, size_t capacity)
{
    const double bulge = NUMBER(2);
    const size_t n = nc_spatial_ellipsoid(shape, capacity, bulge, bulge, NUMBER(0) / 2);
    return n ? n + nc_spatial_offset(shape + n, room(capacity, n), NUMBER(1)) : 0;
}

static size_t build_rounded_box(const struct argument *a, double *shape, size_t capacity)
{
    const double bulge = NUMBER(4);
    size_t n = 0;
    for (size_t i = 0; i < 3; i++) {
        double axes[3] = {bulge, bulge, bulge};
        axes[i] = NUMBER(i) / 2;
        const size_t more = nc_spatial_ellipsoid(shape + n, room(capacity, n), axes[0], axes[1], axes[2]);
        if (more == 0)
            return 0;
        n += more;
    }
    return n + nc_spatial_offset(shape + n, room(capacity, n), NUMBER(3));
}

#define A_NUMBER(name, value)                                                                              \
    {                                                                                                      \
        name, SLOT_NUMBER, 1, value                                                                        \
    }
#define NEEDED(name, kind)                                                                                 \
    {                                                                                                      \
        name, kind, 0, 0                                                                                   \
    }
#define A_LIST(name)                                                                                       \
    {                                                                                                      \
        name, SLOT_LIST, 1, 0                                                                              \
    }
#define PI_6 0.52359877559829887308

static const struct constructor constructors[] = {
    {"circle", PLANAR, {A_NUMBER("r", 0.1)}, build_planar_offset},
    {"offset", PLANAR, {A_NUMBER("d", 0.01)}, build_planar_offset},
    {"shift", PLANAR, {A_NUMBER("x", 0), A_NUMBER("y", 0)}, build_planar_shift},
    {"ellipse", PLANAR, {A_NUMBER("a", 0.1), A_NUMBER("b", 0.05)}, build_ellipse},
    {"superellipse",
     PLANAR,
     {A_NUMBER("a", 0.1), A_NUMBER("b", 0.05), A_NUMBER("epsilon", 4), A_NUMBER("eta", 0.01)},
     build_superellipse},
    {"fourier", PLANAR, {A_NUMBER("a0", 0.1), A_LIST("a"), A_LIST("b")}, build_fourier},
    {"rolling", PLANAR, {A_NUMBER("a0", 0.1), A_LIST("a"), A_LIST("b")}, build_rolling},
    {"piecewise", PLANAR, {NEEDED("knots", SLOT_LIST), NEEDED("c", SLOT_MATRIX)}, build_piecewise},
    {"lift",
     PLANAR,
     {{"law", SLOT_LAW, 1, NC_LIFT_345},
      A_NUMBER("lift", 0.01),
      A_NUMBER("start", 0),
      A_NUMBER("rise", 1),
      A_NUMBER("dwell", 0),
      A_NUMBER("fall", NAN)},
     build_lift},
    {"lobe",
     PLANAR,
     {A_NUMBER("amplitude", 0.0033), A_NUMBER("start", PI_6), A_NUMBER("stop", 5 * PI_6), A_NUMBER("p", 3),
      A_NUMBER("q", 4)},
     build_lobe},
    {"rotated", PLANAR, {NEEDED("term", SLOT_SHAPE), A_NUMBER("angle", 0)}, build_planar_rotated},
    {"sphere", SPATIAL, {A_NUMBER("r", 0.1)}, build_spatial_offset},
    {"offset", SPATIAL, {A_NUMBER("d", 0.01)}, build_spatial_offset},
    {"shift", SPATIAL, {NEEDED("r", SLOT_LIST)}, build_spatial_shift},
    {"ellipsoid", SPATIAL, {A_NUMBER("a", 0.3), A_NUMBER("b", 0.2), A_NUMBER("c", 0.1)}, build_ellipsoid},
    {"quadratic", SPATIAL, {NEEDED("M", SLOT_MATRIX)}, build_quadratic},
    {"superellipsoid",
     SPATIAL,
     {A_NUMBER("a", 0.3), A_NUMBER("b", 0.2), A_NUMBER("c", 0.1), A_NUMBER("delta", 3),
      A_NUMBER("epsilon", 3), A_NUMBER("eta", 0.02)},
     build_superellipsoid},
    {"harmonics", SPATIAL, {NEEDED("c", SLOT_LIST)}, build_harmonics},
    {"revolved", SPATIAL, {NEEDED("profile", SLOT_SHAPE)}, build_revolved},
    {"hull", SPATIAL, {NEEDED("vertices", SLOT_MATRIX), A_NUMBER("p", 12)}, build_hull},
    {"rotated",
     SPATIAL,
     {NEEDED("term", SLOT_SHAPE), NEEDED("angles", SLOT_LIST), A_LIST("sequence")},
     build_spatial_rotated},
    {"capsule",
     SPATIAL,
     {A_NUMBER("length", 0.2), A_NUMBER("r", 0.05), A_NUMBER("bulge", 0.001)},
     build_capsule},
    {"roundedBox",
     SPATIAL,
     {A_NUMBER("length", 0.3), A_NUMBER("width", 0.2), A_NUMBER("height", 0.1), A_NUMBER("r", 0.02),
      A_NUMBER("bulge", 0.002)},
     build_rounded_box},
};

const struct constructor *constructor_named(const char *name, size_t length, enum dimension dimension)
{
    for (size_t i = 0; i < sizeof constructors / sizeof *constructors; i++) {
        const struct constructor *c = &constructors[i];
        if (strlen(c->name) == length && strncmp(c->name, name, length) == 0 &&
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
        const int planar =
            (length == 6 && strncmp(text, "Planar", 6) == 0) || constructor_named(text, length, PLANAR);
        const int spatial =
            (length == 7 && strncmp(text, "Spatial", 7) == 0) || constructor_named(text, length, SPATIAL);
        ambiguous |= planar && spatial;
        if (planar != spatial)
            found = spatial ? SPATIAL : PLANAR;
    }
    return found == DIMENSION_UNKNOWN && !ambiguous ? PLANAR : found;
}

int lift_law_named(const char *name, size_t length)
{
    static const struct {
        const char *name;
        int law;
    } laws[] = {
        {"Polynomial345", NC_LIFT_345},
        {"Polynomial4567", NC_LIFT_4567},
        {"Cycloidal", NC_LIFT_CYCLOIDAL},
        {"ModifiedSine", NC_LIFT_MODIFIED_SINE},
        {"ModifiedTrapezoid", NC_LIFT_MODIFIED_TRAPEZOID},
    };
    for (size_t i = 0; i < sizeof laws / sizeof *laws; i++)
        if (strlen(laws[i].name) == length && strncmp(laws[i].name, name, length) == 0)
            return laws[i].law;
    return 0;
}

const char *term_name(double kind)
{
    static const char *const planar[] = {"offset",    "shift", "fourier", "ellipse", "superellipse",
                                         "piecewise", "lift",  "lobe",    "rotated"};
    static const char *const spatial[] = {"offset",    "shift",          "ellipsoid",
                                          "quadratic", "superellipsoid", "harmonics",
                                          "revolved",  "hull",           "rotated"};
    if (kind >= 1 && kind <= 9)
        return planar[(int)kind - 1];
    return kind >= 101 && kind <= 109 ? spatial[(int)kind - 101] : "unknown";
}
