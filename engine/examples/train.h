/* What the valve trains share: a shaft that is run up, the lift table, a valve on its seat, a spring with surge. */
#ifndef TRAIN_H
#define TRAIN_H

#include "../system.h"

enum { COILS = 8, TRAIN_LAW = 512 };

/* As NormalContact.ValveTrain.SurgeSpring: the masses of the coils between the retainer and the head. */
struct surge {
    double c, m, s_rel0; /* stiffness, mass, length without load */
};

/* The defaults of the elements. */
#define TRAIN_SURGE_DAMPING 1.0
#define TRAIN_TRAVEL 0.03
#define TRAIN_CLASH 1e7
#define TRAIN_SEAT 5e7
#define TRAIN_SEAT_DAMPING 1e3
#define TRAIN_SEAT_SIZE 0.01 /* m: what the valve sinks into its seat is small against */

/* Angle and angular velocity of a shaft that is run up from w_0 to w_1 within T. */
void train_run_up(double w_0, double w_1, double T, double t, double *phi, double *w);

/* The law of the lift table times a factor, zero on the base circle, for a shaft that turns in the positive sense, as
 * NormalContact.ValveTrain.liftLaw. Status of the fit. */
int train_law(double factor, double law[TRAIN_LAW], size_t *n);

/* Refuses a preload f_0 that presses the coils of a spring of the stiffness c together. */
int train_preload(struct model *model, double f_0, double c);

/* Force of the seat on a valve with the lift s and the velocity v. */
double train_seat(double s, double v);

/* Rates of the spring's state: positions of the coils, then their velocities; the retainer is at s with the velocity v.
 * Returns its force on the retainer, against the lift. */
double train_spring(const struct surge *spring, double s, double v, const double *x, double *rates,
                    double *energy, double *loss);

/* State in which the retainer is at s, at rest, and typical sizes. */
void train_spring_start(double s, double *x, double *nominal);

/* Effective modulus of steel on steel. */
double train_modulus(void);

/* How a train is run by default: a quarter of a second, in which it is run up to float. */
#define TRAIN_RUN .stop = 0.25, .interval = 1e-4, .tolerance = 1e-10, .slow_motion = 50, .stiff = 1

#endif
