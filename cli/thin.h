/* Rows of results, thinned while they come: their number stays bounded however long the simulation is. In
 * every stretch of rows the first one stays and those with the smallest and the largest value of each
 * plotted output, so no peak is lost; so do the rows of events and those before them, so that jumps stay
 * sharp. Frames, all that is needed to draw the bodies, stay at equal steps of the rows, at events and at
 * the end. */
#ifndef THIN_H
#define THIN_H

#include "system.h"

struct thin_row {
    double time;
    size_t number; /* among all rows that came */
    size_t event;  /* 1, 2, ...: number among the rows of events; 0: no event */
    double weight; /* of the event */
    int before;    /* an event follows in the next row */
    int keep;      /* for the moment of thinning */
    int frame;     /* has it a frame? */
};

struct thin {
    const struct system *system;
    size_t n_plotted, plotted[MAX_OUTPUTS]; /* numbers of the outputs that are plotted */
    size_t count, events;                   /* rows that came, and how many of them with events */
    size_t max_rows, max_frames, max_events;
    unsigned row_level, frame_level, event_level; /* stretches of 2^level rows or events are thinned */
    size_t rows, frames, event_rows;              /* that are kept */
    struct thin_row *row;
    double *values;                 /* rows x n_plotted */
    double (*poses)[7];             /* frames x n_bodies */
    struct frame_contact *contacts; /* frames x n_contacts */
};

/* Returns 0, or -1: out of memory. At most max_frames frames (at least 64) and four times as many rows are
 * kept. */
int thin_start(struct thin *thin, const struct system *system, size_t max_frames);

/* Adds a row (one at the same time is replaced): all outputs, the poses of all bodies, all contacts. The
 * weight of an event in this row, at least 0, decides which stay when there are too many; -1: no event. */
void thin_add(struct thin *thin, double time, const double *outputs, double (*poses)[7],
              const struct frame_contact *contacts, double weight);

/* Does the row of an event at this time stay? The event belongs to the first row that is not earlier. For events in the
 * order of time; *row: 0 before the first call. */
int thin_shows(const struct thin *thin, double time, size_t *row);

/* Thins what came last like everything before it. */
void thin_finish(struct thin *thin);

/* Fewer rows or frames; 0 if that is impossible. */
int thin_fewer_rows(struct thin *thin);
int thin_fewer_frames(struct thin *thin);

void thin_free(struct thin *thin);

#endif
