/* Two rigid legs with a mass at the hip that walk down a slope without a drive: elastic contact with friction
 * at both feet. x points down the slope. Straight legs scuff when they pass each other; as in the literature
 * a foot that has left the ground behind the other one can touch it again only when it is ahead and clear of
 * the ground. The walkers share this; each has its parameters. */
#ifndef WALKER_H
#define WALKER_H

#include "../modelica.h"
#include "../system.h"

/* Position of the hip, angles of the legs from -y, counter-clockwise; their rates; what the contacts have
 * taken. */
enum { HIP, LEG = 2, V_HIP = 4, W_LEG = 6, LOSS = 8, WALKER_STATES };
enum { LEFT, RIGHT, LEGS };
enum { SOLE_SIZE = 24 }; /* doubles that a sole takes at most */

/* Radius of a foot that is a point, over the length of the leg. */
#define POINT_FOOT 1e-6

/* What an example gives, from its parameters. */
struct walker_data {
    double slope, g, l, R, M, m, c, J;
    double growth;           /* of the radius of the feet with the angle of the leg */
    double K, v_d;           /* of contact and friction */
    double restitution, chi; /* one of them is not zero */
    int release;             /* does a foot let go of the ground when the other one strikes? */
    double phi_0, w[LEGS];   /* at the start */
    double height;           /* of the sole above the ground, at the start */
};

struct walker {
    struct walker_data data;
    double shape[SOLE_SIZE]; /* of a foot, around the point on the leg that is l - R from the hip */
    size_t n;
    double g[2];
    int below[LEGS], extended[LEGS]; /* is the sole below the ground, can it touch? If both, it does */
    int standing;                    /* the leg that struck last */
    double t_strike, s_strike;
    double steps, period, length;
};

int walker_start(struct model *model, const struct walker_data *data, double *x, double *nominal);

/* All but the outputs. */
int walker_evaluate(const struct model *model, const double *x, struct evaluation *e);

/* All, with the outputs WALKER_OUTPUTS. */
int walker_evaluate_all(const struct model *model, const double *x, struct evaluation *e);

int walker_event(struct model *model, double t, const double *x, size_t root, struct events *events);
void walker_reserve(const struct model *model, const struct frame *frame, double *reserve);
int walker_draw(const struct model *model, struct body bodies[MAX_BODIES]);

extern const struct contact_pair walker_pairs[];
extern const struct limit walker_limits[];

/* The parameters of a stiff contact, and those of the start, which several walkers share: their indices in the order of
 * the rows, the rows with their usual values, and what becomes of them. */
#define WALKER_CONTACT_INDICES P_K, P_CHI, P_V_D, P_RELEASE
#define WALKER_CONTACT(v_d)                                                                                \
    {"K", "1", "stiffness of the contact: f = K*delta^1.5, in N/m^1.5", 1e9, 1e4, 1e15, PARAMETER_REAL},   \
        {"chi",         "s/m", "damping factor of the contact: a foot rebounds with less than 1/chi",      \
         1000,          1,     1e6,                                                                        \
         PARAMETER_REAL},                                                                                  \
        {"v_d", "m/s", "velocity of regularisation of the friction", v_d, 1e-8, 1, PARAMETER_REAL},        \
    {                                                                                                      \
        "release", "1",                                                                                    \
            "1: a foot lets go of the ground when the other one strikes, as in the literature", 1, 0, 1,   \
            PARAMETER_BOOLEAN                                                                              \
    }
#define WALKER_CONTACT_DATA .K = p[P_K], .chi = p[P_CHI], .v_d = p[P_V_D], .release = p[P_RELEASE] != 0

#define WALKER_START_INDICES P_PHI, P_W_LEFT, P_W_RIGHT
#define WALKER_START(phi_0, most, w_left, w_right)                                                           \
    {"phi_0",       "rad", "initial angle of the leg in front; the other leg is behind by the same angle",   \
     phi_0,         0.01,  most,                                                                             \
     PARAMETER_REAL},                                                                                        \
        {"w_left", "rad/s",       "initial angular velocity of the leg in front, which stands", w_left, -10, \
         10,       PARAMETER_REAL},                                                                          \
    {                                                                                                        \
        "w_right", "rad/s", "initial angular velocity of the leg behind", w_right, -10, 10, PARAMETER_REAL   \
    }
#define WALKER_START_DATA .phi_0 = p[P_PHI], .w = {p[P_W_LEFT], p[P_W_RIGHT]}

#define WALKER_ANGLES                                                                                      \
    {"phi_left", "rad", "angle of the left leg, positive with the foot ahead", 1, NULL},                   \
    {                                                                                                      \
        "phi_right", "rad", "angle of the right leg", 1, NULL                                              \
    }
#define WALKER_STEPS                                                                                       \
    {"steps", "1", "number of steps", 2, NULL}, {"period", "s", "duration of the last step", 3, NULL},     \
    {                                                                                                      \
        "length", "m", "length of the last step: how far the hip has moved", 4, NULL                       \
    }
#define WALKER_OUTPUTS                                                                                     \
    WALKER_ANGLES, {"rate_left", "rad/s", "angular velocity of the left leg", 5, NULL},                    \
        {"rate_right", "rad/s", "angular velocity of the right leg", 5, NULL}, WALKER_STEPS

/* The Modelica class, with the part `legs`, Parts.TwoLegs. */
extern const char *const walker_poses[];
extern const struct modelica_contact walker_contacts[];
#define WALKER_MODELICA                                                                                    \
    .poses = walker_poses, .contacts = walker_contacts, .stored = "legs.energy",                           \
    .lost = "legs.left.power + legs.right.power"

#define WALKER_SYSTEM                                                                                      \
    .n_states = WALKER_STATES, .n_roots = LEGS + 1, .n_bodies = 4, .n_contacts = LEGS,                     \
    .pairs = walker_pairs, .limits = walker_limits, .n_limits = 1, .memory_size = sizeof(struct walker),   \
    .stiff = 1, .event = walker_event, .reserve = walker_reserve, .draw = walker_draw

#endif
