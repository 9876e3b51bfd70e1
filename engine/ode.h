/* Ordinary differential equations with events, on SUNDIALS 6 or 7: formulas of Adams, backward
 * differentiation formulas (CVODE), and explicit Runge-Kutta methods (ARKODE) with projection after each
 * step. The only file that knows SUNDIALS is ode.c. */
#ifndef ENGINE_ODE_H
#define ENGINE_ODE_H

/* Each function returns 0, or a status of the caller; the integration then tries a smaller step, or fails.
 */
struct ode {
    int states, roots;
    void *context;
    int (*rate)(double t, const double *x, double *x_dot, void *context);
    int (*project)(double t, double *x, void *context); /* drift control, Runge-Kutta only; or NULL */
    int (*root)(double t, const double *x, double *value, void *context); /* zero crossings; or NULL */
};

enum ode_method { ODE_RUNGE_KUTTA, ODE_ADAMS, ODE_BDF };

struct ode_options {
    double tolerance; /* relative, and absolute in units of `nominal` */
    int order;        /* of a Runge-Kutta method: 2, 3, 4, 5 or 8 */
    double step;      /* of a Runge-Kutta method, > 0: fixed steps of this size; 0: adaptive */
    enum ode_method method;
    const double *nominal; /* typical sizes of the states; NULL: 1 */
    double max_step;       /* 0: any */
    long max_steps;        /* in one call of ode_advance(); 0: 10 million */
};

enum ode_result {
    ODE_END,
    ODE_ROOT,              /* a root function has changed its sign */
    ODE_FAILURE = -1,      /* see ode_reason() */
    ODE_TOO_ACCURATE = -2, /* the tolerance cannot be met in double precision */
    ODE_TOO_MUCH_WORK = -3 /* more than max_steps */
};

struct ode_run; /* an integration that has begun */

/* Begins at time t with the state x, up to `stop` at most; `ode` must stay. NULL: out of memory, or
 * impossible options. */
struct ode_run *ode_begin(const struct ode *ode, const struct ode_options *options, double t,
                          const double *x, double stop);

/* On to the time `end`, or to the next root. Gives the time and the state there; after ODE_ROOT found[i] is
 * the sense of the change of root i, +1 or -1, or 0 (found may be NULL). */
enum ode_result ode_advance(struct ode_run *run, double end, double *t, double *x, int *found);

/* Begins again at time t with another state; 0: impossible. */
int ode_restart(struct ode_run *run, double t, const double *x);

/* Steps and evaluations of `rate` so far. */
void ode_work(const struct ode_run *run, long *steps, long *evaluations);

/* What SUNDIALS calls the last failure. */
const char *ode_reason(const struct ode_run *run);

void ode_free(struct ode_run *run);

/* All in one, from *t to `end` or to the first root: x and *t are those of the start, then of the end. */
enum ode_result ode_integrate(const struct ode *ode, const struct ode_options *options, double *t,
                              double end, double *x, int *found);

#endif
