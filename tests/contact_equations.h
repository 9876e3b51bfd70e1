/* Planar contact equations, 002 (21): rates of the parameters s1, s2 of two boundaries that stay in contact.
 * kappa: curvatures; M: lengths of the tangent vectors dp/ds (1 for arc lengths), both curves
 * counter-clockwise; theta12_der: angular velocity of body 2 relative to body 1; v_t: velocity of body 2
 * relative to body 1 at the contact along the tangent of body 1. What the kernel's contacts are compared with:
 * for a struct nc_planar_contact with gap = 0, body 1 is the counterpart, body 2 the body, s1_der = -s_b_der,
 * s2_der = s_a_der, with theta12_der = omega and -v_t. */
#ifndef TEST_CONTACT_EQUATIONS_H
#define TEST_CONTACT_EQUATIONS_H

static inline void contact_equations(double kappa1, double kappa2, double M1, double M2, double theta12_der,
                                     double v_t, double *s1_der, double *s2_der)
{
    const double kappa = kappa1 + kappa2;
    *s1_der = (theta12_der + kappa2 * v_t) / (kappa * M1);
    *s2_der = (kappa1 * v_t - theta12_der) / (kappa * M2);
}

#endif
