/* A fit from its file to its shape. */
#ifndef FIT_JOB_H
#define FIT_JOB_H

#include "fit_data.h"
#include "normalcontact/fit.h"

enum fit_as { AS_ANY, AS_LIFT, AS_RADIUS, AS_SUPPORT, AS_CONTOUR, AS_POINTS, AS_MESH };

/* What the user wants; NaN, 0 or NULL: not said. Lengths in m. */
struct fit_wish {
    enum fit_as as;
    const char *columns;
    int follower; /* enum nc_fit_follower */
    double roller, base_radius, noise, min_radius;
    int degrees, radians, millimetres, metres;
    int exact, hull;
    size_t terms;
};

/* One turn of a planar boundary, or a few thousand normals in space, of the fitted shape. */
enum { OUTLINE = 720 };

struct fit_job {
    struct source source;
    struct table_data table;
    struct mesh_data mesh;
    enum fit_as as;
    size_t count;
    double *angle, *value;  /* of tables over the angle, in rad and m */
    double *point, *normal; /* of points, 2 or 3 numbers each, in m; normal NULL: none */
    const size_t *line;     /* of each datum; NULL: none */
    int dimension, polar, follower;
    double radius; /* of the roller of a polar potential; else 0 */
    double base_radius;
    char columns[200];  /* which ones, in words */
    const char *why_as; /* where nothing was said: why it was taken so */
    const char *unit, *why_unit, *angle_unit, *why_angle;
    struct nc_fit fit;
    double low[3], high[3];  /* extent of the body */
    double content, surface; /* area and perimeter, or volume and surface; NaN: not known */
    double seconds;
};

const char *fit_as_name(enum fit_as as);

/* Reads the file and decides what the data are. Prints what is wrong and returns EXIT_FAILED or EXIT_USAGE, or 0. To be
 * freed in any case. */
int fit_job_read(struct fit_job *job, const char *path, const struct fit_wish *wish);
int fit_job_take(struct fit_job *job, const struct fit_wish *wish); /* its source has been read */

/* The columns of a table that the fit takes, as data; see fit_columns.c. */
int fit_columns(struct fit_job *job, const struct fit_wish *wish);

/* The fit itself, and the measures of its body. */
int fit_job_run(struct fit_job *job, const struct fit_wish *wish);
void fit_job_free(struct fit_job *job);

/* The boundary of a planar fit at the angle (of the normal, or for a polar potential of the roller's centre). */
int fit_outline(const struct fit_job *job, double angle, struct nc_planar_boundary *point);

#endif
