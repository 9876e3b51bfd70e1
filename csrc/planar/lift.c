/* Standard lift laws of cams, normalised to a rise from 0 to 1 over 0 <= t <= 1. All are antisymmetric
 * about the middle: s(1 - t) = 1 - s(t). */
#include "planar/planar.h"

/* A polynomial with coefficients c[first] t^first ... and its integral and derivatives. */
static void lift_polynomial(const double *c, int first, int last, double t, double out[5])
{
    double p = 0, d1 = 0, d2 = 0, d3 = 0, integral = 0;
    for (int k = last; k >= first; k--) {
        d3 = d3 * t + 3 * d2;
        d2 = d2 * t + 2 * d1;
        d1 = d1 * t + p;
        p = p * t + c[k - first];
        integral = integral * t + c[k - first] / (k + 1);
    }
    /* p holds s / t^first: restore the factor for each derivative by the product rule. */
    for (int k = 0; k < first; k++) {
        d3 = d3 * t + 3 * d2;
        d2 = d2 * t + 2 * d1;
        d1 = d1 * t + p;
        p = p * t;
        integral = integral * t;
    }
    out[0] = integral * t;
    out[1] = p;
    out[2] = d1;
    out[3] = d2;
    out[4] = d3;
}

/* s, s', s'', s''' and the integral of s, started from given values at t = 0 with the acceleration
 * amplitude * cos(frequency * t + phase). */
static void lift_harmonic(const double start[3], double amplitude, double frequency, double phase, double t,
                          double out[5])
{
    const double w = frequency, a1 = amplitude / w, a2 = a1 / w, a3 = a2 / w;
    const double s0 = sin(phase), c0 = cos(phase), s = sin(w * t + phase), c = cos(w * t + phase);
    const double v0 = start[2] - a1 * s0; /* speed and position of the part that is linear in t */
    const double p0 = start[1] + a2 * c0;
    out[0] = start[0] + p0 * t + v0 * t * t / 2 - a3 * (s - s0);
    out[1] = p0 + v0 * t - a2 * c;
    out[2] = v0 + a1 * s;
    out[3] = amplitude * c;
    out[4] = -amplitude * w * s;
}

/* Modified trapezoid, first half: a quarter sine up to t = 1/8, constant up to 3/8, a quarter cosine to
 * 1/2. Amplitude 8 pi / (pi + 2). */
static void lift_trapezoid(double t, double out[5])
{
    const double amplitude = 8 * NCI_PI / (NCI_PI + 2), w = 4 * NCI_PI;
    const double rest[3] = {0, 0, 0};
    double part[5];
    lift_harmonic(rest, amplitude, w, -NCI_PI / 2, fmin(t, 0.125), out);
    if (t > 0.125) {
        const double x = fmin(t, 0.375) - 0.125;
        part[0] = out[0] + x * (out[1] + x * (out[2] / 2 + x * amplitude / 6));
        part[1] = out[1] + x * (out[2] + x * amplitude / 2);
        part[2] = out[2] + x * amplitude;
        part[3] = amplitude;
        part[4] = 0;
        if (t > 0.375)
            lift_harmonic(part, amplitude, w, 0, t - 0.375, out);
        else
            for (int i = 0; i < 5; i++)
                out[i] = part[i];
    }
}

/* Modified sine, first half: a quarter sine up to t = 1/8, then a cosine of a third of its frequency.
 * Amplitude 4 pi^2 / (pi + 4). */
static void lift_sine(double t, double out[5])
{
    const double amplitude = 4 * NCI_PI * NCI_PI / (NCI_PI + 4), w = 4 * NCI_PI;
    const double rest[3] = {0, 0, 0};
    lift_harmonic(rest, amplitude, w, -NCI_PI / 2, fmin(t, 0.125), out);
    if (t > 0.125) {
        const double start[3] = {out[0], out[1], out[2]};
        lift_harmonic(start, amplitude, w / 3, 0, t - 0.125, out);
    }
}

static void lift_first_half(int law, double t, double out[5])
{
    static const double c345[] = {10, -15, 6}, c4567[] = {35, -84, 70, -20};
    switch (law) {
    case NC_LIFT_345:
        lift_polynomial(c345, 3, 5, t, out);
        break;
    case NC_LIFT_4567:
        lift_polynomial(c4567, 4, 7, t, out);
        break;
    case NC_LIFT_CYCLOIDAL: {
        const double rest[3] = {0, 0, 0};
        lift_harmonic(rest, NCI_TWO_PI, NCI_TWO_PI, -NCI_PI / 2, t, out);
        break;
    }
    case NC_LIFT_MODIFIED_SINE:
        lift_sine(t, out);
        break;
    default:
        lift_trapezoid(t, out);
        break;
    }
}

void nci_lift_law(int law, double t, double out[5])
{
    if (t <= 0.5) {
        lift_first_half(law, t, out);
        return;
    }
    lift_first_half(law, 1 - t, out);
    /* The integral of 1 - s(1 - x) from 0 to t, with the integral of s over [0, 1] = 1/2. */
    out[0] = t - 0.5 + out[0];
    out[1] = 1 - out[1];
    out[3] = -out[3];
}
