#include "limits.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* In the order of the reserves of a contact. */
static const struct limit of_contact[CONTACT_LIMITS] = {
    {"would lift off", "presses again", 0},
    {"friction does not suffice", "friction suffices again", 0},
    {"penetrates too deep", "penetrates less deep again", 0},
};

size_t limits_count(const struct system *system)
{
    return CONTACT_LIMITS * system->n_contacts + system->n_limits;
}

static const struct limit *limit_of(const struct system *system, size_t i)
{
    const size_t contacts = CONTACT_LIMITS * system->n_contacts;
    return i < contacts ? &of_contact[i % CONTACT_LIMITS] : &system->limits[i - contacts];
}

static const char *place_of(const struct system *system, size_t i)
{
    return i < CONTACT_LIMITS * system->n_contacts ? system_pair(system, i / CONTACT_LIMITS).name : NULL;
}

/* A contact that cannot touch is hidden: there bodies may pass through one another, but not by their whole
 * size. */
static void contact_reserve(const struct contact *contact, const struct frame_contact *at, double *reserve)
{
    const int ideal = contact->kind == CONTACT_SLIDES || contact->kind == CONTACT_ROLLS;
    const double depth = (at->hidden ? 1 : SMALL_DEFORMATION) * contact->size;
    double f_n = 0, square = 0;
    for (int k = 0; k < 3; k++)
        f_n += at->force[k] * at->normal[k];
    for (int k = 0; k < 3; k++)
        square += pow(at->force[k] - f_n * at->normal[k], 2);
    reserve[0] = ideal ? f_n : 1;
    reserve[1] = contact->kind == CONTACT_ROLLS ? contact->mu * f_n - sqrt(square) : 1;
    reserve[2] = contact->size > 0 ? depth + at->gap : 1;
}

void limits_reserve(const struct model *model, const struct frame *frame, double *reserve)
{
    const struct system *system = model->system;
    for (size_t i = 0; i < system->n_contacts; i++)
        contact_reserve(&model->contact[i], &frame->contact[i], reserve + CONTACT_LIMITS * i);
    if (system->reserve)
        system->reserve(model, frame, reserve + CONTACT_LIMITS * system->n_contacts);
}

void limits_cross(struct limits *limits, struct model *model, size_t i, double t, int outside,
                  struct events *events)
{
    const struct limit *limit = limit_of(model->system, i);
    if (limits->outside[i] == outside)
        return;
    limits->outside[i] = outside;
    if (outside) {
        limits->since[i] = t;
        if (isnan(limits->first[i]))
            limits->first[i] = t;
    } else
        limits->total[i] += t - limits->since[i];
    const char *what = outside ? limit->left : limit->kept;
    events_add_at(events, t, what, place_of(model->system, i), NAN);
    if (outside && limit->ends)
        snprintf(model->ended, sizeof model->ended, "%s", what);
}

static void begin(struct limits *limits, struct model *model, double t, const double *reserve,
                  struct events *events)
{
    limits->begun = 1;
    for (size_t i = 0; i < limits_count(model->system); i++) {
        limits->first[i] = NAN;
        limits_cross(limits, model, i, t, reserve[i] < 0, events);
    }
}

void limits_row(struct limits *limits, struct model *model, double t, const struct frame *frame,
                struct events *events)
{
    double reserve[MAX_LIMITS];
    limits_reserve(model, frame, reserve);
    if (!limits->begun)
        begin(limits, model, t, reserve, events);
    for (size_t i = 0; i < limits_count(model->system); i++) {
        const double before = limits->reserve[i], share = before / (before - reserve[i]);
        if (limits->located && !(before == 0 && reserve[i] < 0))
            continue; /* what is left from a reserve of zero has no crossing to be located */
        if (limits->outside[i] != (reserve[i] < 0))
            limits_cross(limits, model, i, limits->time + share * (t - limits->time), reserve[i] < 0,
                         events);
    }
    limits->time = t;
    memcpy(limits->reserve, reserve, sizeof reserve);
}

void limits_jump(struct limits *limits, struct model *model, double t, const struct frame *frame,
                 const int *found, struct events *events)
{
    double reserve[MAX_LIMITS];
    limits_reserve(model, frame, reserve);
    for (size_t i = 0; i < limits_count(model->system); i++)
        if (found[i] == 0)
            limits_cross(limits, model, i, t, reserve[i] < 0, events);
}

double limits_outside(const struct limits *limits, size_t i, double end)
{
    return limits->total[i] + (limits->outside[i] ? end - limits->since[i] : 0);
}

void limits_name(const struct system *system, size_t i, char *name, size_t size)
{
    const char *where = place_of(system, i);
    snprintf(name, size, "%s%s%s", limit_of(system, i)->left, where ? " " : "", where ? where : "");
}
