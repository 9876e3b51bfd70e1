/* Systems of ordinary differential equations on SUNDIALS: explicit Runge-Kutta methods of ARKODE with
 * projection after each step (drift control) and detection of events. */
#ifndef SIM_INTEGRATE_H
#define SIM_INTEGRATE_H

struct sim_system {
    int states, events;
    void *context;
    /* Each returns 0, or a status of the kernel; the integration then tries a smaller step, or fails. */
    int (*rate)(double t, const double *x, double *x_dot, void *context);
    int (*project)(double t, double *x, void *context);                    /* or NULL */
    int (*event)(double t, const double *x, double *value, void *context); /* zero crossings; or NULL */
};

struct sim_options {
    double tolerance; /* relative and absolute */
    int order;        /* of the method: 2, 3, 4, 5 or 8 */
    double step;      /* > 0: fixed steps of this size; 0: adaptive */
};

enum sim_result { SIM_END = 0, SIM_EVENT = 1, SIM_FAILURE = -1 };

/* From *t to end. x and *t: in start, out end; after SIM_EVENT those of the event, and found[i] != 0 for
 * the events i that happened (found may be NULL). */
enum sim_result sim_integrate(const struct sim_system *system, const struct sim_options *options, double *t,
                              double end, double *x, int *found);

#endif
