/* Boundaries as curves and grids of points, to be drawn. Each allocates body->points (free() by the caller)
 * and returns 0, a status of the kernel, or -1: out of memory. */
#ifndef ENGINE_OUTLINE_H
#define ENGINE_OUTLINE_H

#include "system.h"

int body_points(struct body *body, size_t rows, size_t columns);

/* Boundary of the body with the generating potential `shape`; at equal steps of the normal angle, so it is
 * densest where it is curved most. */
int outline_potential(struct body *body, const double *shape, size_t n);

/* Boundary of the body with the polar potential `shape` for the given roller. */
int outline_polar(struct body *body, const double *shape, size_t n, double radius);

/* Circle around the origin. */
int outline_circle(struct body *body, double radius);

/* Circle around the origin with a rod along +y that ends at y = length; it is 2 half_width wide. */
int outline_rod(struct body *body, double radius, double half_width, double length);

/* Boundary of the body with the generating potential `shape`, open at the top, with a rod along +y from there to y = length, where
 * it is 2 half_width wide. */
int outline_leg(struct body *body, const double *shape, size_t n, double half_width, double length);

/* A walker: two legs, whose names are given, the ground of the given extent around the start and the hip. */
int outline_walker(struct body bodies[4], const char *const legs[2], const double *shape, size_t n,
                   double half_width, double length, double radius, double ground);

/* Segment of the x axis. */
int outline_segment(struct body *body, double from, double to);

/* Surface of a convex body: a grid from the pole +z to the pole -z, of the given or of the usual size. */
int outline_grid(struct body *body, const double *shape, size_t n, size_t rows, size_t columns);
int outline_surface(struct body *body, const double *shape, size_t n);

/* Square in the plane y = 0 around the origin, with the given half side. */
int outline_plane(struct body *body, double size);

/* A convex body on such a plane: bodies 0 and 1. */
int outline_on_plane(struct body bodies[2], const double *shape, size_t n, double size);

/* Quadrangle: corners 0, 1 at one end, 2, 3 opposite of them. */
int outline_quadrangle(struct body *body, const double corners[4][3]);

#endif
