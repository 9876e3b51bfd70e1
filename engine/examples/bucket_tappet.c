/* A cam that is made from a lift table opens a valve by a bucket tappet: line contact with its oil film, spring with
 * surge, seat; run up until the valve floats. */
#include <math.h>
#include <string.h>

#include "../outline.h"
#include "train.h"

enum { P_R, P_LASH, P_M, P_C, P_F, P_M_SPRING, P_WIDTH, P_W_0, P_W_1, P_T };

static const struct parameter parameters[] = {
    {"r", "m", "radius of the base circle", 0.03, 1e-5, 10, PARAMETER_REAL},
    {"lash", "m", "play when the valve is closed", 0.0001, 0, 1, PARAMETER_REAL},
    {"m", "kg", "mass of valve and tappet", 0.1, 1e-6, 1e3, PARAMETER_REAL},
    {"c", "N/m", "stiffness of the spring", 25e3, 1, 1e9, PARAMETER_REAL},
    {"f_0", "N", "preload of the spring", 200, 0, 1e6, PARAMETER_REAL},
    {"m_spring", "kg", "mass of the active coils", 0.03, 1e-6, 1e3, PARAMETER_REAL},
    {"width", "m", "width of cam and tappet", 0.012, 1e-6, 1, PARAMETER_REAL},
    {"w_0", "rad/s", "angular velocity at the start", 150, -1e4, 1e4, PARAMETER_REAL},
    {"w_1", "rad/s", "angular velocity at the end", 400, -1e4, 1e4, PARAMETER_REAL},
    {"T", "s", "duration of the run-up", 0.25, 1e-6, 1e6, PARAMETER_REAL},
};

static const struct output outputs[] = {
    {"w", "rad/s", "angular velocity of the cam shaft", 1, NULL},
    {"s", "m", "lift of the valve", 2, NULL},
    {"gap", "m", "gap between cam and tappet", 3, NULL},
    {"f_n", "N", "normal force", 4, NULL},
    {"p", "Pa", "largest contact pressure", 5, NULL},
    {"lambda", "1", "oil film over roughness", 6, NULL},
    {"v_seat", "m/s", "seating velocity", 7, NULL},
};

enum { S, V, SPRING, WORK = SPRING + 2 * COILS, LOSS, STATES };
enum { CAM, SEAT };

struct bucket {
    double shape[TRAIN_LAW + 3];
    size_t n;
    double v_seat; /* of the last landing */
};

static const struct contact_pair pairs[] = {{"cam", 0, 1}, {"seat", 2, 3}};

static const double head = 0.06; /* how far below the base circle the seat is drawn */

/* Pressure and film of the contact, as NormalContact.ValveTrain.OilFilm has them. */
static int film(const struct model *model, double f_n, double h, double radius, double w, double *pressure,
                double *lambda)
{
    const double modulus = model->contact[CAM].modulus, width = model->p[P_WIDTH], roughness = 3e-7;
    const double viscosity = 0.008, pressure_viscosity = 1.6e-8, kappa = f_n > 0 ? 1 / radius : 1;
    int status = nc_hertz_strip(modulus, kappa, width, f_n, NULL, pressure);
    if (status == NC_OK)
        status = nc_film_line(viscosity, pressure_viscosity, w * (radius - h / 2), modulus, kappa, width,
                              f_n, lambda);
    *lambda /= roughness;
    return status;
}

static void show(const double *p, const double *x, double phi, double f_seat, struct frame *frame)
{
    const double y = -p[P_R] - head;
    struct frame_contact *seat = &frame->contact[SEAT];
    memcpy(frame->pose[0], (double[3]){0, 0, phi - PI / 2}, 3 * sizeof y);
    memcpy(frame->pose[1], (double[3]){0, -p[P_R] - p[P_LASH] - x[S], 0}, 3 * sizeof y);
    memcpy(frame->pose[2], (double[3]){0, y - x[S], 0}, 3 * sizeof y);
    memcpy(frame->pose[3], (double[3]){0, y, 0}, 3 * sizeof y);
    *seat = (struct frame_contact){.gap = x[S],
                                   .v_n = x[V],
                                   .body = {0, y - x[S]},
                                   .counterpart = {0, y},
                                   .normal = {0, -1},
                                   .force = {0, -f_seat}};
}

static int evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    const struct bucket *bucket = model->memory;
    const double *p = model->p, distance = p[P_R] + p[P_LASH] + x[S];
    const struct surge spring = {p[P_C], p[P_M_SPRING], p[P_F] / p[P_C]};
    double phi, w, f_n, pressure, lambda, energy, loss;
    train_run_up(p[P_W_0], p[P_W_1], p[P_T], e->t, &phi, &w);
    const struct nc_planar_motion motion = {
        .r = {0, distance}, .angle = phi - PI / 2, .v = {0, x[V]}, .omega = w};
    struct nc_planar_contact c;
    int status = nc_line_contact(bucket->shape, bucket->n, &motion, &c);
    if (status == NC_OK)
        status = contact_force(&model->contact[CAM], c.gap, c.v_n, c.kappa_a, c.kappa_a, &f_n);
    if (status != NC_OK)
        return status;
    const double f_seat = train_seat(x[S], x[V]);
    const double f_spring =
        train_spring(&spring, x[S], x[V], x + SPRING, e->rates + SPRING, &energy, &loss);
    e->rates[S] = x[V];
    e->rates[V] = (f_n + f_seat - f_spring) / p[P_M];
    e->rates[WORK] = -c.r_C[0] * f_n * w;
    e->rates[LOSS] = loss - f_n * c.v_n - f_seat * x[V];
    e->roots[0] = x[S];
    contact_planar(&c, (double[2]){0, -distance}, f_n, 0, &e->frame.contact[CAM]);
    show(p, x, phi, f_seat, &e->frame);
    e->frame.contact[SEAT].active = model->contact[SEAT].active;
    e->energy = (struct energy){
        .kinetic = p[P_M] * x[V] * x[V] / 2, .potential = energy, .supplied = x[WORK], .lost = x[LOSS]};
    if (e->purpose == FOR_ROW)
        status = film(model, f_n, distance - c.gap, 1 / c.kappa_a, w, &pressure, &lambda);
    else
        pressure = lambda = 0;
    const double y[] = {w, x[S], c.gap, f_n, pressure, lambda, bucket->v_seat};
    memcpy(e->outputs, y, sizeof y);
    return status;
}

/* The valve lands, or opens. */
static int event(struct model *model, double t, const double *x, size_t root, struct events *events)
{
    struct bucket *bucket = model->memory;
    (void)root;
    const int status = contact_toggle(&model->contact[SEAT], t, x[V], pairs[SEAT].name, events);
    if (model->contact[SEAT].active)
        bucket->v_seat = fmax(-x[V], 0);
    return status;
}

static int start(struct model *model, double *x, double *nominal)
{
    const double *p = model->p;
    struct bucket *bucket = model->memory;
    struct nc_planar_convexity bounds;
    size_t n;
    if (train_preload(model, p[P_F], p[P_C]) != 0)
        return -1;
    const size_t offset = nc_planar_offset(bucket->shape, COUNT(bucket->shape), p[P_R]);
    int status = train_law(1, bucket->shape + offset, &n);
    bucket->n = offset + n;
    if (status == NC_OK)
        status = nc_planar_convexity(bucket->shape, bucket->n, 1e-6, 0, &bounds);
    if (status != NC_OK)
        return refuse(model, "the cam: %s", nc_message(status));
    if (bounds.verdict != NC_CONVEX)
        return refuse(model, "the cam is not convex: its curvature radius is %.3g m; make r larger",
                      bounds.upper);
    model->contact[CAM] = (struct contact){.size = p[P_R],
                                           .shape = bucket->shape,
                                           .n = bucket->n,
                                           .modulus = train_modulus(),
                                           .width = p[P_WIDTH],
                                           .law = NC_EXACT_RESTITUTION,
                                           .restitution = 0.6,
                                           .v_small = 1e-3};
    model->contact[SEAT] =
        (struct contact){.kind = CONTACT_OWN, .size = TRAIN_SEAT_SIZE, .linear = TRAIN_SEAT, .active = 1};
    x[S] = -p[P_F] / (TRAIN_SEAT + p[P_C]); /* spring and seat in equilibrium */
    nominal[S] = 1e-4;
    train_spring_start(x[S], x + SPRING, nominal + SPRING);
    return 0;
}

static int draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    const struct bucket *bucket = model->memory;
    static const char *const names[] = {"cam", "tappet", "valve", "seat"};
    for (int i = 0; i < 4; i++)
        bodies[i].name = names[i];
    bodies[1].role = bodies[3].role = BODY_COUNTERPART;
    bodies[2].role = BODY_OTHER;
    int status = outline_potential(&bodies[0], bucket->shape, bucket->n);
    for (int i = 1; i < 4 && status == 0; i++)
        status = outline_segment(&bodies[i], -model->p[P_R] / i, model->p[P_R] / i);
    return status;
}

static const char *const poses[] = {"{0, 0, drive.flange.phi - Modelica.Constants.pi/2}",
                                    "{0, -r - lash - s, 0}", "{0, -r - 0.06 - s, 0}", NULL};
#define AT_CAM "{NormalContact.Functions.Planar.slope(cam.shape, cam.angle), -r - lash - s"
static const struct modelica_contact contacts[] = {
    {"cam.contact", "cam.gap", AT_CAM " + cam.gap, 0}", AT_CAM ", 0}", "{0, 1, 0}", "{0, cam.f_n, 0}",
     "cam.normalForce.v_impact", NULL},
    {"valve.seated", "valve.s", "{0, -r - 0.06 - s, 0}", "{0, -r - 0.06, 0}", "{0, -1, 0}",
     "{0, -valve.f_seat, 0}", "valve.v_seat", NULL},
};
static const struct modelica modelica = {
    .name = "NormalContact.Examples.ValveTrain.BucketTappet",
    .poses = poses,
    .contacts = contacts,
    .stored = "m*valve.v^2/2 + spring.energy",
    .supplied = "cam.camshaft.tau*cam.w",
    .lost = "cam.power + spring.lossPower - valve.f_seat*valve.v",
};

const struct system bucket_tappet = {
    .name = "bucket-tappet",
    .title = "Bucket tappet with spring surge, run up until the valve floats",
    .text = "The cam is made from a lift table; the coils of the spring have a mass of their own. The "
            "contact of cam "
            "and tappet is a line, and its oil film is as thick as its entrainment speed lets it be. From "
            "325 rad/s on "
            "the inertia force of the valve exceeds the force of the spring behind the tip of the cam: the "
            "tappet "
            "leaves the cam, and the seating velocity shows how hard the valve lands.",
    PARAMETERS_AND_OUTPUTS,
    .modelica = &modelica,
    .n_states = STATES,
    .n_roots = 1,
    .n_bodies = 4,
    .n_contacts = 2,
    .pairs = pairs,
    .memory_size = sizeof(struct bucket),
    TRAIN_RUN,
    .start = start,
    .evaluate = evaluate,
    .event = event,
    .draw = draw,
};
