/* The profile of the cam of 001, section 6: a B-spline from a prescribed law of its follower.
 *
 * The profile is the pitch curve G(psi) e_r moved inwards by the radius of the roller (000 section 5). It is
 * interpolated by a spline of degree 5 with the parameter psi/(2 pi). Where the law is not analytic the
 * profile is only once differentiable (it contains G'): there the knots are fourfold, and the profile and its
 * derivative are met exactly, so that each piece is as accurate as a smooth law. */
#include "freeform/freeform.h"

#define CAM_DEGREE 5
#define CAM_FOLD 4 /* multiplicity of the knot at a joint: one continuous derivative */
#define CAM_JOINTS 64

/* Profile and its derivative by psi/(2 pi); c' = (1 - roller kappa) (G' e_r + G e_psi). */
static int cam_profile(const double *law, size_t n, double roller, double psi, double c[3], double c_s[3])
{
    const double co = cos(psi), si = sin(psi);
    double G[4];
    const int status = nc_planar_eval(law, n, psi, G);
    if (status)
        return status;
    const double L = hypot(G[0], G[1]), kappa = (G[0] * G[0] + 2 * G[1] * G[1] - G[0] * G[2]) / (L * L * L);
    const double radial = G[0] - roller * G[0] / L, around = roller * G[1] / L;
    const double stretch = NCI_TWO_PI * (1 - roller * kappa);
    if (!(G[0] > roller && stretch > 0))
        return NC_E_RADIUS; /* the roller would undercut the cam */
    c[0] = radial * co - around * si;
    c[1] = radial * si + around * co;
    c_s[0] = stretch * (G[1] * co - G[0] * si);
    c_s[1] = stretch * (G[1] * si + G[0] * co);
    c[2] = c_s[2] = 0;
    return NC_OK;
}

/* The angles in [0, 2 pi) where the law is not analytic. */
static int cam_joints(const double *law, size_t n, double joint[CAM_JOINTS], size_t *count)
{
    double psi = -1e-9;
    *count = 0;
    for (;;) {
        const int status = nci_planar_next_joint(law, n, psi, &psi);
        if (status)
            return status;
        if (!(psi < NCI_TWO_PI - 1e-9))
            return NC_OK;
        if (*count > 0 && psi - joint[*count - 1] < 1e-9)
            continue; /* one joint of two terms, to rounding */
        if (*count == CAM_JOINTS)
            return NC_E_OPTION;
        joint[(*count)++] = psi;
    }
}

/* A law without joints: a periodic spline through points at equal angles. */
static int cam_smooth(const double *law, size_t n, double roller, size_t points, double *knots,
                      double *control)
{
    double c_s[3];
    for (size_t i = 0; i <= points; i++)
        knots[i] = (double)i / (double)points;
    for (size_t i = 0; i < points; i++) {
        double *point = control + 3 * nci_spline_centre(CAM_DEGREE, points, i);
        const int status = cam_profile(law, n, roller, NCI_TWO_PI * knots[i], point, c_s);
        if (status)
            return status;
    }
    nci_spline_periodic(CAM_DEGREE, points, control);
    return NC_OK;
}

/* Where the points between the ends of a piece are interpolated: at the mean of the knots (Greville). */
static double cam_site(const struct nci_knots *k, size_t i)
{
    double sum = 0;
    for (size_t j = 1; j <= CAM_DEGREE; j++)
        sum += k->knot[i + j] / CAM_DEGREE;
    return sum;
}

/* The first and last two control points of a piece: position and derivative are given at both ends. */
static int cam_ends(const double *law, size_t n, double roller, const double end[2], double width,
                    double fixed[4][3])
{
    for (int i = 0; i < 2; i++) {
        double *at = fixed[i ? 3 : 0], *beside = fixed[i ? 2 : 1], c_s[3];
        const int status = cam_profile(law, n, roller, NCI_TWO_PI * end[i], at, c_s);
        if (status)
            return status;
        for (int k = 0; k < 3; k++)
            beside[k] = at[k] + (i ? -width : width) / CAM_DEGREE * c_s[k];
    }
    return NC_OK;
}

/* One piece between joints, as a spline with its own end points. control: all its control points but these
 * two, which drop out of the common spline, since their neighbours lie on a line through them. */
static int cam_piece(const double *law, size_t n, double roller, const double end[2], size_t spans,
                     double *control)
{
    enum { MOST = NC_MAX_CAM_POINTS - CAM_FOLD + 1 + CAM_DEGREE }; /* control points of the only piece */
    const size_t count = spans + CAM_DEGREE;
    const double width = (end[1] - end[0]) / (double)spans;
    double knots[MOST + CAM_DEGREE + 1], fixed[4][3], N[4][NC_MAX_SPLINE_DEGREE + 1], c_s[3];
    double work[NCI_SPLINE_WORK(CAM_DEGREE)];
    size_t at[NC_MAX_SPLINE_DEGREE + 1];
    for (size_t i = 0; i <= count + CAM_DEGREE; i++) {
        const double spans_before = (double)i - CAM_DEGREE;
        knots[i] = i <= CAM_DEGREE ? end[0] : i >= count ? end[1] : end[0] + width * spans_before;
    }
    const struct nci_knots along = {CAM_DEGREE, 0, count, knots};
    int status = cam_ends(law, n, roller, end, width, fixed);
    for (size_t i = 2; !status && i + 2 < count;
         i++) { /* the profile less what the fixed points contribute */
        const double s = cam_site(&along, i);
        double *point = control + 3 * (i - 1);
        status = cam_profile(law, n, roller, NCI_TWO_PI * s, point, c_s);
        if (!status)
            status = nci_basis(&along, s, 0, at, N);
        for (size_t j = 0; !status && j <= CAM_DEGREE; j++)
            for (size_t k = 0; k < 3 && (at[j] < 2 || at[j] + 2 >= count); k++)
                point[k] -= N[0][j] * fixed[at[j] < 2 ? at[j] : at[j] + 4 - count][k];
    }
    if (!status)
        status = nci_spline_solve(&along, cam_site, 2, count - 3, control + 3, 3, 3, 1, work);
    for (size_t k = 0; !status && k < 3; k++) {
        control[k] = fixed[1][k];
        control[3 * (count - 3) + k] = fixed[2][k];
    }
    return status;
}

/* A law with joints: half of the spans are shared out equally between the pieces, half by their angles. */
static int cam_pieces(const double *law, size_t n, double roller, size_t points, const double *joint,
                      size_t joints, double *knots, double *control)
{
    const size_t to_share = points - (CAM_FOLD - 1) * joints;
    size_t shared = 0, at = 0;
    double before = 0;
    for (size_t i = 0; i < joints; i++) {
        const double next = i + 1 < joints ? joint[i + 1] : joint[0] + NCI_TWO_PI;
        const double end[2] = {joint[i] / NCI_TWO_PI, next / NCI_TWO_PI};
        before += 0.5 / (double)joints + 0.5 * (end[1] - end[0]);
        const double wish = floor(before * (double)(to_share - joints) + 0.5) + (double)(i + 1);
        const size_t spans = (i + 1 < joints ? (size_t)wish : to_share) - shared;
        const int status = cam_piece(law, n, roller, end, spans, control + 3 * at);
        if (status)
            return status;
        shared += spans;
        for (size_t j = 0; j < spans + CAM_FOLD - 1; j++) {
            const double share = j < CAM_FOLD ? 0 : (double)(j - CAM_FOLD + 1) / (double)spans;
            knots[at++] = end[0] + (end[1] - end[0]) * share;
        }
    }
    knots[points] = knots[0] + 1;
    for (size_t k = 0; k < 3; k++) { /* the first knot belongs to the second control point */
        const double first = control[k];
        for (size_t i = 1; i < points; i++)
            control[3 * (i - 1) + k] = control[3 * i + k];
        control[3 * (points - 1) + k] = first;
    }
    return NC_OK;
}

size_t nc_curve_cam(double *vector, size_t capacity, const double *law, size_t n, double roller,
                    size_t points)
{
    const size_t size = 6 + (points + 1) + 3 * points;
    double joint[CAM_JOINTS];
    size_t joints;
    if (points <= CAM_DEGREE || points > NC_MAX_CAM_POINTS || !(roller > 0) || nc_planar_check(law, n) ||
        cam_joints(law, n, joint, &joints) || (joints > 0 && points < CAM_FOLD * joints))
        return 0;
    if (!vector || capacity < size)
        return size;
    const double head[] = {NCI_CURVE_BSPLINE, (double)(size - 2), CAM_DEGREE, 1, 3, (double)points};
    for (size_t i = 0; i < 6; i++)
        vector[i] = head[i];
    double *knots = vector + 6, *control = knots + points + 1;
    const int status = joints ? cam_pieces(law, n, roller, points, joint, joints, knots, control)
                              : cam_smooth(law, n, roller, points, knots, control);
    return status || !nci_finite(vector, size) ? 0 : size;
}
