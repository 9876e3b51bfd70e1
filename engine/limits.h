/* Where a model stops being one of the real thing: an ideal contact that would have to pull, or would slip;
 * an elastic one that penetrates too deep; and what a system names itself. Leaving such a limit is an
 * event, and the simulation goes on, or ends where the system says so. All follows from the frame, so it is
 * the same for every engine. */
#ifndef ENGINE_LIMITS_H
#define ENGINE_LIMITS_H

#include "system.h"

enum { CONTACT_LIMITS = 3, MAX_LIMITS = CONTACT_LIMITS * MAX_CONTACTS + MAX_OWN_LIMITS };

/* What a run has left, and for how long. */
struct limits {
    int located;                      /* the engine finds where a limit is crossed */
    int begun;                        /* there was a row */
    double time, reserve[MAX_LIMITS]; /* of the last row */
    int outside[MAX_LIMITS];
    double first[MAX_LIMITS]; /* when it was left for the first time; NaN: never */
    double since[MAX_LIMITS]; /* when it was left last */
    double total[MAX_LIMITS]; /* how long it was left in all, without the present time */
};

size_t limits_count(const struct system *system);

/* What is left of each limit: negative where it is not kept. */
void limits_reserve(const struct model *model, const struct frame *frame, double *reserve);

/* The event that limit i is left, or kept again. */
void limits_cross(struct limits *limits, struct model *model, size_t i, double t, int outside,
                  struct events *events);

/* A row of results. The first one tells what is left at the start; later ones only where the engine does
 * not locate the crossings itself: they are interpolated. */
void limits_row(struct limits *limits, struct model *model, double t, const struct frame *frame,
                struct events *events);

/* What is left from time t on, at a state that has jumped; but for the limits that were just crossed
 * (`found`). */
void limits_jump(struct limits *limits, struct model *model, double t, const struct frame *frame,
                 const int *found, struct events *events);

/* Of limit i: for how long it was left until the time `end`, and what that is called. */
double limits_outside(const struct limits *limits, size_t i, double end);
void limits_name(const struct system *system, size_t i, char *name, size_t size);

#endif
