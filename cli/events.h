/* What happened in a simulation, and events.csv. */
#ifndef EVENTS_H
#define EVENTS_H

#include <stddef.h>
#include <stdio.h>

struct event {
    double time;       /* s */
    const char *what;  /* "impact", "lift-off", ... */
    const char *where; /* name of the contact; NULL where there is only one */
    double velocity;   /* of the impact, m/s; NaN where there is none */
};

struct events {
    struct event *event;
    size_t count, capacity;
    int full; /* an event was lost: out of memory */
};

/* Adds an event in the order of time. */
void events_add(struct events *events, double time, const char *what, double velocity);

/* The same for one contact of several. */
void events_add_at(struct events *events, double time, const char *what, const char *where,
                   double velocity);

/* What happened and where, as in events.csv. */
void event_name(const struct event *event, char *name, size_t size);

/* Writes events.csv. */
void events_write(const struct events *events, FILE *out);

#endif
