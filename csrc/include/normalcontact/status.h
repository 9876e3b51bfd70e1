/* Status codes of all functions of the kernel. Part of normalcontact.h; do not include it alone. */
#ifndef NORMALCONTACT_STATUS_H
#define NORMALCONTACT_STATUS_H

/* A status is 0, or one of these codes, or code + NC_TERM * k, where k = 1, 2, ... is the number of the
 * term of the shape that is to blame. nc_message() and nc_status_term() take either. Results that come with
 * another status than 0 are NaN, unless it is said otherwise. */
enum nc_status {
    NC_OK = 0,
    /* the arguments */
    NC_E_NULL = 1,     /* a pointer that must not be NULL is NULL */
    NC_E_ARGUMENT = 2, /* an argument is NaN or infinite */
    NC_E_NORMAL = 3,   /* a normal or direction is zero or not of unit length */
    NC_E_ROTATION = 4, /* a matrix is not a proper rotation */
    NC_E_RADIUS = 5,   /* a radius is not positive */
    NC_E_OPTION = 6,   /* an option (law, mode, order, tolerance) is outside its range */
    /* the form of a shape vector */
    NC_E_EMPTY = 10,     /* the shape has no term */
    NC_E_TRUNCATED = 11, /* the vector ends inside a term, or a count is no whole number */
    NC_E_KIND = 12,      /* unknown kind of term */
    NC_E_DIMENSION = 13, /* a spatial term in a planar shape, or the reverse */
    NC_E_COUNT = 14,     /* the number of parameters does not fit the kind */
    NC_E_NESTING = 15,   /* a term is nested where it must not be */
    /* the parameters of a term */
    NC_E_PARAMETER = 20,    /* a parameter is NaN or infinite */
    NC_E_RANGE = 21,        /* a parameter is outside its range */
    NC_E_KNOTS = 22,        /* knots or angles of a piecewise term are out of order */
    NC_E_CONTINUITY = 23,   /* pieces do not join: the potential or its first derivative jumps */
    NC_E_HULL = 24,         /* the origin is not inside the convex hull of the vertices */
    NC_E_POLE = 25,         /* a revolved profile has a tip or a flat at its axis */
    NC_E_SEMIDEFINITE = 26, /* the matrix of an ellipsoid term is not positive semi-definite */
    /* the geometry */
    NC_E_SINGULAR = 30, /* the potential is not smooth enough at this normal */
    NC_E_FLAT = 31,     /* the boundary is flat at this normal: a curvature radius is infinite, the contact
                            * point in general one of many. A warning: evaluation and contact of a body with a
                            * line or plane have results all the same, see nc_planar_eval */
    NC_E_NOT_CONVEX = 32,  /* the body is not convex at this normal: a curvature radius is not positive */
    NC_E_UNDECIDED = 33,   /* the answer could not be certified within the allowed work */
    NC_E_POLAR = 34,       /* a polar potential is not positive */
    NC_E_CENTRE = 35,      /* the centre of the counterpart lies on the reference point of the body */
    NC_E_NOT_UNIQUE = 36,  /* more than one contact point: the uniqueness condition is violated */
    NC_E_CONFORMING = 37,  /* the relative curvature vanishes: the boundaries conform */
    NC_E_NO_SOLUTION = 38, /* the equation has no solution for these arguments */
    NC_E_NO_CONVERGENCE = 39, /* an iteration did not reach its tolerance within its bound */
    /* curves and surfaces */
    NC_E_PATCH = 40, /* a parameter is outside the range of the curve or surface: contact leaves it */
    NC_E_PARAMETRIZATION = 41, /* the tangent vectors vanish or are parallel */
    NC_E_STRAIGHT = 42,        /* the curve is straight here: it has no principal normal */
    NC_E_ROLLING = 43,         /* rolling is impossible in this state */
    /* forces */
    NC_E_MATERIAL = 50,    /* a material constant is outside its range */
    NC_E_RESTITUTION = 51, /* a coefficient of restitution is outside its range */
    /* fits */
    NC_E_MEMORY = 60,  /* no memory */
    NC_E_DATA = 61,    /* too few data, or they do not determine a shape */
    NC_E_CONCAVE = 62, /* the data do not lie on the boundary of a convex body */
    NC_E_UNDERCUT = 63 /* the boundary would cut itself for this follower */
};

#define NC_TERM 1000

/* What went wrong and what to do about it, in one English sentence or two. Never NULL. */
NC_API const char *nc_message(int status);

/* The version of the library, "MAJOR.MINOR.PATCH"; NC_VERSION is that of the header. */
NC_API const char *nc_version(void);

/* The number of the term to blame (1, 2, ...), or 0 where the status names none. */
NC_API size_t nc_status_term(int status);

#endif
