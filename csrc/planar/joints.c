/* Where terms are not analytic: joints of pieces, ends of lobes, corners. */
#include "planar/planar.h"

void nci_joint_at(double angle, double phi, double *joint)
{
    double way = nci_wrap(angle - phi);
    if (way < 1e-12)
        way += NCI_TWO_PI;
    *joint = fmin(*joint, phi + way);
}

int nci_planar_offset_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    (void)term;
    (void)turned;
    (void)phi;
    (void)joint;
    return NC_OK;
}

int nci_planar_shift_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    return nci_planar_offset_joint(term, turned, phi, joint);
}

int nci_planar_fourier_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    return nci_planar_offset_joint(term, turned, phi, joint);
}

int nci_planar_ellipse_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    for (int k = 0; k < 4 && term->parameter[0] * term->parameter[1] == 0; k++)
        nci_joint_at(turned + k * NCI_PI / 2, phi, joint);
    return NC_OK;
}

int nci_planar_superellipse_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    (void)term;
    for (int k = 0; k < 4; k++)
        nci_joint_at(turned + k * NCI_PI / 2, phi, joint);
    return NC_OK;
}

int nci_planar_piecewise_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    for (size_t i = 0; i < (size_t)term->parameter[0]; i++)
        nci_joint_at(turned + term->parameter[2 + i], phi, joint);
    return NC_OK;
}

/* The ends, and the inner joints of the modified laws at odd eighths of rise and fall. */
int nci_planar_lift_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    const double *p = term->parameter;
    for (int k = 0; k <= 8; k++) {
        const int outer = k == 1 || k == 7, inner = k == 3 || k == 5;
        if (k % 8 && !(outer && p[0] >= NC_LIFT_MODIFIED_SINE) &&
            !(inner && p[0] == NC_LIFT_MODIFIED_TRAPEZOID))
            continue;
        nci_joint_at(turned + p[2] + p[3] * k / 8, phi, joint);
        nci_joint_at(turned + p[2] + p[3] + p[4] + p[5] * k / 8, phi, joint);
    }
    return NC_OK;
}

int nci_planar_lobe_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    nci_joint_at(turned + term->parameter[1], phi, joint);
    nci_joint_at(turned + term->parameter[1] + term->parameter[2], phi, joint);
    return NC_OK;
}

static int joint_of_term(const struct nci_term *term, double turned, double phi, double *joint)
{
    const int status = nci_planar_form(term);
    if (status)
        return status;
    switch (term->kind) {
#define JOINT(NAME, number, name, curvature, parameters)                                                   \
    case NC_PLANAR_##NAME:                                                                                 \
        return nci_planar_##name##_joint(term, turned, phi, joint);
        NC_PLANAR_TERMS(JOINT)
#undef JOINT
    default:
        return NC_E_KIND;
    }
}

int nci_planar_rotated_joint(const struct nci_term *term, double turned, double phi, double *joint)
{
    struct nci_term inner;
    const int status = nci_planar_inner(term, &inner);
    return status ? status : joint_of_term(&inner, turned + nci_reduced(term->parameter[0]), phi, joint);
}

int nci_planar_next_joint(const double *shape, size_t n, double phi, double *joint)
{
    struct nci_reader reader;
    struct nci_term term;
    int status = nci_read(&reader, shape, n);
    *joint = INFINITY;
    while (!status && nci_more(&reader)) {
        status = nci_next(&reader, &term);
        if (!status)
            status = nci_blame(joint_of_term(&term, 0, phi, joint), term.number);
    }
    return status;
}

/* The steepest of three places on a stretch between joints. */
static double edges_slope(const double *shape, size_t n, double from, double to)
{
    double steepest = 0, h[4];
    for (int k = 1; k <= 3; k++) {
        const double phi = from + (to - from) * k / 4;
        if (!nci_failed(nci_planar_sum(shape, n, phi, cos(phi), sin(phi), h)))
            steepest = fmax(steepest, fabs(h[1]));
    }
    return steepest;
}

/* The eighths of a turn, and with them the joints where the slope rises above `least` or falls below it, all joints if it
 * is negative; *count is how many there are, of which the first NCI_EDGES - 9 have room. */
static int edges_walk(const double *shape, size_t n, double least, double edges[NCI_EDGES], int *count,
                      double *steepest)
{
    double last = 0, joint = 0;
    *count = 0;
    *steepest = 0;
    for (int i = 0; i < NCI_EDGES; i++)
        edges[i] = fmin(i, 8) * NCI_PI / 4;
    for (int before = 0;;) {
        const int status = nci_planar_stretch(shape, n, last, &joint);
        if (status)
            return status;
        const double slope = edges_slope(shape, n, last, fmin(joint, NCI_TWO_PI));
        const int dwell = slope <= least;
        if (last > 0 && (least < 0 || dwell != before) && ++*count < NCI_EDGES - 8) {
            int i = 7 + *count;
            for (; edges[i - 1] > last; i--)
                edges[i] = edges[i - 1];
            edges[i] = last;
        }
        if (!(joint < NCI_TWO_PI))
            return NC_OK;
        *steepest = fmax(*steepest, slope);
        before = dwell;
        last = joint;
    }
}

int nci_planar_edges(const double *shape, size_t n, double edges[NCI_EDGES])
{
    double steepest;
    int count, status = edges_walk(shape, n, -1, edges, &count, &steepest);
    if (status || count < NCI_EDGES - 8)
        return status;
    status = edges_walk(shape, n, 1e-3 * steepest, edges, &count, &steepest);
    for (int i = 0; i < NCI_EDGES && (count == 0 || count >= NCI_EDGES - 8); i++)
        edges[i] = fmin(i, 16) * NCI_PI / 8;
    return status;
}

double nci_planar_sector(const double edges[NCI_EDGES], double phi)
{
    const double turns = floor(phi / NCI_TWO_PI), rest = phi - turns * NCI_TWO_PI;
    int low = 0, high = NCI_EDGES;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        if (edges[middle] <= rest)
            low = middle;
        else
            high = middle;
    }
    return turns * NCI_EDGES + low;
}
