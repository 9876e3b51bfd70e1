/* libccd: bodies are support functions, as here. It knows the depth of penetrating bodies only. */
#include <ccd/ccd.h>
#include <math.h>

#include "contest.h"

struct ccd_body {
    const double *axes, *r, *q; /* r, q: NULL for the first body */
};

static void support(const void *object, const ccd_vec3_t *direction, ccd_vec3_t *out)
{
    const struct ccd_body *body = object;
    const double *d = direction->v, *a = body->axes, *q = body->q;
    double x[3] = {d[0], d[1], d[2]}, square = 0, p[3];
    for (int i = 0; q && i < 3; i++)
        x[i] = q[i] * d[0] + q[3 + i] * d[1] + q[6 + i] * d[2];
    for (int i = 0; i < 3; i++)
        square += a[i] * a[i] * x[i] * x[i];
    for (int i = 0; i < 3; i++)
        p[i] = a[i] * a[i] * x[i] / sqrt(square);
    for (int i = 0; i < 3; i++)
        out->v[i] = q ? q[3 * i] * p[0] + q[3 * i + 1] * p[1] + q[3 * i + 2] * p[2] + body->r[i] : p[i];
}

static void centre(const void *object, ccd_vec3_t *out)
{
    const struct ccd_body *body = object;
    for (int i = 0; i < 3; i++)
        out->v[i] = body->r ? body->r[i] : 0;
}

typedef int penetration(const void *a, const void *b, const ccd_t *ccd, ccd_real_t *depth, ccd_vec3_t *dir,
                        ccd_vec3_t *pos);

static int query(penetration *call, const struct contest_pair *pair, double *gap, double normal[3])
{
    const struct ccd_body a = {pair->axes[0], NULL, NULL}, b = {pair->axes[1], pair->r, pair->q};
    ccd_t ccd;
    ccd_real_t depth = 0;
    ccd_vec3_t direction, position;
    CCD_INIT(&ccd);
    ccd.support1 = ccd.support2 = support;
    ccd.center1 = ccd.center2 = centre;
    ccd.max_iterations = 1000;
    ccd.epa_tolerance = ccd.mpr_tolerance = ccd.dist_tolerance = 1e-6;
    const int status = call(&a, &b, &ccd, &depth, &direction, &position);
    *gap = status ? INFINITY : -depth;
    for (int i = 0; i < 3; i++)
        normal[i] = direction.v[i];
    return status == -2;
}

static int gjk(const struct contest_pair *pair, int number, double *gap, double normal[3])
{
    (void)number;
    return query(ccdGJKPenetration, pair, gap, normal);
}

static int mpr(const struct contest_pair *pair, int number, double *gap, double normal[3])
{
    (void)number;
    return query(ccdMPRPenetration, pair, gap, normal);
}

const struct contestant contestants[] = {{"libccd GJK-EPA, 1e-6", NULL, gjk, 1},
                                         {"libccd MPR, 1e-6", NULL, mpr, 1}};
const int contestant_count = 2;
