/* Contact forces: Hertz, dissipation, friction. Part of normalcontact.h; do not include it alone.
 *
 * Pure functions of the penetration delta = -gap, its rate, the impact rate, the curvatures at the contact
 * and the material. Arguments that are NaN or infinite, or so large that a result overflows, give
 * NC_E_ARGUMENT; a NULL pointer gives NC_E_NULL unless the text allows it. */
#ifndef NORMALCONTACT_FORCES_H
#define NORMALCONTACT_FORCES_H

/* --- Hertz: the elastic force from the curvatures ---------------------------------------------------*/

/* Effective modulus E* in N/m^2 of two bodies: 1/E* = (1 - nu1^2)/E1 + (1 - nu2^2)/E2, 000 (104).
 * E1, E2 > 0: Young's moduli in N/m^2 (a rigid body: 1e300); -1 < nu1, nu2 <= 0.5: Poisson's ratios.
 * NC_E_MATERIAL outside these ranges. */
NC_API int nc_hertz_modulus(double E1, double nu1, double E2, double nu2, double *modulus);

/* Point contact: the stiffness K (N/m^(3/2)) of f = K delta^(3/2), exact for the elliptic contact area of
 * Hertz' theory; K = 4/3 E* sqrt(R) for kappa[0] = kappa[1] = 1/R. kappa: relative principal curvatures in
 * either order. NC_E_MATERIAL if not modulus > 0; NC_E_CONFORMING if a relative curvature is not positive
 * (a flat direction is a line contact). */
NC_API int nc_hertz_point(double modulus, const double kappa[2], double *stiffness);

/* The contact area of a point contact without dissipation: an ellipse with the semi-axes semi_axes[i] (m)
 * in the direction of kappa[i], and the largest pressure (N/m^2), at its centre. All zero for
 * penetration <= 0. Either output may be NULL. Statuses as above. */
NC_API int nc_hertz_area(double modulus, const double kappa[2], double penetration, double semi_axes[2],
                         double *pressure);

/* Line contact after Johnson (Contact Mechanics, 1985, section 5.6) with w = force/length:
 *
 *     delta = w/(pi E*) (2 ln(4 depth/b) - 1),     b^2 = 4 w/(pi E* kappa)
 *
 * b: half width of the contact strip. In two dimensions the penetration depends on how far below the
 * contact the bodies are held: depth (m) is the radius for cylinders held at their axes (two different
 * ones: the geometric mean of the radii, weighted by (1 - nu^2)/E); depth = 1/kappa is the form usual in
 * multibody dynamics. kappa (1/m): relative curvature across the line.
 * Outputs: force (N), its derivative by the penetration, the stiffness (N/m), and the stored energy (J);
 * all zero for penetration <= 0; any may be NULL.
 * NC_E_MATERIAL if not modulus > 0; NC_E_CONFORMING if not kappa > 0; NC_E_OPTION if not length > 0 or
 * not depth > 0; NC_E_NO_SOLUTION for a penetration of 4 exp(-2) kappa depth^2 or more (0.54 radii for
 * depth = 1/kappa), where the law ends; the assumptions of Hertz' theory end much earlier. */
NC_API int nc_hertz_line(double modulus, double kappa, double depth, double length, double penetration,
                         double *force, double *stiffness, double *energy);

/* The contact area of a line contact under a normal force (N): half width (m) of the strip and the largest
 * pressure (N/m^2). Zero for force <= 0. Either output may be NULL. Statuses as nc_hertz_line. */
NC_API int nc_hertz_strip(double modulus, double kappa, double length, double force, double *half_width,
                          double *pressure);

/* The smallest thickness (m) of the oil film in a line contact under a normal force (N), after Dowson and Higginson
 * (Elasto-hydrodynamic Lubrication, 1966), with w = force/length, E' = 2 modulus, R = 1/kappa:
 *
 *     thickness/R = 2.65 (pressure_viscosity E')^0.54 (viscosity speed/(E' R))^0.7 (w/(E' R))^-0.13
 *
 * viscosity > 0 (Pa s) at the pressure of the surroundings; pressure_viscosity > 0 (1/Pa); speed (m/s): entrainment
 * speed, the mean of the speeds of both surfaces past the contact, of either sign. Zero for speed = 0 and for
 * force <= 0. NC_E_MATERIAL for the oil as for the modulus; else statuses as nc_hertz_line. */
NC_API int nc_film_line(double viscosity, double pressure_viscosity, double speed, double modulus,
                        double kappa, double length, double force, double *thickness);

/* --- Dissipation ------------------------------------------------------------------------------------*/

/* Laws of the damping chi in f = f_elastic (1 + chi delta_der), for an impact at the velocity v > 0 and the
 * coefficient of restitution e. The restitution that results depends on chi v alone, not on the elastic
 * force; only the last law returns what was asked for. */
enum nc_dissipation {
    NC_UNDAMPED = 0,
    NC_HUNT_CROSSLEY = 1,       /* chi v = 3 (1 - e)/2, 000 (103) */
    NC_LANKARANI_NIKRAVESH = 2, /* chi v = 3 (1 - e^2)/4 */
    NC_FLORES = 3,              /* chi v = 8 (1 - e)/(5 e), 003 (96) */
    NC_EXACT_RESTITUTION = 4    /* (1 + e) chi v = ln((1 + chi v)/(1 - e chi v)) */
};

/* The damping chi (s/m), to be computed once per impact.
 * law: enum nc_dissipation; 0 < restitution <= 1 (ignored by NC_UNDAMPED).
 * impact_velocity (m/s): rate of the penetration when the bodies touched. Zero or negative says that there was
 * no impact, as for a contact that exists at the start: undamped.
 * smallest_velocity >= 0 (m/s): chi = (chi v)/max(impact_velocity, smallest_velocity, 1e-9 m/s), so a slower impact has
 * a constant chi and its restitution rises linearly to 1 at rest (as Hunt and Crossley found it for real
 * ones) instead of a chi without bound, which would make a contact that is approached slowly, then loaded
 * fast, much too hard. A hundredth of the usual impact rates is a good choice.
 * NC_E_OPTION for an unknown law or a negative smallest_velocity; NC_E_RESTITUTION outside its range, and where
 * it is so small (1e-300) that chi overflows. */
NC_API int nc_force_damping(int law, double restitution, double impact_velocity, double smallest_velocity,
                            double *damping);

/* The elastic force K delta^m (N) and the stored energy K delta^(m+1)/(m+1) (J); zero for penetration <= 0.
 * Either output may be NULL. stiffness K >= 0 (N/m^m), exponent m >= 1, else NC_E_MATERIAL. */
NC_API int nc_force_elastic(double stiffness, double exponent, double penetration, double *force,
                            double *energy);

/* Adds dissipation to any elastic force: force = max(0, elastic (1 + damping delta_der)), never pulling, and
 * the dissipated power (force - elastic) delta_der >= 0 (W), so that force * delta_der = d/dt stored energy +
 * power. elastic, damping >= 0, else NC_E_MATERIAL; penetration_der (m/s): delta_der. Either output may be
 * NULL. */
NC_API int nc_force_damped(double elastic, double damping, double penetration_der, double *force,
                           double *power);

/* --- A sphere on a half space as in gait simulations -------------------------------------------------*/

/* The smooth contact of a sphere with a half space of OpenSim and Simbody (G. Serrancoli et al., IEEE Trans. Neural
 * Syst. Rehabil. Eng., 2019, doi:10.1109/tnsre.2019.2924536; A. Falisse et al., PLOS ONE 14 (2019), e0217730), to compare with: with
 * k = modulus^(2/3)/2, c = dissipation, delta = penetration, eps = smoothing[0] (m^2), b_d = smoothing[1] (1/m),
 * b_v = smoothing[2] (s/m),
 *
 *     f_e = 4/3 k sqrt(radius k) (delta^2 + eps)^(3/4) (1 + tanh(b_d delta))/2
 *     f = f_e (1 + 3/2 c delta_der) (1 + tanh(b_v (delta_der + 2/(3 c))))/2
 *
 * Usual: eps = 1e-5, b_d = 300, b_v = 50. force: f, df/d delta, df/d delta_der. elastic: f_e, may be NULL. As it was
 * published, the law presses before the bodies touch (for delta = 0 with eps^(3/4)/2), and pulls by less than
 * 0.14/b_v 3/2 c f_e where they separate faster than 2/(3 c). NC_E_MATERIAL unless modulus (N/m^2), radius (m) > 0,
 * dissipation (s/m) >= 0; NC_E_OPTION unless all of smoothing > 0. */
NC_API int nc_force_smooth(double modulus, double radius, double dissipation, const double smoothing[3],
                           double penetration, double penetration_der, double *elastic, double force[3]);

/* The friction of this contact: with s = sqrt(v^2 + smoothing), x = s/v_transition,
 *
 *     f = -f_n (min(x, 1) (mu_dynamic + 2 (mu_static - mu_dynamic)/(1 + x^2)) + viscous s) v/s
 *
 * In space: along v, with |v| as the velocity. Linear in the normal force, also where that pulls.
 * NC_E_MATERIAL unless mu_static >= mu_dynamic >= 0 and viscous >= 0 (s/m); NC_E_OPTION unless v_transition (m/s) and
 * smoothing (m^2/s^2) > 0. */
NC_API int nc_friction_smooth(double mu_static, double mu_dynamic, double viscous, double v_transition,
                              double smoothing, double normal_force, double velocity, double *force);

/* --- Friction and rolling resistance ----------------------------------------------------------------*/

/* All of these oppose the motion, are smooth at rest (linear, without a threshold), vanish for
 * normal_force <= 0 and never feed energy. NC_E_MATERIAL for a negative coefficient, NC_E_OPTION for a
 * regularisation velocity that is not positive. */

/* Coulomb: the force f = -mu f_n tanh(|v|/v_d) v/|v| (N) on the body, 003 (97). velocity (m/s): sliding
 * velocity of the body against its counterpart, 003 (98) corrected. v_d (m/s): a small one comes close to
 * Coulomb's law. 000 (105) as it was meant, tanh(k v), is v_d = 1/k. */
NC_API int nc_friction_planar(double mu, double v_d, double normal_force, double velocity, double *force);
NC_API int nc_friction_spatial(double mu, double v_d, double normal_force, const double velocity[3],
                               double force[3]);

/* Stribeck: the same with mu = mu_dynamic + (mu_static - mu_dynamic) exp(-(|v|/v_stribeck)^2), and the
 * viscous part -viscous f_n v in addition. mu_static >= mu_dynamic >= 0, viscous >= 0 (s/m),
 * v_stribeck > 0 (m/s), large against v_d, else the static coefficient is not reached. In space: along v, with |v| as
 * the velocity. */
NC_API int nc_friction_stribeck_planar(double mu_static, double mu_dynamic, double v_stribeck,
                                       double viscous, double v_d, double normal_force, double velocity,
                                       double *force);

/* Rolling resistance: the moment -arm f_n tanh(|w|/w_d) w/|w| (N m) on the body. arm (m): by how much the
 * normal force is shifted forwards, the coefficient of rolling resistance times the radius; w: relative
 * angular velocity (rad/s), in space its part in the tangent plane. */
NC_API int nc_rolling_resistance_planar(double arm, double w_d, double normal_force, double w,
                                        double *moment);
NC_API int nc_rolling_resistance_spatial(double arm, double w_d, double normal_force, const double w[3],
                                         double moment[3]);

#endif
