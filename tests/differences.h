/* Values within a tolerance, and derivatives by differences, for tests of the glue. */
#ifndef DIFFERENCES_H
#define DIFFERENCES_H

static void close_to(double value, double expected, double tolerance)
{
    if (!(fabs(value - expected) <= tolerance))
        fail_msg("%.17g is not %.17g +- %g", value, expected, tolerance);
}

/* First and second derivative from seven values at the distance e: sixth order. */
static double slope(const double f[7], double e)
{
    return (0.75 * (f[4] - f[2]) - 0.15 * (f[5] - f[1]) + (f[6] - f[0]) / 60) / e;
}

static double bend(const double f[7], double e)
{
    return (1.5 * (f[4] + f[2]) - 0.15 * (f[5] + f[1]) + (f[6] + f[0]) / 90 - 49.0 / 18 * f[3]) / (e * e);
}

#endif
