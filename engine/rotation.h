/* Rotations of rigid bodies: quaternions (w, x, y, z) from the frame of the body to the world. */
#ifndef ENGINE_ROTATION_H
#define ENGINE_ROTATION_H

/* The rotation by `angle` about the axis 0, 1, 2 of the body is appended to q. */
void rotation_append(double q[4], int axis, double angle);

/* The rotation by three angles about the given axes, each as the body is turned by then. */
void rotation_set(double q[4], const int axes[3], const double angles[3]);

/* Row-major matrix of a quaternion, which need not be of unit length. */
void rotation_matrix(const double q[4], double matrix[9]);

/* Quaternion of the transposed of a row-major rotation matrix (Modelica's R.T: from the world to the body).
 */
void rotation_from_transposed(const double transposed[9], double q[4]);

/* Time derivative of q for the angular velocity w in the frame of the body. Draws the length of q to 1. */
void rotation_rate(const double q[4], const double w[3], double rate[4]);

/* m v and m' v of a row-major matrix. */
void rotate(const double m[9], const double v[3], double out[3]);
void rotate_back(const double m[9], const double v[3], double out[3]);

/* The result may be one of the operands. */
double dot(const double a[3], const double b[3]);
void cross(const double a[3], const double b[3], double out[3]);

/* Has some body this row-major symmetric inertia about its centre of mass? The integrals of x x', trace(I)/2 - I, have
 * no negative eigenvalue then; for the principal moments this is the triangle inequality. */
int inertia_is_possible(const double inertia[9]);

/* Solves the symmetric positive definite system a x = b. */
void solve3(const double a[9], const double b[3], double x[3]);

#endif
