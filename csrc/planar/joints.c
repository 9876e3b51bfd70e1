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

/* The edges in order; the few are inserted where they belong. */
static void edges_insert(double edges[NCI_EDGES], int *count, double edge)
{
    int i = (*count)++;
    for (; i > 0 && edges[i - 1] > edge; i--)
        edges[i] = edges[i - 1];
    edges[i] = edge;
}

int nci_planar_edges(const double *shape, size_t n, double edges[NCI_EDGES])
{
    double joint = 0, last = 0;
    int count = 8;
    for (int i = 0; i < NCI_EDGES; i++)
        edges[i] = fmin(i, 8) * NCI_PI / 4;
    for (;;) {
        const int status = nci_planar_next_joint(shape, n, last, &joint);
        if (status)
            return status;
        if (!(joint < NCI_TWO_PI))
            return NC_OK;
        if (count == NCI_EDGES - 1)
            break; /* too many: those of a spline, which is smooth enough without events */
        edges_insert(edges, &count, joint);
        last = joint;
    }
    for (int i = 0; i < NCI_EDGES; i++)
        edges[i] = fmin(i, 8) * NCI_PI / 4;
    return NC_OK;
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
