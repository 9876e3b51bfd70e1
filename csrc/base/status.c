/* Messages of the status codes: what went wrong and what to do about it; the version. */
#include "base/base.h"

const char *nc_message(int status)
{
    switch (status < 0 ? -1 : status % NC_TERM) {
    case NC_OK:
        return "success";
    case NC_E_NULL:
        return "a required pointer is NULL; pass the address of the input or of the result";
    case NC_E_ARGUMENT:
        return "an argument is not a finite number, or so large that the result overflows; look for a "
               "division by zero, an uninitialised value or a wrong unit in the caller";
    case NC_E_NORMAL:
        return "a normal or direction is not of unit length (to 1e-6); normalise it, and make sure that it "
               "is not zero";
    case NC_E_ROTATION:
        return "a matrix is not a rotation (to 1e-6); its rows must be orthonormal and right-handed";
    case NC_E_RADIUS:
        return "a radius is not positive; give the radius of the circle or sphere in metres";
    case NC_E_OPTION:
        return "an option is outside its range; widths, smoothing velocities and time constants must be "
               "positive, least velocities not negative; the header tells the laws, modes, orders and "
               "tolerances that exist";
    case NC_E_EMPTY:
        return "the shape has no term; build it with a constructor such as nc_planar_ellipse or "
               "nc_spatial_ellipsoid";
    case NC_E_TRUNCATED:
        return "the shape vector ends inside a term, or the count of a term is not a whole number; pass "
               "the "
               "whole vector as the constructors returned it";
    case NC_E_KIND:
        return "the shape vector holds a term of unknown kind; build it with the constructors and "
               "concatenate whole terms only";
    case NC_E_DIMENSION:
        return "a planar shape holds a spatial term, or a spatial shape a planar one; take all "
               "constructors "
               "from the planar or all from the spatial family (revolved() turns a profile into a body)";
    case NC_E_COUNT:
        return "the number of parameters does not fit the kind of the term; build it with its constructor";
    case NC_E_NESTING:
        return "a rotated term may hold one term only, and not another rotated one; use the constructor "
               "rotated(), which composes rotations";
    case NC_E_PARAMETER:
        return "a parameter of the shape is not a finite number; look for a division by zero in what "
               "computes it";
    case NC_E_RANGE:
        return "a parameter of the shape is outside its range; semi-axes must be positive (at most one, in "
               "space two, may be zero), exponents greater than 1, roundings not negative, numbers of "
               "pieces whole";
    case NC_E_KNOTS:
        return "the knots or angles of a term are out of order; they must increase and span at most one "
               "turn, rise and fall must be positive, the corners of a polygon follow each other "
               "counter-clockwise and turn to the left";
    case NC_E_CONTINUITY:
        return "the pieces of a piecewise term do not join: the potential or its first derivative jumps at "
               "a knot; make value and slope continuous, also from the last piece to the first";
    case NC_E_HULL:
        return "the origin is not inside the convex hull of the vertices; move the vertices so that it is, "
               "and add a shift() to move the body back";
    case NC_E_POLE:
        return "the profile of a body of revolution has a tip or a flat at its axis; its first derivative "
               "must vanish at +90 and -90 degrees";
    case NC_E_SEMIDEFINITE:
        return "the matrix of an ellipsoid is not positive semi-definite; its eigenvalues are the squares "
               "of the semi-axes";
    case NC_E_SINGULAR:
        return "the potential is not smooth enough at this normal; round the shape (eta > 0 of a "
               "superellipse or superellipsoid, p > 3 of a hull)";
    case NC_E_FLAT:
        return "the boundary is flat at this normal: the curvature radius is infinite, the contact point "
               "one "
               "of many; where that is no use, give a segment or disc a small second semi-axis, a "
               "superellipse or "
               "superellipsoid a rounding eta > 0";
    case NC_E_NOT_CONVEX:
        return "the body is not convex here: a curvature radius is not positive; add an offset() or reduce "
               "the higher harmonics";
    case NC_E_UNDECIDED:
        return "the answer could not be certified within the allowed work; loosen the tolerance, or, where "
               "bodies penetrate deeply, start them apart or give a lower bound of the smallest curvature "
               "radius";
    case NC_E_POLAR:
        return "the polar potential is not positive, or equals the radius, so that nothing is left of the "
               "body; it is the distance from the reference point to the centre of the counterpart in "
               "contact: choose a larger one, or a smaller radius";
    case NC_E_CENTRE:
        return "the centre of the counterpart lies on the reference point of the body, so its direction is "
               "undefined; choose another reference point or initial position";
    case NC_E_NOT_UNIQUE:
        return "the contact point is not unique for this radius, 000 (72), (73): the body would be "
               "undercut at its nose, or the circle does not reach into a concave flank; use a smaller "
               "radius, a larger base circle, a blunter nose or flatter flanks, and make sure that the "
               "shape is the "
               "polar potential for this radius, not a generating potential";
    case NC_E_CONFORMING:
        return "a relative curvature is not positive: the boundaries conform and there is no single "
               "contact "
               "point; change one of the curvatures, or use a line contact where one direction is straight";
    case NC_E_NO_SOLUTION:
        return "the equation has no solution for these arguments";
    case NC_E_NO_CONVERGENCE:
        return "the iteration or quadrature did not reach its tolerance within its bound; loosen the "
               "tolerance or round the shape";
    case NC_E_PATCH:
        return "a point is outside the range of its curve or surface: the contact leaves the patch; extend "
               "it, "
               "or start from parameters inside";
    case NC_E_PARAMETRIZATION:
        return "the parametrization is singular here: the tangent vectors vanish or are parallel; turn the "
               "axis of a potential or a body of revolution away, separate coinciding control points";
    case NC_E_STRAIGHT:
        return "the curve is straight here, so that it has no principal normal and no torsion; give it a "
               "curvature";
    case NC_E_ROLLING:
        return "rolling is impossible: the two contact points must differ, the angular velocity lie along "
               "the "
               "line through them, and mass and inertia be positive; correct the initial state";
    case NC_E_MATERIAL:
        return "a material constant is outside its range; Young's modulus must be positive, Poisson's "
               "ratio between -1 and 0.5, stiffness, damping and friction not negative, exponents at least "
               "1, static friction not below dynamic";
    case NC_E_RESTITUTION:
        return "the coefficient of restitution is outside its range; it must be greater than 0 and at most "
               "1";
    case NC_E_MEMORY:
        return "there is not enough memory; fit fewer data or fewer terms";
    case NC_E_DATA:
        return "the data are too few or too special to determine a shape: at least three points that do "
               "not lie "
               "on a line, in space four that do not lie on a plane, and angles that do not repeat";
    case NC_E_CONCAVE:
        return "the data do not belong to a convex body; fit their convex hull, or a polar potential for "
               "the "
               "roller that touches them";
    case NC_E_UNDERCUT:
        return "the boundary would cut itself: a curvature radius is not positive for this follower; "
               "enlarge the "
               "base circle, or choose a smaller roller";
    default:
        return "unknown status";
    }
}

size_t nc_status_term(int status)
{
    return status > 0 ? (size_t)(status / NC_TERM) : 0;
}

const char *nc_version(void)
{
    return NC_VERSION;
}
