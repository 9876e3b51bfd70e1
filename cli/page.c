#include "page.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "normalcontact.h"
#include "text.h"

enum { MAX_FRAMES = 4000 };

/* --- JSON, safe inside a script element ------------------------------------------------------------- */

static void write_number(FILE *out, double value, const char *format)
{
    if (isfinite(value))
        fprintf(out, format, value);
    else
        fputs("null", out);
}

static void write_numbers(FILE *out, const double *values, size_t n)
{
    fputc('[', out);
    for (size_t i = 0; i < n; i++) {
        if (i > 0)
            fputc(',', out);
        write_number(out, values[i], "%.8g");
    }
    fputc(']', out);
}

static void write_text(FILE *out, const char *text)
{
    fputc('"', out);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\' || *text == '<' || (unsigned char)*text < ' ')
            fprintf(out, "\\u%04x", (unsigned char)*text);
        else
            fputc(*text, out);
    }
    fputc('"', out);
}

static void write_field(FILE *out, const char *name, const char *text)
{
    fprintf(out, "\"%s\":", name);
    write_text(out, text);
    fputc(',', out);
}

/* --- The parts of the data -------------------------------------------------------------------------- */

static void write_parameters(FILE *out, const struct model *model)
{
    fputs("\"parameters\":[", out);
    for (size_t i = 0; i < model->system->n_parameters; i++) {
        const struct parameter *p = &model->system->parameters[i];
        fputs(i ? ",{" : "{", out);
        write_field(out, "name", p->name);
        write_field(out, "unit", p->unit);
        write_field(out, "text", p->text);
        fputs("\"value\":", out);
        write_number(out, model->p[i], "%.8g");
        fputc('}', out);
    }
    fputs("],\n", out);
}

static void write_columns(FILE *out, const struct result *result)
{
    const struct system *system = result->model->system;
    fputs("\"time\":[", out);
    for (size_t i = 0; i < result->rows; i++) {
        if (i > 0)
            fputc(',', out);
        write_number(out, result->time[i], "%.10g");
    }
    fputs("],\n\"columns\":[", out);
    for (size_t j = 0; j < system->n_outputs; j++) {
        const struct output *output = &system->outputs[j];
        fputs(j ? ",\n{" : "{", out);
        write_field(out, "name", output->name);
        write_field(out, "unit", output->unit);
        write_field(out, "text", output->text);
        fprintf(out, "\"panel\":%d,\"dashed\":%d,\"values\":[", abs(output->panel), output->panel < 0);
        for (size_t i = 0; i < result->rows; i++) {
            if (i > 0)
                fputc(',', out);
            write_number(out, result->values[i * system->n_outputs + j], "%.7g");
        }
        fputs("]}", out);
    }
    fputs("],\n", out);
}

static void write_events(FILE *out, const struct events *events)
{
    fputs("\"events\":[", out);
    for (size_t i = 0; i < events->count; i++) {
        fputs(i ? ",[" : "[", out);
        write_number(out, events->event[i].time, "%.10g");
        fputc(',', out);
        char name[80];
        event_name(&events->event[i], name, sizeof name);
        write_text(out, name);
        fputc(',', out);
        write_number(out, events->event[i].velocity, "%.6g");
        fputc(']', out);
    }
    fputs("],\n", out);
}

static void write_bodies(FILE *out, const struct system *system, const struct body *bodies)
{
    static const char *const roles[] = {"shaped", "counterpart", "other"};
    fputs("\"bodies\":[", out);
    for (size_t i = 0; i < system->n_bodies; i++) {
        const struct body *body = &bodies[i];
        fputs(i ? ",\n{" : "{", out);
        write_field(out, "name", body->name);
        write_field(out, "role", roles[body->role]);
        fprintf(out, "\"closed\":%s,\"rows\":%zu,\"columns\":%zu,\"points\":[",
                body->closed ? "true" : "false", body->rows, body->columns);
        for (size_t k = 0; k < body->rows * body->columns; k++) {
            if (k > 0)
                fputc(',', out);
            write_numbers(out, body->points[k], system->spatial ? 3 : 2);
        }
        fputs("]}", out);
    }
    fputs("],\n", out);
}

/* number, active, body, counterpart, normal, radii, directions (in space), force */
static void write_contact(FILE *out, const struct frame_contact *contact, size_t number, int spatial)
{
    double row[32];
    size_t n = 0;
    const size_t d = spatial ? 3 : 2;
    row[n++] = (double)number;
    row[n++] = contact->active;
    for (size_t k = 0; k < d; k++) {
        row[n + k] = contact->body[k];
        row[n + d + k] = contact->counterpart[k];
        row[n + 2 * d + k] = contact->normal[k];
    }
    n += 3 * d;
    for (size_t k = 0; k < d - 1; k++)
        row[n++] = contact->radius[k];
    for (size_t i = 0; spatial && i < 2; i++)
        for (size_t k = 0; k < 3; k++)
            row[n++] = contact->direction[i][k];
    for (size_t k = 0; k < d; k++)
        row[n++] = contact->force[k];
    write_numbers(out, row, n);
}

static void write_frame(FILE *out, const struct result *result, size_t row)
{
    const struct system *system = result->model->system;
    fputs("{\"pose\":[", out);
    for (size_t i = 0; i < system->n_bodies; i++) {
        if (i > 0)
            fputc(',', out);
        write_numbers(out, result->poses[row * system->n_bodies + i], system->spatial ? 7 : 3);
    }
    fputs("],\"contact\":[", out);
    const char *separator = "";
    for (size_t i = 0; i < system->n_contacts; i++) {
        const struct frame_contact *contact = &result->contacts[row * system->n_contacts + i];
        if (contact->hidden)
            continue;
        fputs(separator, out);
        write_contact(out, contact, i, system->spatial);
        separator = ",";
    }
    fputs("]}", out);
}

/* The bodies that the contacts join. */
static void write_pairs(FILE *out, const struct system *system)
{
    fputs("\"pairs\":[", out);
    for (size_t i = 0; i < system->n_contacts; i++) {
        const struct contact_pair pair =
            system->pairs ? system->pairs[i] : (struct contact_pair){NULL, 0, 1};
        fprintf(out, "%s[%zu,%zu]", i ? "," : "", pair.body, pair.counterpart);
    }
    fputs("],\n", out);
}

static void write_scene(FILE *out, const struct result *result, const struct body *bodies)
{
    const struct system *system = result->model->system;
    const size_t stride = 1 + (result->rows - 1) / MAX_FRAMES;
    fprintf(out, "\"scene\":{\"spatial\":%s,\"zUp\":%s,\"elevation\":%g,\"slowMotion\":%g,\n",
            system->spatial ? "true" : "false", system->z_up ? "true" : "false",
            system->elevation > 0 ? system->elevation : 0.35, system->slow_motion);
    write_bodies(out, system, bodies);
    write_pairs(out, system);
    fputs("\"times\":[", out);
    for (size_t i = 0; i < result->rows; i += stride) {
        if (i > 0)
            fputc(',', out);
        write_number(out, result->time[i], "%.10g");
    }
    fputs("],\n\"frames\":[", out);
    for (size_t i = 0; i < result->rows; i += stride) {
        if (i > 0)
            fputs(",\n", out);
        write_frame(out, result, i);
    }
    fputs("]}", out);
}

static void write_run(FILE *out, const struct result *result)
{
    const struct statistics *s = &result->statistics;
    fputs("\"run\":[", out);
    fprintf(out, "[\"example\",\"%s\"],", result->model->system->name);
    if (result->model->system->modelica)
        fprintf(out, "[\"Modelica class\",\"%s\"],", result->model->system->modelica);
    fprintf(out, "[\"engine\",\"%s, tolerance %g\"],", s->engine, result->tolerance);
    if (s->steps >= 0)
        fprintf(out, "[\"work\",\"%ld steps, %ld evaluations, %.2g s\"],", s->steps, s->evaluations,
                s->seconds);
    if (s->has_energy)
        fprintf(out, "[\"energy\",\"supplied %.4g J, lost %.4g J; balance closes to %.1e J\"],",
                result->last.supplied, result->last.lost, s->largest_remainder);
    fputs("[\"made by\",\"normalcontact " NC_VERSION "\"]],\n", out);
}

int page_write(const struct result *result, FILE *out)
{
    const struct system *system = result->model->system;
    struct body bodies[MAX_BODIES] = {{0}};
    int status = system->draw(result->model, bodies);
    if (status != 0)
        status = status < 0 ? fail("out of memory")
                            : fail("cannot draw %s: %s", system->name, nc_message(status));
    if (status == 0) {
        fputs(page_head, out);
        fputc('{', out);
        write_field(out, "name", system->name);
        write_field(out, "title", system->title);
        write_field(out, "text", system->text);
        write_parameters(out, result->model);
        write_columns(out, result);
        write_events(out, &result->events);
        write_run(out, result);
        write_scene(out, result, bodies);
        fputc('}', out);
        fputs(page_tail, out);
    }
    for (size_t i = 0; i < MAX_BODIES; i++)
        free(bodies[i].points);
    return status;
}
