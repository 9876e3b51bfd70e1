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
    struct event *event; /* those that are kept */
    size_t count, capacity;
    size_t written;       /* of those that are kept */
    size_t kept;          /* how many were kept when others were dropped */
    size_t total;         /* all that happened */
    size_t impacts;       /* of these with a velocity */
    struct event fastest; /* of the impacts */
    double weight; /* of the heaviest event since this was set to -1: velocity of an impact, 0 of others */
    int full;      /* an event was lost: out of memory */
};

/* Begins events.csv. */
void events_begin(struct events *events, FILE *out);

/* Adds an event in the order of time. */
void events_add(struct events *events, double time, const char *what, double velocity);

/* The same for one contact of several. */
void events_add_at(struct events *events, double time, const char *what, const char *where,
                   double velocity);

/* What happened and where, as in events.csv. */
void event_name(const struct event *event, char *name, size_t size);

/* Writes the events up to a time that have not been written. */
void events_write(struct events *events, FILE *out, double until);

#endif
