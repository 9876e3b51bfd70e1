#include "thin.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int thin_start(struct thin *thin, const struct system *system, size_t max_frames)
{
    /* Even if all events stay with the rows before them, half of all rows and frames can be dropped. */
    *thin = (struct thin){.system = system,
                          .max_rows = 4 * max_frames,
                          .max_frames = max_frames,
                          .max_events = max_frames / 2};
    for (size_t j = 0; j < system->n_outputs; j++)
        if (system->outputs[j].panel != 0)
            thin->plotted[thin->n_plotted++] = j;
    thin->row = calloc(thin->max_rows, sizeof *thin->row);
    thin->values = calloc(thin->max_rows * (thin->n_plotted + 1), sizeof *thin->values);
    thin->poses = calloc(max_frames * (system->n_bodies + 1), sizeof *thin->poses);
    thin->contacts = calloc(max_frames * (system->n_contacts + 1), sizeof *thin->contacts);
    if (thin->row && thin->values && thin->poses && thin->contacts)
        return 0;
    thin_free(thin);
    return -1;
}

void thin_free(struct thin *thin)
{
    free(thin->row);
    free(thin->values);
    free(thin->poses);
    free(thin->contacts);
    *thin = (struct thin){0};
}

/* --- Dropping --------------------------------------------------------------------------------------- */

static void move_frame(struct thin *thin, size_t to, size_t from)
{
    const size_t bodies = thin->system->n_bodies, contacts = thin->system->n_contacts;
    if (to == from)
        return;
    memcpy(thin->poses + to * bodies, thin->poses + from * bodies, bodies * sizeof *thin->poses);
    memcpy(thin->contacts + to * contacts, thin->contacts + from * contacts,
           contacts * sizeof *thin->contacts);
}

static int frame_stays(const struct thin *thin, const struct thin_row *row)
{
    return row->event || (row->number & (((size_t)1 << thin->frame_level) - 1)) == 0;
}

/* The last row keeps its frame. */
static void drop_frames(struct thin *thin)
{
    size_t to = 0, from = 0;
    for (size_t i = 0; i < thin->rows; i++) {
        struct thin_row *row = &thin->row[i];
        if (!row->frame)
            continue;
        row->frame = i + 1 == thin->rows || frame_stays(thin, row);
        if (row->frame)
            move_frame(thin, to++, from);
        from++;
    }
    thin->frames = to;
}

/* Of each stretch of events the heaviest one stays, the first of several. */
static void drop_events(struct thin *thin)
{
    struct thin_row *best = NULL;
    thin->event_rows = 0;
    for (size_t i = 0; i < thin->rows; i++) {
        struct thin_row *row = &thin->row[i], *loser = NULL;
        if (!row->event)
            continue;
        const size_t stretch = (row->event - 1) >> thin->event_level;
        if (!best || stretch != (best->event - 1) >> thin->event_level) {
            best = row;
            thin->event_rows++;
        } else {
            loser = row->weight > best->weight ? best : row;
            best = loser == row ? best : row;
        }
        if (loser) {
            loser->event = 0;
            if (loser > thin->row)
                loser[-1].before = 0;
        }
    }
}

/* Marks the rows a ... b - 1 that carry the extreme values. Not a number is no value. */
static void mark_extremes(struct thin *thin, size_t a, size_t b)
{
    const size_t n = thin->n_plotted;
    for (size_t j = 0; j < n; j++) {
        size_t low = b, high = b;
        for (size_t i = a; i < b; i++) {
            const double value = thin->values[i * n + j];
            if (!isnan(value) && (low == b || value < thin->values[low * n + j]))
                low = i;
            if (!isnan(value) && (high == b || value > thin->values[high * n + j]))
                high = i;
        }
        if (low < b)
            thin->row[low].keep = thin->row[high].keep = 1;
    }
}

/* Thinning what was thinned before gives the same as thinning all at once. */
static void drop_rows(struct thin *thin)
{
    const size_t n = thin->n_plotted;
    for (size_t i = 0; i < thin->rows; i++) {
        struct thin_row *row = &thin->row[i];
        row->keep = row->before || row->frame; /* events and the last row have a frame */
    }
    for (size_t a = 0, b; a < thin->rows; a = b) {
        const size_t stretch = thin->row[a].number >> thin->row_level;
        for (b = a + 1; b < thin->rows && thin->row[b].number >> thin->row_level == stretch;)
            b++;
        thin->row[a].keep = 1;
        mark_extremes(thin, a, b);
    }
    size_t to = 0;
    for (size_t i = 0; i < thin->rows; i++)
        if (thin->row[i].keep) {
            thin->row[to] = thin->row[i];
            memmove(thin->values + to * n, thin->values + i * n, n * sizeof *thin->values);
            to++;
        }
    thin->rows = to;
}

static int can_grow(unsigned level, size_t count)
{
    return level + 1 < 8 * sizeof count && count > 1 && (count - 1) >> level > 0;
}

static int thin_fewer_events(struct thin *thin)
{
    if (!can_grow(thin->event_level, thin->events))
        return 0;
    thin->event_level++;
    drop_events(thin);
    return 1;
}

int thin_fewer_frames(struct thin *thin)
{
    const int grow = can_grow(thin->frame_level, thin->count);
    int possible = (!grow || thin->event_rows > thin->frames / 4 * 3) && thin_fewer_events(thin);
    if (!possible && grow) {
        thin->frame_level++;
        possible = 1;
    }
    drop_frames(thin);
    return possible;
}

int thin_fewer_rows(struct thin *thin)
{
    const int grow = can_grow(thin->row_level, thin->count);
    int possible = (!grow || thin->frames > thin->rows / 2) && thin_fewer_frames(thin);
    if (!possible && grow) {
        thin->row_level++;
        possible = 1;
    }
    drop_rows(thin);
    return possible;
}

/* --- Adding ----------------------------------------------------------------------------------------- */

/* A quarter of the room is free afterwards. */
static void make_room(struct thin *thin)
{
    if (thin->event_rows >= thin->max_events) {
        drop_events(thin);
        while (thin->event_rows > thin->max_events / 4 * 3 && thin_fewer_events(thin))
            ;
    }
    if (thin->frames >= thin->max_frames) {
        drop_frames(thin);
        while (thin->frames > thin->max_frames / 4 * 3 && thin_fewer_frames(thin))
            ;
    }
    if (thin->rows >= thin->max_rows) {
        drop_rows(thin);
        while (thin->rows > thin->max_rows / 4 * 3 && thin_fewer_rows(thin))
            ;
    }
}

/* The row that was the last one so far, when another one follows. */
static void settle(struct thin *thin, int event_follows)
{
    struct thin_row *row = &thin->row[thin->rows - 1];
    row->before = event_follows;
    if (!frame_stays(thin, row)) {
        row->frame = 0;
        thin->frames--;
    }
}

void thin_add(struct thin *thin, double time, const double *outputs, double (*poses)[7],
              const struct frame_contact *contacts, double weight)
{
    const size_t n = thin->n_plotted, n_bodies = thin->system->n_bodies,
                 n_contacts = thin->system->n_contacts;
    int is_new = 1;
    if (thin->rows > 0 && thin->row[thin->rows - 1].time == time) {
        const struct thin_row *old = &thin->row[thin->rows - 1];
        is_new = 0;
        if (old->event && old->weight > weight)
            weight = old->weight;
    } else {
        make_room(thin);
        if (thin->rows > 0)
            settle(thin, weight >= 0);
        thin->row[thin->rows++] = (struct thin_row){.time = time, .number = thin->count++, .frame = 1};
        thin->frames++;
    }
    struct thin_row *row = &thin->row[thin->rows - 1];
    row->weight = weight;
    if (weight >= 0 && !row->event) {
        row->event = ++thin->events;
        thin->event_rows++;
        if (!is_new && thin->rows > 1)
            row[-1].before = 1;
    }
    for (size_t j = 0; j < n; j++)
        thin->values[(thin->rows - 1) * n + j] = outputs[thin->plotted[j]];
    memcpy(thin->poses + (thin->frames - 1) * n_bodies, poses, n_bodies * sizeof *poses);
    memcpy(thin->contacts + (thin->frames - 1) * n_contacts, contacts, n_contacts * sizeof *contacts);
}

int thin_shows(const struct thin *thin, double time, size_t *row)
{
    while (*row + 1 < thin->rows && thin->row[*row].time < time)
        ++*row;
    const struct thin_row *found = &thin->row[*row];
    /* the row before that of an event stays with it */
    return found->event && found->time >= time && (*row == 0 || found[-1].time < time);
}

void thin_finish(struct thin *thin)
{
    drop_events(thin);
    drop_frames(thin);
    drop_rows(thin);
}
