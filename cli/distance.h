/* Gap, contact points and their motion of two bodies, curves or surfaces A and B. */
#ifndef DISTANCE_H
#define DISTANCE_H

#include "normalcontact.h"
#include "shape_text.h"

/* What is asked: where B is, in A's frame, and how it moves relative to A; in the plane z = 0. */
struct question {
    struct nc_spatial_motion motion;
    double angle;         /* in the plane: of B */
    int moving;           /* are the velocities given? */
    double radius;        /* of a roller; NaN: none */
    enum nc_case mode;    /* outside of A or inside */
    int sensitivity;      /* are derivatives with respect to coefficients asked for? */
    int way;              /* are the next two given? */
    double end[3], steps; /* the gap along a straight way to this position */
};

/* All in A's frame. Without a value: NaN. */
struct answer {
    int dimension; /* 2 or 3 */
    double gap[3]; /* and its time derivatives */
    double normal[3];
    double point[2][3], velocity[2][3]; /* of A and of B; how they move over the boundaries, seen from A */
};

extern const struct answer no_answer;

/* The motion of A relative to B, resolved in B's frame, with all derivatives. */
void motion_inverse(const struct nc_spatial_motion *motion, struct nc_spatial_motion *inverse);

/* A point in B's frame, and its velocity there, seen from A and in A's frame. velocity may be NULL, then so is `moves`. */
void motion_apply(const struct nc_spatial_motion *motion, const double point[3], const double *velocity,
                  double out[3], double *moves);

/* Numbers that are zero against the scale, to rounding, are printed as zero. */
void print_vector(const char *label, const double *v, int n, double scale, const char *unit);
void print_answer(struct answer *answer, int moving);

/* Prints, for each coefficient of the shape that is called A or B, the derivative of the gap, and of the contact point if
 * its outer normal in the shape's frame is given. of_gap: the kernel's function of this contact; NULL: two bodies. */
typedef int gap_sensitivity(const struct shape *shape, const void *context, size_t count, double *gap);
int print_sensitivity(const char *name, const struct shape *shape, gap_sensitivity *of_gap,
                      const void *context, const double *normal);

/* Each prints its answer. Prints what went wrong and returns an exit code, or 0. */
int distance_pair(const struct shape *a, const struct shape *b, const struct question *question);
int distance_way(const struct shape *a, const struct shape *b, const struct question *question);
int distance_straight(const struct shape *a, const struct question *question); /* line or plane */
int distance_roller(const struct shape *a, const struct question *question);
int distance_freeform(const struct shape *a, const struct shape *b, const struct question *question);
int distance_terrain(const struct shape *a, const struct shape *b,
                     const struct question *question); /* a body on a surface */

#endif
