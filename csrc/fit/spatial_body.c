/* Bodies of few parameters fitted to points: ellipsoid, capsule, rounded box. Gauss-Newton on the distances, damped
 * (Levenberg-Marquardt): the derivative of a distance is minus that of the potential at the foot. */
#include "space.h"

enum { MOVE = 0, HALF = 3, RADIUS = 6, TURN = 7, BULGE = 10, PARAMETERS = 11 };

/* Needles of the body: an ellipsoid is treated apart. */
static int body_needles(const struct nci_body *body)
{
    return body->form == NC_FIT_BOX ? 3 : 1;
}

size_t nci_body_shape(const struct nci_body *body, double shape[NCI_BODY_SHAPE])
{
    const int whole = body->form == NC_FIT_ELLIPSOID, terms = whole ? 1 : body_needles(body);
    size_t n = 0;
    for (int k = 0; k < terms; k++) {
        double M[6] = {0, 0, 0, 0, 0, 0};
        for (int a = 0; a < 3; a++) {
            const double half = whole || a == k ? body->half[a] : body->bulge, *e = body->axis[a];
            for (int i = 0, at = 0; i < 3; i++)
                for (int j = i; j < 3; j++)
                    M[at++] += half * half * e[i] * e[j];
        }
        n += nc_spatial_quadratic(shape + n, NCI_BODY_SHAPE - n, M);
    }
    if (!whole)
        n += nc_spatial_offset(shape + n, NCI_BODY_SHAPE - n, body->r);
    return n + nc_spatial_shift(shape + n, NCI_BODY_SHAPE - n, body->centre[0], body->centre[1],
                                body->centre[2]);
}

/* Derivatives of the potential at a normal. */
static void body_row(const struct nci_body *body, const double n[3], double row[PARAMETERS])
{
    const int whole = body->form == NC_FIT_ELLIPSOID, terms = whole ? 3 : body_needles(body);
    double u[3], square = 0;
    for (int i = 0; i < PARAMETERS; i++)
        row[i] = i < HALF ? n[i] : 0;
    for (int a = 0; a < 3; a++) {
        u[a] = nci_dot(body->axis[a], n);
        square += body->half[a] * body->half[a] * u[a] * u[a];
    }
    row[RADIUS] = !whole;
    for (int a = 0; a < terms; a++) {
        const double half = body->half[a], thin = whole ? 0 : body->bulge * body->bulge;
        const double h = sqrt(whole ? square : half * half * u[a] * u[a] + thin * (1 - u[a] * u[a]));
        double turn[3];
        if (!(h > 0))
            continue;
        row[HALF + a] = half * u[a] * u[a] / h;
        row[BULGE] += whole ? 0 : body->bulge * (1 - u[a] * u[a]) / h;
        nci_cross(body->axis[a], n, turn);
        for (int i = 0; i < 3; i++)
            row[TURN + i] += (half * half - thin) * u[a] * turn[i] / h;
    }
}

/* Turns the axes by a small vector and makes them orthonormal again. */
static void body_turn(struct nci_body *body, const double w[3])
{
    const double angle = sqrt(nci_dot(w, w)), s = angle > 0 ? sin(angle) / angle : 1;
    const double c = angle > 0 ? (1 - cos(angle)) / (angle * angle) : 0;
    for (int a = 0; a < 2; a++) {
        double *e = body->axis[a], first[3], second[3];
        nci_cross(w, e, first);
        nci_cross(w, first, second);
        for (int i = 0; i < 3; i++)
            e[i] += s * first[i] + c * second[i];
    }
    double *x = body->axis[0], *y = body->axis[1];
    const double length = sqrt(nci_dot(x, x));
    for (int i = 0; i < 3; i++)
        x[i] /= length;
    const double along = nci_dot(x, y);
    for (int i = 0; i < 3; i++)
        y[i] -= along * x[i];
    const double width = sqrt(nci_dot(y, y));
    for (int i = 0; i < 3; i++)
        y[i] /= width;
    nci_cross(x, y, body->axis[2]);
}

static void body_move(struct nci_body *body, const double step[PARAMETERS], double size)
{
    double turn[3];
    const int whole = body->form == NC_FIT_ELLIPSOID, terms = whole ? 3 : body_needles(body);
    for (int i = 0; i < 3; i++) {
        body->centre[i] += step[MOVE + i];
        turn[i] = fmin(fmax(step[TURN + i], -0.3), 0.3);
    }
    body->bulge =
        fmax(body->bulge + step[BULGE], 2e-4 * size); /* thinner needles are hard to tell from straight */
    for (int a = 0; a < terms; a++)
        body->half[a] = fmax(fabs(body->half[a] + step[HALF + a]), whole ? 1e-3 * size : body->bulge);
    body->r = fmax(body->r + step[RADIUS], body->least);
    body_turn(body, turn);
}

/* The damped step from the present feet; with the radius held or not. */
static int body_step(const double *points, size_t count, const double *normal, const struct nci_body *body,
                     double damp, double size, int held, double step[PARAMETERS])
{
    enum { BLOCK = 64 };
    double shape[NCI_BODY_SHAPE], rows[BLOCK * PARAMETERS], values[BLOCK];
    const size_t n = nci_body_shape(body, shape);
    struct nci_triangle triangle;
    int status = nci_triangle_new(&triangle, PARAMETERS);
    for (size_t start = 0; start < count && !status; start += BLOCK) {
        const size_t block = count - start < BLOCK ? count - start : BLOCK;
        for (size_t i = 0; i < block && !status; i++) {
            const double *x = normal + 3 * (start + i);
            double h = 0;
            status = nc_spatial_eval(shape, n, x, &h, NULL, NULL);
            body_row(body, x, rows + i * PARAMETERS);
            for (int k = 0; k < 3; k++)
                rows[i * PARAMETERS + TURN + (size_t)k] /= size; /* angles in units of length */
            rows[i * PARAMETERS + RADIUS] = held ? 0 : rows[i * PARAMETERS + RADIUS];
            values[i] = nci_dot(x, points + 3 * (start + i)) - h;
        }
        if (!status)
            nci_triangle_add(&triangle, rows, values, block);
    }
    for (size_t i = 0; i < PARAMETERS; i++) {
        values[i] = 0;
        for (size_t j = 0; j < PARAMETERS; j++)
            rows[i * PARAMETERS + j] = i == j ? sqrt(damp * (double)count) : 0;
    }
    if (!status) {
        nci_triangle_add(&triangle, rows, values, PARAMETERS);
        status = nci_triangle_solve(&triangle, step);
    }
    for (int k = 0; k < 3; k++)
        step[TURN + k] /= size;
    nci_triangle_free(&triangle);
    return status;
}

int nci_body_fit(const double *points, size_t count, struct nci_body *body, double *sum)
{
    double shape[NCI_BODY_SHAPE], *normal = nci_room(count, 3), *trial = nci_room(count, 3), damp = 1e-4;
    const double size = fmax(fmax(body->half[0], body->half[1]), body->half[2]) + body->r;
    int status = normal && trial ? NC_OK : NC_E_MEMORY;
    for (size_t i = 0; i < count && !status; i++) { /* the first look: away from the centre */
        double *x = normal + 3 * i, length = 0;
        for (int k = 0; k < 3; k++) {
            x[k] = points[3 * i + (size_t)k] - body->centre[k];
            length += x[k] * x[k];
        }
        for (int k = 0; k < 3; k++)
            x[k] = length > 0 ? x[k] / sqrt(length) : k == 0;
    }
    if (!status) {
        const size_t n = nci_body_shape(body, shape);
        nci_spatial_look(shape, n, points, count, normal);
        status = nci_spatial_feet(shape, n, points, count, normal, sum);
    }
    for (int i = 0; i < 60 && !status; i++) {
        double step[PARAMETERS], now;
        struct nci_body next = *body;
        status = body_step(points, count, normal, body, damp, size, 0, step);
        if (!status && body->r + step[RADIUS] < body->least && body->form != NC_FIT_ELLIPSOID) {
            next.r = body->least;
            status = body_step(points, count, normal, body, damp, size, 1, step);
        }
        if (status)
            break;
        body_move(&next, step, size);
        memcpy(trial, normal, 3 * count * sizeof *trial);
        const int failed =
            nci_spatial_feet(shape, nci_body_shape(&next, shape), points, count, trial, &now);
        if (failed || !(now < *sum)) {
            damp *= 10;
            if (damp > 1e8)
                break;
            continue;
        }
        const double gain = *sum - now;
        *body = next;
        *sum = now;
        memcpy(normal, trial, 3 * count * sizeof *normal);
        damp = fmax(damp / 10, 1e-14);
        if (gain <= 1e-9 * now)
            break;
    }
    free(normal);
    free(trial);
    return status;
}
