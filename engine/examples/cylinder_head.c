/* A cam shaft with eight valves is run up until the valves float: bucket tappets on convex cams, each with
 * a spring, a seat and a clearance. */
#include <math.h>
#include <string.h>

#include "../modelica.h"
#include "../outline.h"
#include "../system.h"

enum { P_R, P_LIFT, P_LASH, P_M, P_C, P_F, P_W_0, P_W_1, P_T };

static const struct parameter parameters[] = {
    {"r", "m", "radius of the base circle", 0.02, 1e-5, 10, PARAMETER_REAL},
    {"lift", "m", "lift of the cams", 0.007, 1e-6, 10, PARAMETER_REAL},
    {"lash", "m", "clearance between cam and tappet when the valve is closed", 0.0002, 0, 1,
     PARAMETER_REAL},
    {"m", "kg", "moving mass of a valve", 0.12, 1e-6, 1e3, PARAMETER_REAL},
    {"c", "N/m", "stiffness of a valve spring", 25e3, 1, 1e9, PARAMETER_REAL},
    {"f_0", "N", "preload of a valve spring", 200, 0, 1e6, PARAMETER_REAL},
    {"w_0", "rad/s", "angular velocity at the start", 150, -1e4, 1e4, PARAMETER_REAL},
    {"w_1", "rad/s", "angular velocity at the end", 450, -1e4, 1e4, PARAMETER_REAL},
    {"T", "s", "duration of the run-up", 0.4, 1e-6, 1e6, PARAMETER_REAL},
};

enum { VALVES = 8 };

#define EACH(name, unit, text, panel_1, panel_5)                                                           \
    {name "[1]", unit, text, panel_1, NULL}, {name "[2]", unit, text, 0, NULL},                            \
        {name "[3]", unit, text, 0, NULL}, {name "[4]", unit, text, 0, NULL},                              \
        {name "[5]", unit, text, panel_5, NULL}, {name "[6]", unit, text, 0, NULL},                        \
        {name "[7]", unit, text, 0, NULL},                                                                 \
    {                                                                                                      \
        name "[8]", unit, text, 0, NULL                                                                    \
    }

/* Plots show an inlet and an exhaust valve of the first cylinder. */
static const struct output outputs[] = {
    {"w", "rad/s", "angular velocity of the cam shaft", 1, NULL},
    EACH("s", "m", "lift of the valve", 2, 2),
    EACH("gap", "m", "gap between cam and tappet", 3, 3),
    EACH("floating", "1", "1: the valve flies off its lifting cam", 0, 0),
    {"tau", "N.m", "torque that drives the cam shaft", 4, NULL},
};

/* Lift and velocity of each valve, energy supplied by the drive and taken by contacts and seats. */
enum { S, V = VALVES, WORK = 2 * VALVES, LOSS, STATES };

static const double cam_stiffness = 5e6, cam_damping = 300, seat_stiffness = 2e7, seat_damping = 2e3;

struct head {
    struct {
        double shape[16];
        size_t n;
    } cam[VALVES];
};

static const struct contact_pair pairs[VALVES] = {{"cam 1", 0, 8},  {"cam 2", 1, 9},  {"cam 3", 2, 10},
                                                  {"cam 4", 3, 11}, {"cam 5", 4, 12}, {"cam 6", 5, 13},
                                                  {"cam 7", 6, 14}, {"cam 8", 7, 15}};

/* Of the shaft. */
static void run_up(const double *p, double t, double *phi, double *w)
{
    const double run = fmin(t, p[P_T]), change = p[P_W_1] - p[P_W_0];
    *w = p[P_W_0] + change * run / p[P_T];
    *phi = p[P_W_0] * t + change * (run * run / (2 * p[P_T]) + (t - run));
}

/* Contact, seat and spring of one valve; adds its torque on the shaft. Drawn: inlets in a row, below them
 * exhausts. */
static int add_valve(const struct model *model, const double *x, int i, double phi, double w,
                     double *torque, struct evaluation *e)
{
    const struct head *head = model->memory;
    const double *p = model->p, s = p[P_R] + p[P_LASH] + x[S + i];
    const double spacing = 2.2 * (p[P_R] + p[P_LIFT]), along = spacing * (i % 4),
                 up = -1.1 * spacing * (i / 4);
    const struct nc_planar_motion motion = {
        .r = {0, s}, .angle = phi - PI / 2, .v = {0, x[V + i]}, .omega = w};
    struct nc_planar_contact c;
    double f_n;
    int status = nc_line_contact(head->cam[i].shape, head->cam[i].n, &motion, &c);
    if (status == NC_OK)
        status = contact_force(&model->contact[i], c.gap, c.v_n, 0, 0, &f_n);
    if (status != NC_OK)
        return status;
    *torque += c.r_C[0] * f_n;
    const double elastic = fmax(0, -seat_stiffness * x[S + i]); /* its damping never exceeds it */
    const double seat = elastic + fmin(fmax(-seat_damping * x[V + i], -elastic), elastic);
    e->rates[S + i] = x[V + i];
    e->rates[V + i] = (f_n + seat - p[P_C] * x[S + i] - p[P_F]) / p[P_M];
    e->rates[LOSS] -= f_n * c.v_n + seat * x[V + i];
    e->roots[i] = x[S + i]; /* the force of the seat has a kink */
    contact_planar(&c, (double[2]){along, up - s}, f_n, 0, &e->frame.contact[i]);
    memcpy(e->frame.pose[i], (double[3]){along, up, phi - PI / 2}, 3 * sizeof s);
    memcpy(e->frame.pose[VALVES + i], (double[3]){along, up - s, 0}, 3 * sizeof s);
    const double deflection = x[S + i] + p[P_F] / p[P_C];
    e->energy.kinetic += p[P_M] * x[V + i] * x[V + i] / 2;
    e->energy.potential += p[P_C] * deflection * deflection / 2;
    e->outputs[1 + i] = x[S + i];
    e->outputs[1 + VALVES + i] = c.gap;
    e->outputs[1 + 2 * VALVES + i] = c.gap > p[P_LASH] && s - c.gap > p[P_R] + 2 * p[P_LASH];
    return NC_OK;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    double phi, w, torque = 0;
    int status = NC_OK;
    run_up(model->p, e->t, &phi, &w);
    e->rates[LOSS] = 0;
    e->energy = (struct energy){.supplied = x[WORK], .lost = x[LOSS]};
    for (int i = 0; i < VALVES && status == NC_OK; i++)
        status = add_valve(model, x, i, phi, w, &torque, e);
    e->rates[WORK] = -torque * w;
    e->outputs[0] = w;
    e->outputs[1 + 3 * VALVES] = -torque;
    return status;
}

static int start(struct model *model, double *x, double *nominal)
{
    static const double phase[VALVES] = {0,    PI / 2,        3 * PI / 2,        PI,
                                         -1.8, -1.8 + PI / 2, -1.8 + 3 * PI / 2, -1.8 + PI};
    const double *p = model->p;
    struct head *head = model->memory;
    struct evaluation e = {0};
    for (int i = 0; i < VALVES; i++) {
        double *shape = head->cam[i].shape, h[4];
        struct nc_planar_convexity bounds;
        size_t n = nc_planar_offset(shape, 16, p[P_R]);
        n += nc_planar_lift(shape + n, 16 - n, NC_LIFT_MODIFIED_SINE, p[P_LIFT], -phase[i] - 2.6, 1.3, 0,
                            1.3);
        head->cam[i].n = n;
        int status = nc_planar_convexity(shape, n, 1e-6, 0, &bounds);
        if (status != NC_OK || bounds.verdict != NC_CONVEX)
            return refuse(
                model,
                "the cams are not convex: their curvature radius is %.3g m; make r larger or lift smaller",
                bounds.upper);
        /* the spring presses a valve on its cam where it lifts */
        status = nc_planar_eval(shape, n, 0, h);
        if (status != NC_OK)
            return status;
        const double lift = h[0] - p[P_R] - p[P_LASH], s = lift - (p[P_F] + p[P_C] * lift) / cam_stiffness;
        x[S + i] = fmax(0, s);
        x[V + i] = s > 0 ? -p[P_W_0] * h[1] : 0;
        nominal[S + i] = 1e-4;
        model->contact[i] = (struct contact){
            .size = p[P_R], .shape = shape, .n = n, .linear = cam_stiffness, .viscous = cam_damping};
    }
    const int status = model_evaluate(model, 0, x, FOR_ROOTS, &e);
    for (int i = 0; i < VALVES; i++)
        model->contact[i].active = e.frame.contact[i].gap < 0;
    return status;
}

/* Each cam over its tappet: inlets in a row, below them exhausts. */
static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct head *head = model->memory;
    int status = 0;
    for (int i = 0; i < VALVES && status == 0; i++) {
        bodies[i].name = pairs[i].name;
        bodies[VALVES + i].name = "tappet";
        bodies[VALVES + i].role = BODY_COUNTERPART;
        status = outline_potential(&bodies[i], head->cam[i].shape, head->cam[i].n);
        if (status == 0)
            status = outline_segment(&bodies[VALVES + i], -model->p[P_R], model->p[P_R]);
    }
    return status;
}

/* The classes have no frames: positions as they are drawn, along and up in units of the spacing. */
#define AT(along, up, s) "{" along "*2.2*(r + lift), " up "*2.42*(r + lift) - (" s "), "
#define CAM(i, along, up) AT(along, up, "0") "drive.flange.phi - Modelica.Constants.pi/2}"
#define TAPPET(i, along, up) AT(along, up, "r + lash + s[" i "]") "0}"
#define TOUCHES(i, along, up, gap)                                                                         \
    "{" along "*2.2*(r + lift) + NormalContact.Functions.Planar.slope(cam[" i "].shape, cam[" i            \
    "].angle), " up "*2.42*(r + lift) - r - lash - s[" i "]" gap ", 0}"
#define VALVE(i, along, up)                                                                                \
    {                                                                                                      \
        "cam[" i "].contact", "cam[" i "].gap", TOUCHES(i, along, up, " + cam[" i "].gap"),                \
            TOUCHES(i, along, up, ""), "{0, 1, 0}", "{0, cam[" i "].f_n, 0}", "max(-cam[" i "].v_n, 0)",   \
            NULL                                                                                           \
    }
#define EACH_VALVE(what)                                                                                   \
    what("1", "0", "0"), what("2", "1", "0"), what("3", "2", "0"), what("4", "3", "0"),                    \
        what("5", "0", "(-1)"), what("6", "1", "(-1)"), what("7", "2", "(-1)"), what("8", "3", "(-1)")

static const char *const poses[] = {EACH_VALVE(CAM), EACH_VALVE(TAPPET)};
static const struct modelica_contact contacts[] = {EACH_VALVE(VALVE)};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.ValveTrain.CylinderHead",
    .poses = poses,
    .contacts = contacts,
    .stored = "sum({m*valve[i].v^2/2 + c*(s[i] + f_0/c)^2/2 for i in 1:8})",
    .supplied = "tau*w",
    .lost = "sum(cam.power) + sum({seat[i].f*seat[i].v_rel for i in 1:8})",
};

const struct system cylinder_head = {
    .name = "cylinder-head",
    .title = "Cam shaft with eight valves, run up until the valves float",
    .text = "One cam shaft drives eight valves by bucket tappets: inlet and exhaust of four cylinders. The "
            "inertia force "
            "of the valves grows with the square of the speed. From 300 rad/s on it exceeds the force of "
            "the springs "
            "for moments behind the tip of the cam; near 360 rad/s the gap grows larger than the clearance "
            "while the "
            "cam lifts: the valves float.",
    PARAMETERS_AND_OUTPUTS,
    .modelica = &modelica,
    .n_states = STATES,
    .n_roots = VALVES,
    .n_bodies = 2 * VALVES,
    .n_contacts = VALVES,
    .pairs = pairs,
    .memory_size = sizeof(struct head),
    .stop = 0.4,
    .interval = 2e-4,
    .tolerance = 1e-9,
    .slow_motion = 50,
    .stiff = 1,
    .start = start,
    .evaluate = evaluate,
    .draw = draw,
};
