/* What happened in a simulation, and events.csv. */
#ifndef EVENTS_H
#define EVENTS_H

#include <stddef.h>
#include <stdio.h>

struct event {
    double time;      /* s */
    const char *what; /* "touch", "lift-off", ... */
    double velocity;  /* of the impact, m/s; NaN where there is none */
};

struct events {
    struct event *event;
    size_t count, capacity;
    int full; /* an event was lost: out of memory */
};

void events_add(struct events *events, double time, const char *what, double velocity);

/* Writes events.csv. */
void events_write(const struct events *events, FILE *out);

#endif
