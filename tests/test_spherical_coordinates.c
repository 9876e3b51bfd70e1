/* The spherical-coordinate formulas of 003, their printed errors corrected, as a cross-check of
 * the kernel, which works in Cartesian normals. Their derivatives of the potential with respect to the
 * angles are taken numerically, in long double, from potentials written down here a second time. */
#include "spatial_support.h"

/* An ellipsoid, a regularised superellipsoid 003 (52), a shift and an offset; zero sizes leave one out. */
struct potential {
    double axes[3], super[3], delta, epsilon, eta, shift[3], offset;
};

static size_t kernel_shape(const struct potential *p, double shape[64])
{
    size_t n = nc_spatial_offset(shape, 64, p->offset);
    n += nc_spatial_shift(shape + n, 64 - n, p->shift[0], p->shift[1], p->shift[2]);
    if (p->axes[0] > 0)
        n += nc_spatial_ellipsoid(shape + n, 64 - n, p->axes[0], p->axes[1], p->axes[2]);
    if (p->super[0] > 0)
        n += nc_spatial_superellipsoid(shape + n, 64 - n, p->super[0], p->super[1], p->super[2], p->delta,
                                       p->epsilon, p->eta);
    return n;
}

/* g_B(phi, theta) of 003, phi from the z axis. */
static long double g_B(const struct potential *p, long double phi, long double theta)
{
    const long double n[3] = {sinl(phi) * cosl(theta), sinl(phi) * sinl(theta), cosl(phi)};
    long double sum = p->offset, square = 0, w[3];
    for (int i = 0; i < 3; i++) {
        sum += p->shift[i] * n[i];
        square += p->axes[i] * p->axes[i] * n[i] * n[i];
        w[i] = sqrtl(p->super[i] * p->super[i] * n[i] * n[i] + (long double)p->eta * p->eta);
    }
    sum += sqrtl(square);
    if (p->super[0] > 0) {
        const long double d = p->delta / ((long double)p->delta - 1),
                          e = p->epsilon / ((long double)p->epsilon - 1);
        const long double xy = powl(powl(w[0], d) + powl(w[1], d), 1 / d);
        sum += powl(powl(xy, e) + powl(w[2], e), 1 / e);
    }
    return sum;
}

/* The derivative d^m/dphi^m d^n/dtheta^n by central differences, Richardson over six halvings. */
static long double angle_derivative(const struct potential *p, double phi, double theta, int m, int n)
{
    static const int weight[4][3] = {{0, 1, 0}, {-1, 0, 1}, {1, -2, 1}}; /* of f(-h), f(0), f(h) */
    long double table[6], step = 0.1L;
    for (int level = 0; level < 6; level++, step /= 2) {
        long double sum = 0;
        for (int i = -1; i <= 1; i++)
            for (int j = -1; j <= 1; j++)
                if (weight[m][i + 1] && weight[n][j + 1])
                    sum += weight[m][i + 1] * weight[n][j + 1] * g_B(p, phi + i * step, theta + j * step);
        table[level] = sum / powl(step, m + n) / ((m == 1 ? 2 : 1) * (n == 1 ? 2 : 1));
    }
    for (int j = 1; j < 6; j++)
        for (int i = 5; i >= j; i--)
            table[i] += (table[i] - table[i - 1]) / ((1 << (2 * j)) - 1);
    return table[5];
}

/* 003 (14). */
static void frame_at(double phi, double theta, double e_phi[3], double e_theta[3], double e_n[3])
{
    const double c = cos(phi), s = sin(phi), ct = cos(theta), st = sin(theta);
    const double rows[3][3] = {{c * ct, c * st, -s}, {-st, ct, 0}, {s * ct, s * st, c}};
    memcpy(e_phi, rows[0], sizeof rows[0]);
    memcpy(e_theta, rows[1], sizeof rows[1]);
    memcpy(e_n, rows[2], sizeof rows[2]);
}

static struct potential random_potential(uint64_t *state)
{
    struct potential p = {{0}, {0}, 0, 0, 0, {0}, 0};
    const int which = (int)random_in(state, 1, 4);
    for (int i = 0; i < 3; i++) {
        p.shift[i] = random_in(state, -0.5, 0.5);
        p.axes[i] = which & 1 ? random_in(state, 0.5, 1.5) : 0;
        p.super[i] = which & 2 ? random_in(state, 0.5, 1.5) : 0;
    }
    p.delta = random_in(state, 1.6, 3);
    p.epsilon = random_in(state, 1.6, 3);
    p.eta = which & 2 ? 0.5 : 0;
    p.offset = random_in(state, 0, 0.3);
    return p;
}

/* 003 (16), (21), (26), (27), (50) away from the poles. */
static void regular(void **data)
{
    (void)data;
    uint64_t state = 11;
    double worst = 0;
    print_message("seed 11\n");
    for (int trial = 0; trial < 3000; trial++) {
        const struct potential p = random_potential(&state);
        double shape[64], e_phi[3], e_theta[3], e_n[3], r[3];
        const size_t size = kernel_shape(&p, shape);
        const double phi = random_in(&state, 0.3, PI - 0.3), theta = random_in(&state, 0, 2 * PI);
        const double s = sin(phi), c = cos(phi);
        struct nc_spatial_boundary at;
        frame_at(phi, theta, e_phi, e_theta, e_n);
        OK(nc_spatial_boundary(shape, size, e_n, &at));
        const double value = (double)g_B(&p, phi, theta),
                     dphi = (double)angle_derivative(&p, phi, theta, 1, 0),
                     dtheta = (double)angle_derivative(&p, phi, theta, 0, 1);
        const double e = value + (double)angle_derivative(&p, phi, theta, 2, 0);
        const double f = (double)angle_derivative(&p, phi, theta, 1, 1) - c / s * dtheta;
        const double g = s * s * value + c * s * dphi + (double)angle_derivative(&p, phi, theta, 0, 2);
        for (int i = 0; i < 3; i++)
            r[i] = dphi * e_phi[i] + dtheta / s * e_theta[i] + value * e_n[i];
        CLOSE(at.h, value, 1e-14);
        CLOSE_VECTOR(at.point, r, 3, 1e-12);
        const double root = sqrt(pow(s * s * e - g, 2) + 4 * s * s * f * f), det = e * g - f * f;
        const double kappa[2] = {(s * s * e + g + root) / (2 * det), (s * s * e + g - root) / (2 * det)};
        CLOSE(at.kappa[0], kappa[0], 1e-11 * kappa[0]);
        CLOSE(at.kappa[1], kappa[1], 1e-11 * kappa[0]);
        worst = fmax(worst, fabs(at.kappa[0] - kappa[0]) / kappa[0]);
        CLOSE((root - (s * s * e + g)) / (2 * s * s), -at.radius[0], 1e-10);
        for (int k = 0; k < 2 && root > 1e-2; k++) {
            const double one = s * f, two = g - det * kappa[k], length = hypot(one, two);
            if (length < 1e-2) /* f = 0: the formula is 0/0, the parametric lines are principal */
                continue;
            const double along =
                (one * dot(at.direction[k], e_phi) + two * dot(at.direction[k], e_theta)) / length;
            CLOSE(fabs(along), 1, 1e-12);
        }
    }
    print_message("largest relative difference of the curvature %.1e\n", worst);
}

/* 003 (16), (17), (18) and (27), (44) at the poles, where theta turns the frame only. */
static void poles(void **data)
{
    (void)data;
    uint64_t state = 12;
    print_message("seed 12\n");
    for (int trial = 0; trial < 500; trial++) {
        const struct potential p = random_potential(&state);
        double shape[64], e_phi[3], e_theta[3], e_n[3], r[3];
        const size_t size = kernel_shape(&p, shape);
        const int south = trial % 2;
        const double phi = south ? PI : 0, sign = south ? -1 : 1;
        const double n[3] = {0, 0, sign};
        struct nc_spatial_boundary at;
        OK(nc_spatial_boundary(shape, size, n, &at));
        /* (44), corrected: c_1 = cos(theta_0) b_x - sin(theta_0) b_y */
        const double theta_0 = atan2(-at.direction[0][1], at.direction[0][0]);
        for (int k = 0; k < 7; k++) {
            const double theta = random_in(&state, 0, 2 * PI);
            frame_at(phi, theta, e_phi, e_theta, e_n);
            const double dphi = (double)angle_derivative(&p, phi, theta, 1, 0);
            const double mixed = (double)angle_derivative(&p, phi, theta, 1, 1);
            const double e = (double)(g_B(&p, phi, theta) + angle_derivative(&p, phi, theta, 2, 0));
            for (int i = 0; i < 3; i++)
                r[i] =
                    dphi * e_phi[i] + mixed / cos(phi) * e_theta[i] + (double)g_B(&p, phi, theta) * e_n[i];
            CLOSE_VECTOR(at.point, r, 3, 1e-12);
            CLOSE(dphi, sign * (at.point[0] * cos(theta) + at.point[1] * sin(theta)), 1e-12);
            CLOSE(e,
                  at.radius[0] * pow(cos(theta + theta_0), 2) + at.radius[1] * pow(sin(theta + theta_0), 2),
                  1e-10);
        }
    }
}

/* The corrected condition of an umbilic: f = 0 and g = s^2 e with kappa = 1/e, at one of the four umbilics
 * of an ellipsoid, whose curvature is a c / b^3. */
static void umbilic(void **data)
{
    (void)data;
    const struct potential p = {{3, 2, 1}, {0}, 0, 0, 0, {0}, 0};
    const double x = 3 * sqrt(5.0 / 8) / 9, z = sqrt(3.0 / 8), phi = atan2(x, z), s = sin(phi),
                 c = cos(phi);
    const double e = (double)(g_B(&p, phi, 0) + angle_derivative(&p, phi, 0, 2, 0));
    const double f =
        (double)(angle_derivative(&p, phi, 0, 1, 1) - c / s * angle_derivative(&p, phi, 0, 0, 1));
    const double g = (double)(s * s * g_B(&p, phi, 0) + c * s * angle_derivative(&p, phi, 0, 1, 0) +
                              angle_derivative(&p, phi, 0, 0, 2));
    CLOSE(f, 0, 1e-12);
    CLOSE(g, s * s * e, 1e-11);
    CLOSE(1 / e, 3.0 / 8, 1e-11);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(regular),
        cmocka_unit_test(poles),
        cmocka_unit_test(umbilic),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
