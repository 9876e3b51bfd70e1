#include "result.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int make_room(struct result *result)
{
    if (result->rows < result->capacity)
        return 0;
    const struct system *system = result->model->system;
    const size_t capacity = result->capacity ? 2 * result->capacity : 1024;
    double *time = realloc(result->time, capacity * sizeof *time);
    if (time)
        result->time = time;
    double *values = realloc(result->values, capacity * system->n_outputs * sizeof *values);
    if (values)
        result->values = values;
    double(*poses)[7] = realloc(result->poses, capacity * system->n_bodies * sizeof *poses);
    if (poses)
        result->poses = poses;
    struct frame_contact *contacts =
        realloc(result->contacts, capacity * system->n_contacts * sizeof *contacts);
    if (contacts)
        result->contacts = contacts;
    if (!time || !values || !poses || !contacts)
        return -1;
    result->capacity = capacity;
    return 0;
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

int result_record(struct result *result, double t, const double *x)
{
    struct model *model = result->model;
    const struct system *system = model->system;
    if (result->rows > 0 && result->time[result->rows - 1] == t)
        result->rows--;
    if (make_room(result) != 0)
        return -1;
    struct energy energy;
    struct frame frame;
    int status = system->measure(model, t, x, result->values + result->rows * system->n_outputs);
    if (status == 0)
        status = system->place(model, t, x, &frame);
    if (status == 0)
        status = system->energy(model, t, x, &energy);
    if (status != 0)
        return status;
    balance(result, &energy);
    limits_row(&result->limits, model, t, &frame, &result->events);
    memcpy(result->poses + result->rows * system->n_bodies, frame.pose,
           system->n_bodies * sizeof *frame.pose);
    memcpy(result->contacts + result->rows * system->n_contacts, frame.contact,
           system->n_contacts * sizeof *frame.contact);
    result->time[result->rows++] = t;
    return 0;
}

int result_write(const struct result *result, FILE *out)
{
    const struct system *system = result->model->system;
    fputs("time", out);
    for (size_t j = 0; j < system->n_outputs; j++)
        fprintf(out, ",%s", system->outputs[j].name);
    fputc('\n', out);
    for (size_t i = 0; i < result->rows && !ferror(out); i++) {
        fprintf(out, "%.12g", result->time[i]);
        for (size_t j = 0; j < system->n_outputs; j++)
            fprintf(out, ",%.12g", result->values[i * system->n_outputs + j]);
        fputc('\n', out);
    }
    return 0;
}

struct extrema result_extrema(const struct result *result, size_t output)
{
    struct extrema extrema = {INFINITY, -INFINITY, 0, 0};
    for (size_t i = 0; i < result->rows; i++) {
        const double value = result->values[i * result->model->system->n_outputs + output];
        if (value < extrema.min) {
            extrema.min = value;
            extrema.at_min = i;
        }
        if (value > extrema.max) {
            extrema.max = value;
            extrema.at_max = i;
        }
    }
    return extrema;
}

void result_free(struct result *result)
{
    free(result->time);
    free(result->values);
    free(result->poses);
    free(result->contacts);
    free(result->events.event);
    *result = (struct result){0};
}
