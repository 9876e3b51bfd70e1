/* See plain.h. */
#include "plain.h"

#include <math.h>

#define PI 3.14159265358979323846

/* n = -q' e. */
static void plain_normal(const double e[3], const double q[9], double n[3])
{
    for (int i = 0; i < 3; i++)
        n[i] = -(q[i] * e[0] + q[3 + i] * e[1] + q[6 + i] * e[2]);
}

static double plain_dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

void plain_ellipsoid(const double axes[3], const double e[3], const double r[3], const double q[9],
                     double *gap, double point[3])
{
    double n[3];
    plain_normal(e, q, n);
    const double x = axes[0] * axes[0] * n[0], y = axes[1] * axes[1] * n[1], z = axes[2] * axes[2] * n[2];
    const double h = sqrt(x * n[0] + y * n[1] + z * n[2]);
    *gap = plain_dot(e, r) - h;
    point[0] = x / h;
    point[1] = y / h;
    point[2] = z / h;
}

void plain_superellipsoid(const double axes[3], double delta, double epsilon, const double e[3],
                          const double r[3], const double q[9], double *gap, double point[3])
{
    const double d = delta / (delta - 1), s = epsilon / (epsilon - 1);
    double n[3];
    plain_normal(e, q, n);
    const double x = pow(fabs(axes[0] * n[0]), d), y = pow(fabs(axes[1] * n[1]), d),
                 z = pow(fabs(axes[2] * n[2]), s);
    const double xy = pow(x + y, s / d), h = pow(xy + z, 1 / s);
    const double outer = pow(h, 1 - s), inner = outer * xy / (x + y);
    *gap = plain_dot(e, r) - h;
    point[0] = inner * x / n[0];
    point[1] = inner * y / n[1];
    point[2] = outer * z / n[2];
}

/* In spherical coordinates, with the associated Legendre functions by their recurrence and their
 * derivatives by (1 - z^2) P' = (l + m) P(l-1) - l z P(l). Not for the poles. */
void plain_harmonics(const double *c, int degree, const double e[3], const double r[3], const double q[9],
                     double *gap, double point[3])
{
    double n[3], h = 0, h_polar = 0, h_azimuth = 0, diagonal = 1;
    plain_normal(e, q, n);
    const double azimuth = atan2(n[1], n[0]), polar = acos(n[2]), z = cos(polar), s = sin(polar);
    for (int m = 0; m <= degree; m++) {
        const double ca = cos(m * azimuth), sa = sin(m * azimuth);
        double before = 0, now = diagonal;
        for (int l = m; l <= degree; l++) {
            double square = (2 * l + 1) / (4 * PI) * (m ? 2 : 1);
            for (int k = l - m + 1; k <= l + m; k++)
                square /= k;
            const double scale = sqrt(square), plus = scale * c[l * l + l + m];
            const double minus = m ? scale * c[l * l + l - m] : 0;
            const double slope = -((l + m) * before - l * z * now) / s;
            h += now * (plus * ca + minus * sa);
            h_polar += slope * (plus * ca + minus * sa);
            h_azimuth += now * m * (minus * ca - plus * sa);
            const double next = ((2 * l + 1) * z * now - (l + m) * before) / (l + 1 - m);
            before = now;
            now = next;
        }
        diagonal *= (2 * m + 1) * s;
    }
    const double ca = cos(azimuth), sa = sin(azimuth), turn = h_azimuth / s;
    *gap = plain_dot(e, r) - h;
    point[0] = h * n[0] + h_polar * z * ca - turn * sa;
    point[1] = h * n[1] + h_polar * z * sa + turn * ca;
    point[2] = h * n[2] - h_polar * s;
}

void plain_hull(const double *vertices, int count, double p, const double e[3], const double r[3],
                const double q[9], double *gap, double point[3])
{
    double n[3], sum = 0;
    plain_normal(e, q, n);
    point[0] = point[1] = point[2] = 0;
    for (int i = 0; i < count; i++) {
        const double w = plain_dot(vertices + 3 * i, n);
        if (w > 0) {
            const double power = pow(w, p - 1);
            sum += power * w;
            for (int k = 0; k < 3; k++)
                point[k] += power * vertices[3 * i + k];
        }
    }
    const double h = pow(sum, 1 / p), scale = h / sum;
    *gap = plain_dot(e, r) - h;
    for (int k = 0; k < 3; k++)
        point[k] *= scale;
}

void plain_fourier(double a0, const double *a, const double *b, int harmonics, double phi, double h[4])
{
    h[0] = a0;
    h[1] = h[2] = h[3] = 0;
    for (int k = 1; k <= harmonics; k++) {
        const double c = cos(k * phi), s = sin(k * phi), k2 = (double)k * k;
        h[0] += a[k - 1] * c + b[k - 1] * s;
        h[1] += k * (b[k - 1] * c - a[k - 1] * s);
        h[2] -= k2 * (a[k - 1] * c + b[k - 1] * s);
        h[3] -= k2 * k * (b[k - 1] * c - a[k - 1] * s);
    }
}

void plain_piecewise(const double *knots, int pieces, const double *c, int degree, double phi, double h[4])
{
    int i = pieces - 1;
    while (phi < knots[0])
        phi += 2 * PI;
    while (phi >= knots[0] + 2 * PI)
        phi -= 2 * PI;
    while (i > 0 && phi < knots[i])
        i--;
    const double x = phi - knots[i];
    c += i * (degree + 1);
    h[0] = h[1] = h[2] = h[3] = 0;
    for (int j = degree; j >= 0; j--) {
        h[3] = h[3] * x + 3 * h[2];
        h[2] = h[2] * x + 2 * h[1];
        h[1] = h[1] * x + h[0];
        h[0] = h[0] * x + c[j];
    }
}

void plain_line(const double h[4], const double r[2], double angle, const double v[2], double omega,
                struct plain_contact *out)
{
    const double c = cos(angle), s = sin(angle), rho = h[0] + h[2];
    out->gap = r[1] - h[0];
    out->gap_der = out->v_n = v[1] + h[1] * omega;
    out->r_C[0] = r[0] + h[1];
    out->r_C[1] = out->gap;
    out->r_C_a[0] = h[1] * c - h[0] * s;
    out->r_C_a[1] = -h[1] * s - h[0] * c;
    out->kappa = 1 / rho;
    out->v_t = v[0] + h[0] * omega;
    out->s_a_der = -rho * omega;
    out->s_b_der = out->v_t + out->s_a_der;
}

void plain_circle(const double g[4], double radius, const double r[2], double angle, const double v[2],
                  double omega, struct plain_contact *out)
{
    /* The centre O of the circle in frame a and its velocity there; its distance and direction from P. */
    const double c = cos(angle), s = sin(angle), distance = sqrt(r[0] * r[0] + r[1] * r[1]);
    const double x = -c * r[0] - s * r[1], y = s * r[0] - c * r[1];
    const double vx = -c * v[0] - s * v[1] + omega * y, vy = s * v[0] - c * v[1] - omega * x;
    const double ux = x / distance, uy = y / distance;
    const double away = vx * ux + vy * uy, turn = (vy * ux - vx * uy) / distance;
    /* Normal, curvature of the curve of centres, and of the body. */
    const double S = sqrt(g[0] * g[0] + g[1] * g[1]);
    const double nx = (g[0] * ux + g[1] * uy) / S, ny = (g[0] * uy - g[1] * ux) / S;
    const double curve = (g[0] * g[0] + 2 * g[1] * g[1] - g[0] * g[2]) / (S * S * S);
    const double cosine = g[0] / S, cosine_rate = -g[1] / S * (1 - curve * S);
    out->gap = (distance - g[0]) * cosine;
    out->gap_der = (away - g[1] * turn) * cosine + (distance - g[0]) * cosine_rate * turn;
    out->kappa = curve / (1 - radius * curve);
    out->r_C_a[0] = g[0] * ux - radius * nx;
    out->r_C_a[1] = g[0] * uy - radius * ny;
    const double px = c * out->r_C_a[0] - s * out->r_C_a[1], py = s * out->r_C_a[0] + c * out->r_C_a[1];
    out->r_C[0] = r[0] + px;
    out->r_C[1] = r[1] + py;
    /* The contact normal points from the circle into the body: -n. */
    const double ex = -(c * nx - s * ny), ey = -(s * nx + c * ny);
    const double wx = v[0] - omega * py, wy = v[1] + omega * px;
    out->v_n = wx * ex + wy * ey;
    out->v_t = wx * ey - wy * ex;
    out->s_a_der = S * (1 - radius * curve) * turn;
    out->s_b_der = radius * (omega + curve * S * turn);
}
