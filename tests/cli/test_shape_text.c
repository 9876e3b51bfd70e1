/* Shapes as text: whatever is written, the answer is a shape of finite numbers, or one printable line that
 * says where it is wrong. Texts are made from good ones by random changes, the same in every run. */
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "message.h"

#include "../../cli/shape_text.h"
#include "../random.h"
#include "normalcontact.h"

static const char *const good[] = {
    "ellipsoid(0.3, 0.2, 0.1) + offset(0.01)",
    "cat(1, Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), NormalContact.Shapes.Spatial.offset(d=0.01))",
    "{103, 3, 0.09, 0.04, 0.01, 101, 1, 0.01}",
    "103 3 0.09 0.04 0.01 101 1 0.01",
    "fourier(a0=0.1, b={0, 0.01}, a={0, 0}) + rolling(0.1, {0, 1e-3})",
    "circle(0.1) + shift(y=-(0.01 + 0.02)*2^2/4) // a circle\n+ superellipse(0.1, 0.05, 4, 0.01)",
    "circle(0.03) + lift(law=LiftLaw.Polynomial4567, lift=0.004, start=0, rise=2, dwell=0.1, fall=1)",
    "circle(2*0.01) + lobe(0.0001, pi/6, 5*pi/6, 3, 4)",
    "piecewise({0, 3}, [1, 0, 0.1; 1, 0.2, 0])",
    "rotated(ellipse(0.2, 0.1) + shift(1, 2), sqrt(2) - cos(-1))",
    "revolved(profile=circle(0.1) + ellipse(0.1, 0.2)) + sphere() + shift({1, 2, 3})",
    "hull([1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) + quadratic({{1, 0, 0}, {0, 2, 0}, {0, 0, 3}})",
    "harmonics({1, 0.1, 0.1, 0.1}) + superellipsoid(0.3, 0.2, 0.1, 3, 3, 0.02)",
    "rotated(capsule(0.2, 0.05), {0.1, 0.2, 0.3}, sequence={3, 1, 3}) + roundedBox(r=0.02)",
    "Shapes.Surfaces.revolved(Curves.placed(Curves.circle(0.1), r={0.3, 0, 0}, angles={pi/2, 0, 0}))",
    "Curves.bspline(2, periodic=false, knots={0, 0, 0, 1, 1, 1}, points=[0, 0, 0; 1, 0, 0; 1, 1, 0]*0.1)",
    "Surfaces.bspline({1, 1}, {false, false}, {0, 0, 1, 1}, {0, 0, 1, 1}, 2*{{{0, 0, 0}, {0, 1, 0}}, {{1, "
    "0, 0}, {1, "
    "1, 1}}})",
    "Surfaces.placed(Surfaces.potential(ellipsoid(0.3, 0.2, 0.1) + offset(0.01)), sequence={3, 1, 3})",
    "Curves.cam(circle(0.03) + lift(lift=0.004, start=0, rise=2), roller=0.01, points=40)",
    "Surfaces.heights(2, z=[0, 0, 0; 0, 1, 0; 0, 0, 0]*0.1)",
    "Surfaces.extruded(Curves.potential(ellipse(0.2, 0.1)), 0.1)",
    "Curves.interpolated(3, {{1, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {0, -1, 0.1}})",
};

static const char *const pieces[] = {
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ",",
    ";",
    "=",
    "+",
    "-",
    "*",
    "/",
    "^",
    "//",
    "\n",
    ".",
    "e",
    "1e999",
    "1e-400",
    "nan",
    "inf",
    "0x1p9",
    "-1",
    "0",
    "1",
    "100",
    "pi",
    "cat(1,",
    "circle(",
    "sphere(",
    "rotated(",
    "revolved(",
    "{}",
    "[]",
    "law",
    "Cycloidal",
    "a=",
    "Planar.",
    "Spatial.",
    "Curves.",
    "Surfaces.",
    "potential(",
    "placed(",
    "true",
    "{{{1,2,3},{1,2,4}},{{1,2,3},{1,2,4}}}",
    "\033[2J",
    "\x7f",
    "\xef\xbb\xbf",
    "\xff",
    "\xc2\x9b",
    "\xc3\xa4",
    "\r",
    "{{1,2},{3,4}}",
    "[1,2;3,4]",
    "sqrt(",
    "((((((((",
    "--------",
    "^^",
    "  ",
};

enum { SIZE = 4096, GOOD = sizeof good / sizeof *good, PIECES = sizeof pieces / sizeof *pieces };

/* Puts n bytes in the place of `old` ones. */
static void replace(char *text, size_t at, size_t old, const char *with, size_t n)
{
    const size_t length = strlen(text);
    if (length - old + n >= SIZE)
        return;
    memmove(text + at + n, text + at + old, length - at - old + 1);
    memcpy(text + at, with, n);
}

static void change(struct random *r, char *text)
{
    const size_t length = strlen(text), at = (size_t)random_below(r, (int)length + 1);
    const size_t left = length - at, some = (size_t)random_below(r, (int)(left < 20 ? left : 20) + 1);
    const char *piece = pieces[random_below(r, PIECES)], *other = good[random_below(r, GOOD)];
    const char byte = (char)(1 + random_below(r, 255));
    char copy[32];
    switch (random_below(r, 6)) {
    case 0:
        replace(text, at, left ? 1 : 0, &byte, 1);
        break;
    case 1:
        replace(text, at, some, "", 0);
        break;
    case 2:
        replace(text, at, 0, piece, strlen(piece));
        break;
    case 3:
        replace(text, at, some, piece, strlen(piece));
        break;
    case 4:
        memcpy(copy, text + at, some);
        replace(text, (size_t)random_below(r, (int)length + 1), 0, copy, some);
        break;
    default:
        replace(text, at, left, other + random_below(r, (int)strlen(other)), 0);
        replace(text, at, 0, other, strlen(other));
    }
}

static void check_shape(const struct shape *shape)
{
    assert_true(shape->n > 0);
    assert_true(shape->dimension >= PLANAR && shape->dimension <= SURFACE);
    for (size_t i = 0; i < shape->n; i++)
        assert_true(isfinite(shape->vector[i]));
}

static void test_good_texts(void **state)
{
    (void)state;
    catch_messages();
    for (size_t i = 0; i < GOOD; i++) {
        struct shape shape;
        assert_int_equal(shape_parse(good[i], NULL, &shape), 0);
        check_shape(&shape);
        shape_free(&shape);
    }
    assert_string_equal(message(), "");
}

static void test_changed_texts(void **state)
{
    (void)state;
    enum { TEXTS = 60000 };
    struct random r = {20240607};
    int right = 0;
    char *text = malloc(SIZE);
    catch_messages();
    for (int i = 0; i < TEXTS; i++) {
        strcpy(text, good[random_below(&r, GOOD)]);
        for (int changes = 1 + random_below(&r, 4); changes > 0; changes--)
            change(&r, text);
        struct shape shape = {0};
        const int status = shape_parse(text, i % 2 ? "shape.txt" : NULL, &shape);
        const char *said = message();
        if (status == 0) {
            assert_string_equal(said, "");
            check_shape(&shape);
            right++;
        } else {
            check_message(said);
            assert_non_null(strstr(said, i % 2 ? "shape.txt, line " : "shape, "));
            assert_non_null(strstr(said, ", character "));
        }
        shape_free(&shape);
    }
    free(text);
    assert_true(right > TEXTS / 40 && right < TEXTS / 2); /* both ways are tried */
}

/* Any bytes in a file, the zero among them. */
static void test_changed_files(void **state)
{
    (void)state;
    enum { TEXTS = 4000 };
    struct random r = {20240608};
    char path[] = "./test_shape_text.XXXXXX";
    const int descriptor = mkstemp(path);
    assert_true(descriptor >= 0);
    char *text = malloc(SIZE);
    catch_messages();
    for (int i = 0; i < TEXTS; i++) {
        strcpy(text, good[random_below(&r, GOOD)]);
        for (int changes = random_below(&r, 3); changes > 0; changes--)
            change(&r, text);
        size_t n = strlen(text);
        if (i % 4 == 0 && n > 0)
            text[random_below(&r, (int)n)] = 0;
        if (i % 4 == 1)
            for (n = (size_t)random_below(&r, 200), text[n] = 0; random_below(&r, 200) > 0;)
                text[random_below(&r, (int)n + 1)] = (char)random_bits(&r);
        assert_return_code(ftruncate(descriptor, 0), 0);
        assert_int_equal(pwrite(descriptor, text, n, 0), n);
        struct shape shape = {0};
        if (shape_read(path, &shape) == 0) {
            check_shape(&shape);
            assert_null(memchr(text, 0, n));
            assert_string_equal(message(), "");
        } else {
            check_message(message());
        }
        shape_free(&shape);
    }
    free(text);
    close(descriptor);
    unlink(path);
}

/* A text with `count` copies of a part between a beginning and an end. */
static char *repeated(const char *begin, const char *part, size_t count, const char *end)
{
    char *text = malloc(strlen(begin) + count * strlen(part) + strlen(end) + 1), *at = text;
    at += sprintf(at, "%s", begin);
    for (size_t i = 0; i < count; i++)
        at += sprintf(at, "%s", part);
    sprintf(at, "%s", end);
    return text;
}

static void assert_size(char *text, size_t n)
{
    struct shape shape = {0};
    if (n > 0) {
        assert_int_equal(shape_parse(text, NULL, &shape), 0);
        assert_int_equal(shape.n, n);
    } else {
        assert_int_equal(shape_parse(text, NULL, &shape), EXIT_FAILED);
        check_message(message());
    }
    shape_free(&shape);
    free(text);
}

/* What the kernel takes can be written, and nothing more. */
static void test_long_lists(void **state)
{
    (void)state;
    catch_messages();
    assert_size(repeated("harmonics({1", ",0", 4224, "})"), 4227);
    assert_size(repeated("harmonics({1", ",0", 66 * 66 - 1, "})"), 0);
    assert_size(repeated("hull([1,1,1;-1,-1,1;-1,1,-1;1,-1,-1", ";1,0,0", 9996, "])"), 30003);
    assert_size(repeated("hull({{1,1,1}", ",{-1,-1,1}", 9999, "})"), 30003);
    assert_size(repeated("fourier(1, {0", ",0", 1999, "})"), 4003);
    assert_size(repeated("cat(1, circle(1)", ", circle(1)", 999, ")"), 3000);
    assert_size(repeated("circle(1)", "+circle(1)", 99999, ""), 300000);
    assert_size(repeated("", "1 1 0.5 ", 100000, ""), 300000);
    assert_size(repeated("", "1 ", 5000000, ""), 0);
    assert_size(repeated("", "(", 1000000, ""), 0);
    assert_size(repeated("", "-", 1000000, "circle(1)"), 0);
    assert_size(repeated("circle(2", "^2", 1000000, ")"), 0);
    assert_size(repeated("", "{", 1000000, "("), 0);
    assert_size(repeated("", "rotated(", 1000000, "circle(1)"), 0);
}

static const struct {
    int kind;
    enum dimension dimension;
    const char *name;
} terms[] = {
#define TERM(NAME, number, name, curvature, parameters) {NC_PLANAR_##NAME, PLANAR, #name},
    NC_PLANAR_TERMS(TERM)
#undef TERM
#define TERM(NAME, number, name, curvature, parameters) {NC_SPATIAL_##NAME, SPATIAL, #name},
        NC_SPATIAL_TERMS(TERM)
#undef TERM
};
enum { TERMS = sizeof terms / sizeof *terms };

/* The Modelica name of a kind: rounded_polygon is roundedPolygon. */
static void camel(const char *from, char *to)
{
    for (; *from; from++)
        *to++ = *from == '_' ? (char)toupper((unsigned char)*++from) : *from;
    *to = 0;
}

/* Every kind of the kernel's lists has a constructor of its name; no other number has a name. */
static void test_names_of_terms(void **state)
{
    (void)state;
    int named = 0;
    for (size_t i = 0; i < TERMS; i++) {
        char name[64];
        camel(terms[i].name, name);
        const struct constructor *c = constructor_named(name, strlen(name), terms[i].dimension);
        assert_non_null(c);
        assert_string_equal(term_name(terms[i].kind), name);
    }
    for (double kind = 1; kind < 1000; kind++)
        named += strcmp(term_name(kind), "unknown") != 0;
    assert_int_equal(named, TERMS);
    assert_string_equal(term_name(1.5), "unknown");
    assert_string_equal(term_name(NAN), "unknown");
    assert_string_equal(term_name(1e30), "unknown");
}

static void expect_kind(const char *text, int kind)
{
    struct shape shape;
    assert_int_equal(shape_parse(text, NULL, &shape), 0);
    assert_int_equal(shape.vector[0], kind);
    shape_free(&shape);
}

/* What a constructor makes by default is a term of the kind of its name; some are other names. */
static void test_kinds_of_constructors(void **state)
{
    (void)state;
    int defaults = 0;
    for (size_t i = 0; i < TERMS; i++) {
        char name[64], text[128];
        int optional = 1;
        camel(terms[i].name, name);
        const struct constructor *c = constructor_named(name, strlen(name), terms[i].dimension);
        for (size_t k = 0; k < MAX_SLOTS && c->slot[k].name; k++)
            optional = optional && c->slot[k].optional;
        snprintf(text, sizeof text, "Shapes.%s.%s()", terms[i].dimension == PLANAR ? "Planar" : "Spatial",
                 name);
        if (optional)
            expect_kind(text, terms[i].kind);
        defaults += optional;
    }
    assert_true(defaults > TERMS / 2);
    expect_kind("circle()", NC_PLANAR_OFFSET);
    expect_kind("rolling()", NC_PLANAR_FOURIER);
    expect_kind("rotated(circle())", NC_PLANAR_ROTATED);
    expect_kind("sphere()", NC_SPATIAL_OFFSET);
    expect_kind("capsule()", NC_SPATIAL_ELLIPSOID);
    expect_kind("revolved(circle())", NC_SPATIAL_REVOLVED);
}

/* The package decides about a name that several have. */
static void test_packages(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        enum dimension dimension;
    } cases[] = {
        {"circle(0.1)", PLANAR},
        {"Curves.circle(0.1)", CURVE},
        {"NormalContact.Shapes.Surfaces.revolved(circle(0.1))", SURFACE},
        {"revolved(circle(0.1))", SPATIAL},
        {"Surfaces.potential(offset(0.1))", SURFACE},
        {"Curves.potential(offset(0.1))", CURVE},
        {"{201, 1, 0.1}", CURVE},
        {"{301, 2, 1, 1}", SURFACE},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct shape shape;
        assert_int_equal(shape_parse(cases[i].text, NULL, &shape), 0);
        assert_int_equal(shape.dimension, cases[i].dimension);
        shape_free(&shape);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_good_texts),     cmocka_unit_test(test_changed_texts),
        cmocka_unit_test(test_changed_files),  cmocka_unit_test(test_long_lists),
        cmocka_unit_test(test_names_of_terms), cmocka_unit_test(test_kinds_of_constructors),
        cmocka_unit_test(test_packages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
