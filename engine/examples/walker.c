#include "walker.h"

#include <math.h>
#include <string.h>

#include "../outline.h"

static const double mu = 0.8;

const struct contact_pair walker_pairs[] = {{"left foot", 0, 2}, {"right foot", 1, 2}};

/* A foot that cannot touch passes the ground a little: the walker falls when the hip comes down to it. */
const struct limit walker_limits[] = {{"the hip falls to the ground", NULL, 1}};

/* Of the ground on the feet. */
struct forces {
    struct nc_planar_contact contact[LEGS];
    double f_n[LEGS], f_t[LEGS];
};

/* Newton and Euler: the angular accelerations of the legs are eliminated, two equations for the hip remain.
 */
static void solve_motion(const struct walker *walker, const double *x, const struct forces *forces,
                         double *rates)
{
    const struct walker_data *p = &walker->data;
    const double *g = walker->g, moment = p->m * p->c, total = p->M + 2 * p->m;
    const double inertia = p->J + moment * p->c;
    double xx = total, xy = 0, yy = total, force[2] = {total * g[0], total * g[1]}, torque[LEGS];
    for (int i = 0; i < LEGS; i++) {
        const double s = sin(x[LEG + i]), c = cos(x[LEG + i]), w = x[W_LEG + i];
        const double *r_C = forces->contact[i].r_C, f_n = forces->f_n[i], f_t = forces->f_t[i];
        torque[i] = moment * (g[0] * c + g[1] * s) + (r_C[0] - x[HIP]) * f_n - (r_C[1] - x[HIP + 1]) * f_t;
        xx -= moment * moment * c * c / inertia;
        xy -= moment * moment * c * s / inertia;
        yy -= moment * moment * s * s / inertia;
        force[0] += f_t + moment * (w * w * s - c * torque[i] / inertia);
        force[1] += f_n - moment * (w * w * c + s * torque[i] / inertia);
    }
    const double determinant = xx * yy - xy * xy;
    rates[V_HIP] = (yy * force[0] - xy * force[1]) / determinant;
    rates[V_HIP + 1] = (xx * force[1] - xy * force[0]) / determinant;
    rates[LOSS] = 0;
    for (int i = 0; i < LEGS; i++) {
        rates[HIP + i] = x[V_HIP + i];
        rates[LEG + i] = x[W_LEG + i];
        rates[W_LEG + i] =
            (torque[i] - moment * (cos(x[LEG + i]) * rates[V_HIP] + sin(x[LEG + i]) * rates[V_HIP + 1])) /
            inertia;
        rates[LOSS] -= forces->f_n[i] * forces->contact[i].v_n + forces->f_t[i] * forces->contact[i].v_t;
    }
}

static struct energy energy(const struct walker *walker, const double *x)
{
    const struct walker_data *p = &walker->data;
    const double *g = walker->g;
    struct energy energy = {
        .kinetic = p->M * (x[V_HIP] * x[V_HIP] + x[V_HIP + 1] * x[V_HIP + 1]) / 2,
        .potential = -p->M * (g[0] * x[HIP] + g[1] * x[HIP + 1]),
        .lost = x[LOSS],
    };
    for (int i = 0; i < LEGS; i++) {
        const double s = p->c * sin(x[LEG + i]), c = p->c * cos(x[LEG + i]), w = x[W_LEG + i];
        const double v[2] = {x[V_HIP] + w * c, x[V_HIP + 1] + w * s};
        energy.kinetic += (p->m * (v[0] * v[0] + v[1] * v[1]) + p->J * w * w) / 2;
        energy.potential -= p->m * (g[0] * (x[HIP] + s) + g[1] * (x[HIP + 1] - c));
    }
    return energy;
}

/* Roots: the soles pass the ground, and the legs each other. */
int walker_evaluate(const struct model *model, const double *x, struct evaluation *e)
{
    const struct walker *walker = model->memory;
    const double d = walker->data.l - walker->data.R; /* from the hip to the frame of the foot */
    struct forces forces;
    int status = NC_OK;
    for (int i = 0; i < LEGS && status == NC_OK; i++) {
        const double phi = x[LEG + i], w = x[W_LEG + i];
        const struct nc_planar_motion motion = {
            .r = {x[HIP] + d * sin(phi), x[HIP + 1] - d * cos(phi)},
            .angle = phi,
            .v = {x[V_HIP] + d * w * cos(phi), x[V_HIP + 1] + d * w * sin(phi)},
            .omega = w};
        struct nc_planar_contact *c = &forces.contact[i];
        struct frame_contact *contact = &e->frame.contact[i];
        status = nc_line_contact(walker->shape, walker->n, &motion, c);
        forces.f_n[i] = 0;
        if (status == NC_OK && model->contact[i].active)
            status =
                contact_force(&model->contact[i], c->gap, c->v_n, c->kappa_a, c->kappa_a, &forces.f_n[i]);
        if (status == NC_OK)
            status = nc_friction_planar(mu, walker->data.v_d, forces.f_n[i], c->v_t, &forces.f_t[i]);
        if (status != NC_OK)
            return status;
        contact_planar(c, (double[2]){0, 0}, forces.f_n[i], forces.f_t[i], contact);
        contact->active = model->contact[i].active;
        contact->hidden = !walker->extended[i];
        memcpy(e->frame.pose[i], (double[3]){motion.r[0], motion.r[1], phi}, 3 * sizeof phi);
        e->roots[i] = c->gap;
    }
    e->roots[LEGS] = x[LEG + LEFT] - x[LEG + RIGHT];
    memcpy(e->frame.pose[3], x + HIP, 2 * sizeof *x);
    solve_motion(walker, x, &forces, e->rates);
    e->energy = energy(walker, x);
    return status;
}

int walker_evaluate_all(const struct model *model, const double *x, struct evaluation *e)
{
    const struct walker *walker = model->memory;
    const double y[] = {x[LEG + LEFT], x[LEG + RIGHT], x[W_LEG + LEFT], x[W_LEG + RIGHT],
                        walker->steps, walker->period, walker->length};
    memcpy(e->outputs, y, sizeof y);
    return walker_evaluate(model, x, e);
}

/* The sole of Examples.Gait.Parts.growingSole: h + h'' = R + growth theta for angles theta of the leg up to
 * 1 rad, a polynomial of degree 5 that joins it with continuous curvature on the other side. */
static size_t growing_sole(double *shape, double R, double growth)
{
    const double s = PI - 1, knots[] = {-PI / 2 - 1, -PI / 2 + 1};
    const double c[][6] = {{R + growth, -growth},
                           {R - growth, -growth, 0, growth * 5 * PI / 2 / pow(s, 3),
                            -growth * 15 * PI / 8 / pow(s, 4), growth * 3 * PI / 8 / pow(s, 5)}};
    const size_t n = nc_planar_piecewise(shape, SOLE_SIZE, knots, 2, c[0], 5);
    return n + nc_planar_shift(shape + n, SOLE_SIZE - n, growth, 0);
}

int walker_start(struct model *model, const struct walker_data *data, double *x, double *nominal)
{
    const double d = data->l - data->R, phi = data->phi_0, w = data->w[LEFT], slope = data->slope;
    struct walker *walker = model->memory;
    if (d <= 0)
        return refuse(model, "the feet are larger than the legs; make R smaller than l");
    *walker = (struct walker){
        .data = *data, .g = {data->g * sin(slope), -data->g * cos(slope)}, .extended = {1, 0}};
    walker->n = data->growth != 0 ? growing_sole(walker->shape, data->R, data->growth)
                                  : nc_planar_offset(walker->shape, SOLE_SIZE, data->R);
    struct nc_planar_convexity bounds;
    const int status = nc_planar_convexity(walker->shape, walker->n, 1e-6, 0, &bounds);
    if (status != NC_OK)
        return refuse(model, "the soles: %s", nc_message(status));
    if (bounds.verdict == NC_NOT_CONVEX)
        return refuse(
            model,
            "the soles are not convex: their smallest curvature radius is %.3g m; make R larger, or "
            "growth nearer to 0",
            bounds.upper);
    for (int i = 0; i < LEGS; i++)
        model->contact[i] = (struct contact){.kind = CONTACT_OWN,
                                             .size = fmax(data->R, 0.05 * data->l),
                                             .shape = walker->shape,
                                             .n = walker->n,
                                             .stiffness = data->K,
                                             .law = NC_EXACT_RESTITUTION,
                                             .restitution = data->restitution,
                                             .chi = data->chi,
                                             .v_small = 1e-3};
    double h[2] = {data->R,
                   0}; /* of the foot, and its derivative by the angle of the leg: as if it rolled */
    if (data->growth != 0) {
        h[0] += data->growth * (phi - sin(phi));
        h[1] = data->growth * (1 - cos(phi));
    }
    x[HIP + 1] = h[0] + d * cos(phi) + data->height;
    x[LEG + LEFT] = phi;
    x[LEG + RIGHT] = -phi;
    x[V_HIP] = -(h[0] + d * cos(phi)) * w;
    x[V_HIP + 1] = (h[1] - d * sin(phi)) * w;
    x[W_LEG + LEFT] = w;
    x[W_LEG + RIGHT] = data->w[RIGHT];
    nominal[HIP + 1] = 1e-3;
    return 0;
}

static void count_step(struct walker *walker, int leg, double t, double s)
{
    if (walker->standing == leg)
        return;
    walker->standing = leg;
    walker->steps++;
    walker->period = t - walker->t_strike;
    walker->length = s - walker->s_strike;
    walker->t_strike = t;
    walker->s_strike = s;
}

/* Each foot: can it touch, does it? A foot behind lets go where the other one strikes. */
int walker_event(struct model *model, double t, const double *x, size_t root, struct events *events)
{
    struct walker *walker = model->memory;
    struct evaluation e = {0};
    int status = model_evaluate(model, t, x, FOR_ROOTS, &e);
    if (root < LEGS)
        walker->below[root] = e.frame.contact[root].v_n < 0;
    const double ahead = root == LEGS ? x[W_LEG + LEFT] - x[W_LEG + RIGHT] : x[LEG + LEFT] - x[LEG + RIGHT];
    const int front = ahead > 0 ? LEFT : RIGHT, behind = 1 - front;
    for (int i = 0; i < LEGS; i++)
        if (!walker->below[i])
            walker->extended[i] = i == front;
    if (walker->below[front] && walker->extended[front])
        count_step(walker, front, t, x[HIP]);
    if (walker->data.release && walker->standing == front)
        walker->extended[behind] = 0;
    for (int i = 0; i < LEGS && status == NC_OK; i++)
        if (model->contact[i].active != (walker->below[i] && walker->extended[i]))
            status =
                contact_toggle(&model->contact[i], t, e.frame.contact[i].v_n, walker_pairs[i].name, events);
    return status;
}

int walker_draw(const struct model *model, struct body bodies[MAX_BODIES])
{
    static const char *const legs[] = {"left leg", "right leg"};
    const struct walker *walker = model->memory;
    const double length = walker->data.l, R = walker->data.R, width = fmax(0.15 * R, 0.02 * length);
    return outline_walker(bodies, legs, walker->shape, walker->n, width, length, R, 12 * length);
}

void walker_reserve(const struct model *model, const struct frame *frame, double *reserve)
{
    reserve[0] = frame->pose[3][1];
    (void)model;
}

const char *const walker_poses[] = {
    "{legs.leftShank.frame_b.r_0[1], legs.leftShank.frame_b.r_0[2], phi_left}",
    "{legs.rightShank.frame_b.r_0[1], legs.rightShank.frame_b.r_0[2], phi_right}", NULL,
    "{legs.planar.s_x, legs.planar.s_y, 0}"};

#define FOOT(side)                                                                                         \
    MODELICA_CONTACT("legs." side, "legs." side "Down", "legs." side ".normalForce.v_impact",              \
                     "legs." side ".f_t*legs." side ".e_t", "not legs." side "Extended")

const struct modelica_contact walker_contacts[] = {FOOT("left"), FOOT("right")};
