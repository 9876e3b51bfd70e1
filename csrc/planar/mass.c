/* Mass properties of a planar body from its generating potential. With p = h e_n + h' e_phi and rho =
 * h + h'': L = int h, A = 1/2 int h rho, int r dA = 1/3 int p h rho, int r r' dA = 1/4 int p p' h rho. */
#include "planar/planar.h"

enum mass_integral { MASS_L, MASS_A, MASS_X, MASS_Y, MASS_XX, MASS_XY, MASS_YY, MASS_COUNT };

struct mass_integration {
    const double *shape;
    size_t n;
    double origin[2]; /* measured from here, a point inside the body, all potentials are positive */
    int by_parts;
    int sides; /* has straight sides */
    int panels, status;
    double scale[MASS_COUNT], sum[MASS_COUNT], error[MASS_COUNT];
};

/* The integrands with h rho. Those of L, A, xx, yy are positive: each comes out right relative to its own
 * size, also for thin bodies. */
static void mass_product(const double h[2], double rho, double c, double s, double out[MASS_COUNT])
{
    const double x = h[0] * c - h[1] * s, y = h[0] * s + h[1] * c, weight = h[0] * rho;
    out[MASS_L] = h[0];
    out[MASS_A] = weight / 2;
    out[MASS_X] = weight * x / 3;
    out[MASS_Y] = weight * y / 3;
    out[MASS_XX] = weight * x * x / 4;
    out[MASS_XY] = weight * x * y / 4;
    out[MASS_YY] = weight * y * y / 4;
}

/* The same integrals over a whole turn, integrated by parts until h'' is gone: right also where rho is
 * infinite at single points, but the digits of thin bodies cancel. As complex numbers with E = e^(i phi),
 *   int h rho = int h^2 - h'^2,   int p h rho = int (h^3 - 3/2 h h'^2 - i/2 h'^3) E,
 *   int |p|^2 h rho = int h^4 - 2 h^2 h'^2 - h'^4/3,
 *   int p^2 h rho = int (h^4 - 2 h^2 h'^2 + h'^4/3 - i 4/3 h h'^3) E^2. */
static void mass_by_parts(const double h[2], double c, double s, double out[MASS_COUNT])
{
    const double a = h[0], b = h[1], aa = a * a, bb = b * b;
    const double first[2] = {aa * a - 1.5 * a * bb, -0.5 * bb * b};
    const double trace = aa * aa - 2 * aa * bb - bb * bb / 3;
    const double second[2] = {trace + 2 * bb * bb / 3, -4 * a * bb * b / 3}, c2 = c * c - s * s,
                 s2 = 2 * s * c;
    const double real = second[0] * c2 - second[1] * s2, imaginary = second[0] * s2 + second[1] * c2;
    out[MASS_L] = a;
    out[MASS_A] = (aa - bb) / 2;
    out[MASS_X] = (first[0] * c - first[1] * s) / 3;
    out[MASS_Y] = (first[0] * s + first[1] * c) / 3;
    out[MASS_XX] = (trace + real) / 8;
    out[MASS_XY] = imaginary / 8;
    out[MASS_YY] = (trace - real) / 8;
}

static int mass_integrands(const struct mass_integration *f, double phi, double out[MASS_COUNT])
{
    const double c = cos(phi), s = sin(phi), x = f->origin[0], y = f->origin[1];
    double h[4];
    const int status = nci_planar_jet(f->shape, f->n, phi, c, s, f->by_parts ? 1 : 2, h);
    if (nci_failed(status))
        return status;
    if (nci_curvature_radius(h) < 0)
        return NC_E_NOT_CONVEX;
    const double rho = h[0] + h[2];
    h[0] -= x * c + y * s;
    h[1] -= y * c - x * s;
    if (f->by_parts)
        mass_by_parts(h, c, s, out);
    else
        mass_product(h, rho, c, s, out);
    return nci_finite(out, MASS_COUNT) ? NC_OK : NC_E_ARGUMENT;
}

/* All integrals over one panel by Gauss's rule with 8 points. */
static void mass_panel(struct mass_integration *f, double a, double b, double sum[MASS_COUNT])
{
    static const double node[4] = {0.18343464249564980494, 0.52553240991632898582, 0.79666647741362673959,
                                   0.96028985649753623168};
    static const double weight[4] = {0.36268378337836198297, 0.31370664587788728734, 0.22238103445337447054,
                                     0.10122853629037625915};
    const double centre = 0.5 * (a + b), half = 0.5 * (b - a);
    for (int i = 0; i < MASS_COUNT; i++)
        sum[i] = 0;
    f->panels++;
    for (int j = 0; j < 8 && !f->status; j++) {
        const double offset = j % 2 ? node[j / 2] : -node[j / 2];
        double value[MASS_COUNT] = {0};
        f->status = mass_integrands(f, centre + half * offset, value);
        for (int i = 0; i < MASS_COUNT; i++)
            sum[i] += half * weight[j / 2] * value[i];
    }
}

/* Halves a panel until its halves agree with it to 1e-13 of the whole integrals or to 1e-11 of their own
 * (the error of the halves is far less), or depth or work are at their bounds. The differences add up to
 * the error estimate. */
static void mass_refine(struct mass_integration *f, double a, double b, const double whole[MASS_COUNT],
                        int depth)
{
    const double middle = 0.5 * (a + b);
    double left[MASS_COUNT], right[MASS_COUNT];
    int done = 1;
    mass_panel(f, a, middle, left);
    mass_panel(f, middle, b, right);
    for (int i = 0; i < MASS_COUNT; i++) {
        const double sum = left[i] + right[i];
        done = done && fabs(sum - whole[i]) <= fmax(1e-13 * f->scale[i], 1e-11 * fabs(sum));
    }
    if (done || depth == 0 || f->panels > 20000 || f->status) {
        for (int i = 0; i < MASS_COUNT; i++) {
            f->sum[i] += left[i] + right[i];
            f->error[i] += fabs(left[i] + right[i] - whole[i]);
        }
        return;
    }
    mass_refine(f, a, middle, left, depth - 1);
    mass_refine(f, middle, b, right, depth - 1);
}

/* The straight side with the normal phi, which integrals over rho do not see: with e = e_phi and its ends h e_n + s e, s
 * from t[0] to t[1], the integrals of ds in place of rho d phi. It is found from the points beside phi, farther away than
 * joints that count as one, but not before the angle *done: up to there others have been. */
static void mass_side(struct mass_integration *f, double phi, double *done, double sum[MASS_COUNT])
{
    const double beside = 2e-12, c = cos(phi), s = sin(phi);
    const double from = fmax(*done, phi - beside), to = fmin(phi + beside, NCI_TWO_PI - beside);
    double t[2], height = 0;
    if (!(from < to))
        return;
    for (int k = 0; k < 2 && !f->status; k++) {
        const double angle = k ? to : from, a = cos(angle), b = sin(angle);
        double h[4];
        const int status = nci_planar_jet(f->shape, f->n, angle, a, b, 2, h);
        if (nci_failed(status))
            f->status = status;
        const double x = h[0] * a - h[1] * b - f->origin[0], y = h[0] * b + h[1] * a - f->origin[1];
        t[k] = y * c - x * s + (h[0] + h[2]) * (phi - angle);
        height += 0.5 * (x * c + y * s);
    }
    *done = to;
    const double length = t[1] - t[0], middle = 0.5 * (t[0] + t[1]), weight = height * length;
    if (f->status || !(length > 0))
        return;
    const double x = height * c - middle * s, y = height * s + middle * c, spread = length * length / 12;
    sum[MASS_A] += weight / 2;
    sum[MASS_X] += weight * x / 3;
    sum[MASS_Y] += weight * y / 3;
    sum[MASS_XX] += weight * (x * x + spread * s * s) / 4;
    sum[MASS_XY] += weight * (x * y - spread * s * c) / 4;
    sum[MASS_YY] += weight * (y * y + spread * c * c) / 4;
}

/* One turn, stretch by stretch between joints, in panels of at most pi/8: first only the sizes of the
 * integrals, then the integrals. */
static void mass_turn(struct mass_integration *f, int measure)
{
    double a = 0, joint = 0, done = -1, whole[MASS_COUNT];
    while (a < NCI_TWO_PI && !f->status) {
        if (a >= joint && f->sides && !f->by_parts)
            mass_side(f, a, &done, measure ? f->scale : f->sum);
        if (a >= joint && !f->status)
            f->status = nci_planar_stretch(f->shape, f->n, a, &joint);
        const double b = fmin(fmin(a + NCI_PI / 8, joint), NCI_TWO_PI);
        if (!f->status)
            mass_panel(f, a, b, whole);
        if (!f->status && !measure)
            mass_refine(f, a, b, whole, 44);
        for (int i = 0; i < MASS_COUNT && !f->status && measure; i++)
            f->scale[i] += whole[i];
        a = b;
    }
}

/* The sizes by which errors are judged, from the integrals themselves. */
static void mass_scale(struct mass_integration *f, const double integral[MASS_COUNT])
{
    for (int i = 0; i < MASS_COUNT; i++)
        f->scale[i] = fabs(integral[i]);
    f->scale[MASS_X] = sqrt(f->scale[MASS_A] * f->scale[MASS_XX]);
    f->scale[MASS_Y] = sqrt(f->scale[MASS_A] * f->scale[MASS_YY]);
    f->scale[MASS_XY] = sqrt(f->scale[MASS_XX] * f->scale[MASS_YY]);
}

static int mass_integrate(struct mass_integration *f)
{
    const double *sum = f->sum, *scale = f->scale;
    for (int i = 0; i < MASS_COUNT; i++)
        f->scale[i] = f->sum[i] = f->error[i] = 0;
    f->panels = f->status = 0;
    mass_turn(f, 1);
    mass_scale(f, scale);
    if (!f->status && !(scale[MASS_A] > 1e-10 * scale[MASS_L] * scale[MASS_L]))
        f->status = NC_E_NOT_CONVEX; /* a point or a segment */
    f->panels = 0;
    mass_turn(f, 0);
    mass_scale(f, sum);
    for (int i = 0; i < MASS_COUNT && !f->status; i++)
        if (!(f->error[i] <= 1e-10 * scale[i]))
            f->status = NC_E_NO_CONVERGENCE;
    /* By parts, xx and yy are differences of numbers as large as the larger of them. */
    const double least = fmin(sum[MASS_XX], sum[MASS_YY]), most = fmax(sum[MASS_XX], sum[MASS_YY]);
    if (!f->status && f->by_parts && !(least > 1e-5 * most))
        f->status = NC_E_NO_CONVERGENCE;
    return f->status;
}

/* A point in the middle of the body: its Steiner point, 1/pi int h e_n, from 32 equidistant normals. */
static int mass_middle(struct mass_integration *f)
{
    double h[4];
    f->origin[0] = f->origin[1] = 0;
    for (int i = 0; i < 32; i++) {
        const double phi = (i + 0.5) * NCI_PI / 16, c = cos(phi), s = sin(phi);
        const int status = nci_planar_jet(f->shape, f->n, phi, c, s, 0, h);
        if (nci_failed(status))
            return status;
        f->origin[0] += h[0] * c / 16;
        f->origin[1] += h[0] * s / 16;
    }
    return NC_OK;
}

int nc_planar_mass(const double *shape, size_t n, struct nc_planar_mass *out)
{
    static const struct nc_planar_mass none = {NAN, NAN, NCI_NONE2, NCI_NONE3};
    struct mass_integration f = {.shape = shape, .n = n};
    const double *m = f.sum;
    int continuity;
    if (!out)
        return NC_E_NULL;
    int status = nc_planar_continuity(shape, n, &continuity);
    if (!status)
        status = mass_middle(&f);
    if (!status) {
        f.sides = continuity < 1;
        status = mass_integrate(&f);
        if (status == NC_E_NO_CONVERGENCE) {
            f.by_parts = 1;
            status = mass_integrate(&f);
        }
    }
    if (status) {
        *out = none;
        return status;
    }
    const double A = m[MASS_A], x = m[MASS_X] / A, y = m[MASS_Y] / A;
    out->perimeter = m[MASS_L];
    out->area = A;
    out->centroid[0] = f.origin[0] + x;
    out->centroid[1] = f.origin[1] + y;
    out->moments[0] = m[MASS_XX] - A * x * x;
    out->moments[1] = m[MASS_XY] - A * x * y;
    out->moments[2] = m[MASS_YY] - A * y * y;
    return NC_OK;
}
