/* Adaptive Gauss-Kronrod quadrature (7 and 15 points), without allocation. */
#include "base/base.h"

static const double quadrature_node[8] = {
    0.991455371120812639206854697526329, 0.949107912342758524526189684047851,
    0.864864423359769072789712788640926, 0.741531185599394439863864773280788,
    0.586087235467691130294144691693,    0.405845151377397166906606412076961,
    0.207784955007898467600689403773245, 0};
static const double quadrature_kronrod[8] = {
    0.022935322010529224963732008058970, 0.063092092629978553290700663189204,
    0.104790010322250183839876322541518, 0.140653259715525918745189590510238,
    0.169004726639267902826583426598550, 0.190350578064785409913256402421014,
    0.204432940075298892414161999234649, 0.209482141084727828012999174891714};
static const double quadrature_gauss[4] = {
    0.129484966168869693270611432679082, 0.279705391489276667901467771423780,
    0.381830050505118944950369775488975, 0.417959183673469387755102040816327};

void nci_rule(double a, double b, double node[15], double kronrod[15], double gauss[15])
{
    const double centre = 0.5 * (a + b), half = 0.5 * (b - a);
    for (int i = 0; i < 15; i++) {
        const int j = i < 8 ? i : 14 - i;
        node[i] = centre + (i < 8 ? -half : half) * quadrature_node[j];
        kronrod[i] = half * quadrature_kronrod[j];
        gauss[i] = j % 2 ? half * quadrature_gauss[j / 2] : 0;
    }
}

/* The Kronrod sum over [a, b], its distance from the Gauss sum, and the sum of absolute values. */
static double quadrature_rule(double (*f)(double, const void *), const void *context, double a, double b,
                              double *error, double *size)
{
    const double centre = 0.5 * (a + b), half = 0.5 * (b - a);
    double kronrod = 0, gauss = 0, absolute = 0;
    for (int i = 0; i < 8; i++) {
        const double left = f(centre - half * quadrature_node[i], context);
        const double right = i < 7 ? f(centre + half * quadrature_node[i], context) : 0;
        kronrod += quadrature_kronrod[i] * (left + right);
        absolute += quadrature_kronrod[i] * (fabs(left) + fabs(right));
        if (i % 2)
            gauss += quadrature_gauss[i / 2] * (left + right);
    }
    *error = fabs((kronrod - gauss) * half);
    *size = absolute * fabs(half);
    return kronrod * half;
}

int nci_integrate(double (*f)(double, const void *), const void *context, double a, double b,
                  double tolerance, double *integral)
{
    enum { DEPTH = 48, LIMIT = 20000 };
    double stack[DEPTH + 2][2], total, sum = 0, lost = 0, error, size;
    int top = 0, used = 0;
    total = (quadrature_rule(f, context, a, b, &error, &size), size);
    stack[0][0] = a;
    stack[0][1] = b;
    while (top >= 0) {
        const double left = stack[top][0], right = stack[top][1], middle = 0.5 * (left + right);
        const double part = quadrature_rule(f, context, left, right, &error, &size);
        /* The Gauss sum's error bounds the Kronrod sum's, which is its square in practice. */
        if (error <= tolerance * fmax(size, total * fabs((right - left) / (b - a))) || size == 0 ||
            a == b) {
            const double before = sum; /* Kahan */
            const double corrected = part - lost;
            sum = before + corrected;
            lost = (sum - before) - corrected;
            top--;
            continue;
        }
        if (top >= DEPTH || ++used > LIMIT || !(size < INFINITY)) {
            *integral = NAN;
            return NC_E_NO_CONVERGENCE;
        }
        stack[top][0] = middle;
        stack[top + 1][0] = left;
        stack[top + 1][1] = middle;
        top++;
    }
    *integral = sum;
    return NC_OK;
}
