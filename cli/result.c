#include "result.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int result_start(struct result *result, size_t max_frames)
{
    const struct system *system = result->model->system;
    fputs("time", result->rows_out);
    for (size_t j = 0; j < system->n_outputs; j++) {
        fprintf(result->rows_out, ",%s", system->outputs[j].name);
        result->extrema[j] = (struct extrema){INFINITY, -INFINITY, 0, 0};
    }
    fputc('\n', result->rows_out);
    result->events = (struct events){.weight = -1};
    fputs("time,event,v_impact\n", result->events_out);
    return thin_start(&result->thin, system, max_frames);
}

static void balance(struct result *result, const struct energy *energy)
{
    if (result->rows == 0)
        result->first = *energy;
    result->last = *energy;
    const struct energy *first = &result->first;
    const double exchanged = energy->supplied - energy->lost - first->supplied + first->lost;
    const double stored = energy->kinetic - first->kinetic + energy->potential - first->potential;
    struct statistics *statistics = &result->statistics;
    statistics->has_energy = 1;
    statistics->largest_remainder = fmax(statistics->largest_remainder, fabs(stored - exchanged));
    const double largest =
        fmax(fmax(energy->kinetic, fabs(energy->potential)), fmax(fabs(energy->supplied), energy->lost));
    statistics->energy_scale = fmax(statistics->energy_scale, largest);
}

/* The last row, which no other one replaces any more. */
static void write_row(struct result *result)
{
    fprintf(result->rows_out, "%.12g", result->time);
    for (size_t j = 0; j < result->model->system->n_outputs; j++) {
        const double value = result->values[j];
        struct extrema *extrema = &result->extrema[j];
        fprintf(result->rows_out, ",%.12g", value);
        if (value < extrema->min) {
            extrema->min = value;
            extrema->t_min = result->time;
        }
        if (value > extrema->max) {
            extrema->max = value;
            extrema->t_max = result->time;
        }
    }
    fputc('\n', result->rows_out);
}

static void write_event(FILE *out, const struct event *event)
{
    char name[80];
    event_name(event, name, sizeof name);
    fprintf(out, "%.12g,%s,", event->time, name);
    if (!isnan(event->velocity))
        fprintf(out, "%.9g", event->velocity);
    fputc('\n', out);
}

/* Writes the events up to a time; of those written the page needs only the ones that still have a row. */
static void write_events(struct result *result, double until)
{
    struct events *events = &result->events;
    size_t row = 0, kept = 0;
    for (; events->written < events->count && events->event[events->written].time <= until;
         events->written++)
        write_event(result->events_out, &events->event[events->written]);
    if (events->written < 2 * events->kept + 4096)
        return;
    for (size_t i = 0; i < events->count; i++)
        if (i >= events->written || thin_shows(&result->thin, events->event[i].time, &row))
            events->event[kept++] = events->event[i];
    events->written -= events->count - kept;
    events->count = kept;
    events->kept = events->written;
}

int result_add(struct result *result, double t, const double *outputs, const struct frame *frame,
               const struct energy *energy)
{
    struct model *model = result->model;
    double poses[MAX_BODIES][7];
    limits_row(&result->limits, model, t, frame, &result->events);
    if (energy)
        balance(result, energy);
    if (result->rows > 0 && result->time != t) {
        write_row(result);
        write_events(result, result->time);
    }
    result->rows += result->rows == 0 || result->time != t;
    result->time = t;
    memcpy(result->values, outputs, model->system->n_outputs * sizeof *outputs);
    memcpy(poses, frame->pose, sizeof poses);
    thin_add(&result->thin, t, outputs, poses, frame->contact, result->events.weight);
    result->events.weight = -1;
    return result->events.full ? -1 : 0;
}

int result_lost(const struct result *result)
{
    return ferror(result->rows_out) || ferror(result->events_out);
}

void result_finish(struct result *result)
{
    if (result->rows > 0)
        write_row(result);
    write_events(result, INFINITY);
    thin_finish(&result->thin);
}

void result_free(struct result *result)
{
    thin_free(&result->thin);
    free(result->events.event);
    *result = (struct result){0};
}
