/* What happened in a simulation. */
#ifndef ENGINE_EVENTS_H
#define ENGINE_EVENTS_H

#include <stddef.h>

struct event {
    double time;       /* s */
    const char *what;  /* "impact", "lift-off", ... */
    const char *where; /* name of the contact; NULL where there is only one */
    double velocity;   /* of the impact, m/s; NaN where there is none */
};

struct events {
    struct event *event; /* those that are kept */
    size_t count, capacity;
    size_t written;       /* of those that are kept: how many its owner has written */
    size_t kept;          /* how many were kept when others were dropped */
    size_t total;         /* all that happened */
    size_t impacts;       /* of these with a velocity */
    struct event fastest; /* of the impacts */
    double weight; /* of the heaviest event since this was set to -1: velocity of an impact, 0 of others */
    int full;      /* an event was lost: out of memory */
};

/* Adds an event in the order of time. */
void events_add(struct events *events, double time, const char *what, double velocity);

/* The same for one contact of several. */
void events_add_at(struct events *events, double time, const char *what, const char *where,
                   double velocity);

/* What happened and where, in words. */
void event_name(const struct event *event, char *name, size_t size);

#endif
