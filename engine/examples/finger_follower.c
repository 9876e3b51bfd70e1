/* A finger with a roller on a lash adjuster opens a valve; the cam is made from the lift table of the valve. Spring with
 * surge, seat; run up until the valve floats. Formulas as in NormalContact.ValveTrain.FingerFollower, Finger and
 * LashAdjuster: first axis from the cam to the pivot. */
#include <math.h>
#include <string.h>

#include "../outline.h"
#include "train.h"

enum { P_L_VALVE, P_M_FINGER, P_J, P_M, P_C, P_F, P_CLEARANCE, P_AIR, P_W_0, P_W_1, P_T };

static const struct parameter parameters[] = {
    {"l_valve", "m", "distance of the valve from the pivot", 0.055, 0.01, 1, PARAMETER_REAL},
    {"m_finger", "kg", "mass of the finger", 0.03, 0, 1e3, PARAMETER_REAL},
    {"J", "kg.m2", "inertia of the finger about its pivot", 2.5e-5, 1e-9, 1e3, PARAMETER_REAL},
    {"m", "kg", "mass of the valve", 0.07, 1e-6, 1e3, PARAMETER_REAL},
    {"c", "N/m", "stiffness of the spring", 30e3, 1, 1e9, PARAMETER_REAL},
    {"f_0", "N", "preload of the spring", 250, 0, 1e6, PARAMETER_REAL},
    {"clearance", "m", "radial clearance of the plunger of the lash adjuster", 6e-6, 1e-9, 1e-3,
     PARAMETER_REAL},
    {"air", "1",
     "aeration: volume of the air in the adjuster at the pressure of the surroundings, over its volume", 0,
     0, 1, PARAMETER_REAL},
    {"w_0", "rad/s", "angular velocity at the start", 150, -1e4, 1e4, PARAMETER_REAL},
    {"w_1", "rad/s", "angular velocity after the run-up", 450, -1e4, 1e4, PARAMETER_REAL},
    {"T", "s", "duration of the run-up", 0.25, 1e-6, 1e6, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"w", "rad/s", "angular velocity of the cam shaft", 1, NULL},
    {"s", "m", "lift of the valve", 2, NULL},
    {"gap", "m", "gap between cam and roller", 3, NULL},
    {"f_n", "N", "normal force", 4, NULL},
    {"p", "Pa", "largest contact pressure", 5, NULL},
    {"v_seat", "m/s", "seating velocity", 6, NULL},
    {"p_oil", "Pa", "pressure in the lash adjuster", 7, NULL},
    {"length", "m", "length of the lash adjuster, from that at rest", 8, NULL},
};

enum { PHI, W, S_PIVOT, V_PIVOT, P_OIL, SPRING, WORK = SPRING + 2 * COILS, LOSS, STATES };
enum { CAM, SEAT };
enum { PIECES = 180 };

/* The defaults of the elements; spring of the coils as there. */
static const double base = 0.018, roller = 0.01, arm = 0.04, pivot = 0.05, phi_valve = -0.07, l_cm = 0.02,
                    m_spring = 0.03, width = 0.01, head = 0.04;
static const struct {
    double D, L, V, K, eta, p_supply, k_check, c, f_0, p_ambient, longest, c_stop;
} oil = {0.011, 0.012, 2e-7, 1.2e9, 0.01, 3e5, 1e-9, 2e3, 20, 1.01325e5, 0.0002, 1e7};

struct finger {
    double shape[4 + 9 * PIECES];
    size_t n;
    double beta_0;   /* angle of the arm on the base circle, where the pivot moves at right angles to it */
    double along[2]; /* direction in which pivot and valve move */
    double v_seat;   /* of the last landing */
};

static const struct contact_pair pairs[] = {{"cam", 0, 1}, {"seat", 3, 4}};

struct adjuster {
    double force; /* along the lift */
    double rate;  /* of the pressure */
    double energy, loss;
};

static struct adjuster adjust(const double *parameter, double s, double v, double p)
{
    const double area = PI * oil.D * oil.D / 4, over = fmax(-s - oil.longest, 0);
    const double leak = PI * oil.D * pow(parameter[P_CLEARANCE], 3) / (12 * oil.eta * oil.L) * p;
    const double check = oil.k_check * fmax(oil.p_supply - p, 0), air = parameter[P_AIR] * oil.p_ambient,
                 total = p + oil.p_ambient;
    return (struct adjuster){
        .force = -area * p - oil.f_0 - oil.c * s + oil.c_stop * over,
        .rate = (check - leak + area * v) / (oil.V * (1 / oil.K + air / (total * total))),
        .energy = oil.V * (p * p / (2 * oil.K) + air * (log(total / oil.p_ambient) - p / total)) +
                  oil.c * s * s / 2 + oil.f_0 * s + oil.c_stop * over * over / 2,
        .loss = p * (leak - check),
    };
}

/* The roller on the cam: the force, its torque on the cam, its components along both motions of the finger. */
struct roller_state {
    struct nc_planar_contact contact;
    double centre[2], v_n, f_n, torque, arm, pivot;
};

static int roll(const struct model *model, const double *x, double phi, double w, struct roller_state *roll)
{
    const struct finger *f = model->memory;
    const double beta = f->beta_0 + x[PHI], by_beta[2] = {arm * sin(beta), -arm * cos(beta)};
    struct nc_planar_motion motion = {.angle = phi, .omega = w};
    struct nc_planar_contact *c = &roll->contact;
    for (int k = 0; k < 2; k++) {
        roll->centre[k] = (k ? -arm * sin(beta) : pivot - arm * cos(beta)) + x[S_PIVOT] * f->along[k];
        motion.r[k] = -roll->centre[k];
        motion.v[k] = -x[W] * by_beta[k] - x[V_PIVOT] * f->along[k];
    }
    int status = nc_circle_contact(f->shape, f->n, roller, NC_CASE_CONVEX, &motion, c);
    if (status != NC_OK)
        return status;
    const double point[2] = {roll->centre[0] + c->r_C_b[0], roll->centre[1] + c->r_C_b[1]};
    roll->v_n = c->e_n[0] * (motion.v[0] - w * point[1]) + c->e_n[1] * (motion.v[1] + w * point[0]);
    const double kappa = c->kappa_a + 1 / roller;
    status = contact_force(&model->contact[CAM], c->gap, roll->v_n, kappa, kappa, &roll->f_n);
    roll->torque = roll->f_n * (point[0] * c->e_n[1] - point[1] * c->e_n[0]);
    roll->arm = -roll->f_n * (c->e_n[0] * by_beta[0] + c->e_n[1] * by_beta[1]);
    roll->pivot = -roll->f_n * (c->e_n[0] * f->along[0] + c->e_n[1] * f->along[1]);
    return status;
}

/* Where the tip meets the closed valve, and `more` beyond it along the valve. */
static void at_valve(const struct model *model, double more, double at[2])
{
    const struct finger *f = model->memory;
    at[0] = pivot - model->p[P_L_VALVE] * cos(f->beta_0) + more * f->along[0];
    at[1] = -model->p[P_L_VALVE] * sin(f->beta_0) + more * f->along[1];
}

static void show(const struct model *model, const double *x, double phi, double s, double v, double f_seat,
                 const struct roller_state *roll, struct frame *frame)
{
    const struct finger *f = model->memory;
    struct frame_contact *seat = &frame->contact[SEAT];
    contact_planar(&roll->contact, roll->centre, roll->f_n, 0, &frame->contact[CAM]);
    frame->contact[CAM].v_n = roll->v_n;
    *seat = (struct frame_contact){.gap = s, .v_n = v, .active = model->contact[SEAT].active};
    at_valve(model, head + s, seat->body);
    at_valve(model, head, seat->counterpart);
    for (int k = 0; k < 2; k++) {
        seat->normal[k] = f->along[k];
        seat->force[k] = f_seat * f->along[k];
        frame->pose[1][k] = roll->centre[k];
        frame->pose[2][k] = (k ? 0 : pivot) + x[S_PIVOT] * f->along[k];
        frame->pose[3][k] = seat->body[k];
        frame->pose[4][k] = seat->counterpart[k];
    }
    frame->pose[0][2] = phi;
    frame->pose[2][2] = PI + f->beta_0 + x[PHI];
    frame->pose[3][2] = frame->pose[4][2] = f->beta_0;
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    const struct finger *finger = model->memory;
    const double *p = model->p, w2 = x[W] * x[W];
    const struct surge spring = {p[P_C], m_spring, p[P_F] / p[P_C]};
    struct roller_state r;
    double phi, w, energy, loss, elastic = 0, pressure = 0;
    train_run_up(p[P_W_0], p[P_W_1], p[P_T], e->t, &phi, &w);
    int status = roll(model, x, phi, w, &r);
    if (status != NC_OK)
        return status;
    const double c = cos(x[PHI] + phi_valve), sine = sin(x[PHI] + phi_valve), lever = p[P_L_VALVE] * c;
    const double s = x[S_PIVOT] + p[P_L_VALVE] * (sine - sin(phi_valve)), v = x[V_PIVOT] + lever * x[W];
    const struct adjuster adjuster = adjust(p, x[S_PIVOT], x[V_PIVOT], x[P_OIL]);
    const double f_seat = train_seat(s, v);
    const double f_valve = f_seat -
                           train_spring(&spring, s, v, x + SPRING, e->rates + SPRING, &energy, &loss) +
                           p[P_M] * p[P_L_VALVE] * sine * w2;
    /* Lagrange's equations of pivot and angle */
    const double m_11 = p[P_M_FINGER] + p[P_M], m_12 = p[P_M_FINGER] * l_cm * c + p[P_M] * lever,
                 m_22 = p[P_J] + p[P_M] * lever * lever, determinant = m_11 * m_22 - m_12 * m_12;
    const double f_1 = r.pivot + adjuster.force + f_valve + p[P_M_FINGER] * l_cm * sine * w2,
                 f_2 = r.arm + lever * f_valve;
    e->rates[PHI] = x[W];
    e->rates[S_PIVOT] = x[V_PIVOT];
    e->rates[V_PIVOT] = (m_22 * f_1 - m_12 * f_2) / determinant;
    e->rates[W] = (m_11 * f_2 - m_12 * f_1) / determinant;
    e->rates[P_OIL] = adjuster.rate;
    e->rates[WORK] = -r.torque * w;
    e->rates[LOSS] = loss + adjuster.loss - r.f_n * r.v_n - f_seat * v;
    e->roots[0] = s;
    e->roots[1] = x[P_OIL] - oil.p_supply;   /* the check valve */
    e->roots[2] = -x[S_PIVOT] - oil.longest; /* the stop of the plunger */
    show(model, x, phi, s, v, f_seat, &r, &e->frame);
    e->energy = (struct energy){
        .kinetic = (p[P_M_FINGER] * x[V_PIVOT] * (x[V_PIVOT] + 2 * l_cm * c * x[W]) + p[P_J] * w2 +
                    p[P_M] * v * v) /
                   2,
        .potential = energy + adjuster.energy,
        .supplied = x[WORK],
        .lost = x[LOSS],
    };
    if (e->purpose == FOR_ROW && r.contact.gap < 0) {
        const double modulus = model->contact[CAM].modulus, kappa = r.contact.kappa_a + 1 / roller;
        status = nc_hertz_line(modulus, kappa, 1 / kappa, width, -r.contact.gap, &elastic, NULL, NULL);
        if (status == NC_OK)
            status = nc_hertz_strip(modulus, kappa, width, elastic, NULL, &pressure);
    }
    const double y[] = {w, s, r.contact.gap, r.f_n, pressure, finger->v_seat, x[P_OIL], -x[S_PIVOT]};
    memcpy(e->outputs, y, sizeof y);
    return status;
}

/* The valve lands, or opens; the other roots are kinks only. */
static int event(struct model *model, double t, const double *x, size_t root, struct events *events)
{
    struct finger *finger = model->memory;
    const double v = x[V_PIVOT] + model->p[P_L_VALVE] * cos(x[PHI] + phi_valve) * x[W];
    if (root != 0)
        return NC_OK;
    const int status = contact_toggle(&model->contact[SEAT], t, v, pairs[SEAT].name, events);
    if (model->contact[SEAT].active)
        finger->v_seat = fmax(-v, 0);
    return status;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p, s = -p[P_F] / TRAIN_SEAT;
    const struct nc_follower follower = {
        .kind = NC_FOLLOWER_OSCILLATING_ROLLER, .radius = roller, .arm = arm, .pivot = pivot, .side = 1};
    struct finger *finger = model->memory;
    double law[TRAIN_LAW];
    size_t n;
    if (train_preload(model, p[P_F], p[P_C]) != 0)
        return -1;
    const int status = train_law(1 / p[P_L_VALVE], law, &n);
    if (status != NC_OK)
        return refuse(model, "the lift table: %s", nc_message(status));
    finger->n = nc_cam_shape(finger->shape, COUNT(finger->shape), law, n, &follower, base, PIECES);
    if (finger->n == 0)
        return refuse(model, "the cam is undercut, or out of reach; make l_valve larger");
    if (p[P_J] < p[P_M_FINGER] * l_cm * l_cm)
        return refuse(model, "the finger has more inertia in its centre of mass than J; make J larger, or "
                             "m_finger smaller");
    finger->beta_0 =
        acos((pivot * pivot + arm * arm - (base + roller) * (base + roller)) / (2 * pivot * arm));
    finger->along[0] = sin(finger->beta_0);
    finger->along[1] = -cos(finger->beta_0);
    model->contact[CAM] = (struct contact){.size = base,
                                           .shape = finger->shape,
                                           .n = finger->n,
                                           .roller = roller,
                                           .modulus = train_modulus(),
                                           .width = width,
                                           .law = NC_EXACT_RESTITUTION,
                                           .restitution = 0.6,
                                           .v_small = 1e-3};
    model->contact[SEAT] =
        (struct contact){.kind = CONTACT_OWN, .size = TRAIN_SEAT_SIZE, .linear = TRAIN_SEAT, .active = 1};
    const double lever = p[P_L_VALVE] * cos(phi_valve);
    if (lever <= arm)
        return refuse(model, "the roller, at %g m, must lie between pivot and valve; make l_valve larger",
                      arm);
    x[S_PIVOT] = -s * arm / (lever - arm) + 1e-7; /* the roller hardly touches the cam */
    x[PHI] = asin((s - x[S_PIVOT]) / p[P_L_VALVE] + sin(phi_valve)) - phi_valve;
    x[P_OIL] = oil.p_supply;
    nominal[PHI] = 1e-3;
    nominal[S_PIVOT] = 1e-5;
    nominal[P_OIL] = 1e5;
    train_spring_start(s, x + SPRING, nominal + SPRING);
    return 0;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct finger *finger = model->memory;
    static const char *const names[] = {"cam", "roller", "finger", "valve", "seat"};
    for (int i = 0; i < 5; i++)
        bodies[i].name = names[i];
    bodies[1].role = bodies[4].role = BODY_COUNTERPART;
    bodies[2].role = bodies[3].role = BODY_OTHER;
    int status = outline_polar(&bodies[0], finger->shape, finger->n, roller);
    if (status == 0)
        status = outline_circle(&bodies[1], roller);
    if (status == 0)
        status = outline_segment(&bodies[2], 0, model->p[P_L_VALVE]);
    for (int i = 3; i < 5 && status == 0; i++)
        status = outline_segment(&bodies[i], -0.015, 0.015);
    return status;
}

#define ALONG "{sin(cam.beta_0), -cos(cam.beta_0), 0}"
#define VALVE(more) "{cam.a - l_valve*cos(cam.beta_0), -l_valve*sin(cam.beta_0), 0} + (0.04" more ")*" ALONG
#define ARM "{cam.a, 0, 0} + adjuster.flange_a.s*" ALONG
static const char *const poses[] = {
    "{0, 0, drive.flange.phi}",
    ARM " - cam.l*{cos(cam.beta), sin(cam.beta), 0}",
    ARM " + {0, 0, Modelica.Constants.pi + cam.beta}",
    VALVE(" + s") " + {0, 0, atan2(sin(cam.beta_0), cos(cam.beta_0))}",
    NULL,
};
static const struct modelica_contact contacts[] = {
    {"cam.contact", "cam.gap", "cam.r_C + cam.gap*cam.e_n", "cam.r_C", "cam.e_n", "cam.f_n*cam.e_n",
     "cam.normalForce.v_impact", NULL},
    {"valve.seated", "valve.s", VALVE(" + s"), VALVE(""), ALONG, "valve.f_seat*" ALONG, "valve.v_seat",
     NULL},
};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.ValveTrain.FingerFollower",
    .poses = poses,
    .contacts = contacts,
    .stored = "m*valve.v^2/2 + spring.energy + finger.energy + adjuster.energy",
    .supplied = "cam.camshaft.tau*cam.w",
    .lost = "-cam.f_n*cam.v_n + spring.lossPower + adjuster.lossPower - valve.f_seat*valve.v",
};

const struct system finger_follower = {
    .name = "finger-follower",
    .title = "Finger follower with a roller on a lash adjuster, run up until the valve floats",
    .text = "A finger turns about its pivot, which rests on a hydraulic lash adjuster, and opens the valve "
            "with its "
            "tip; the cam moves the roller between them. From 365 rad/s on the inertia of the valve takes "
            "the load "
            "from the adjuster behind the tip of the cam: its plunger follows up to its stop, it is pumped "
            "up, and the "
            "valve does not close any more. From 387 rad/s on the roller leaves the cam.",
    PARAMETERS_AND_OUTPUTS,
    .modelica = &modelica,
    .n_states = STATES,
    .n_roots = 3,
    .n_bodies = 5,
    .n_contacts = 2,
    .pairs = pairs,
    .memory_size = sizeof(struct finger),
    TRAIN_RUN,
    .start = start,
    .evaluate = evaluate,
    .event = event,
    .draw = draw,
};
