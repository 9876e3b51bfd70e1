#include "page.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "given.h"
#include "json.h"
#include "normalcontact.h"
#include "text.h"
#include "thin.h"

/* Size of a page at most, and the memory for frames while they are thinned. */
enum { PAGE_BYTES = 3900000, FRAME_MEMORY = 8 << 20, MAX_FRAMES = 16000 };

/* --- The parts of the data -------------------------------------------------------------------------- */

static void write_parameters(FILE *out, const struct model *model)
{
    const char *separator = "{";
    fputs("\"parameters\":[", out);
    for (size_t i = 0; i < model->system->n_parameters; i++) {
        const struct parameter *p = &model->system->parameters[i];
        if (given_replaces(model, p->name))
            continue;
        fputs(separator, out);
        separator = ",{";
        json_field(out, "name", p->name);
        json_field(out, "unit", p->unit);
        json_field(out, "text", p->text);
        fputs("\"value\":", out);
        json_number(out, model->p[i], "%.8g");
        fputc('}', out);
    }
    fputs("],\n", out);
}

static void write_outputs(FILE *out, const struct result *result)
{
    const struct system *system = result->model->system;
    fputs("\"outputs\":[", out);
    for (size_t j = 0; j < system->n_outputs; j++) {
        const struct output *output = &system->outputs[j];
        const struct extrema e = result->extrema[j];
        fputs(j ? ",\n{" : "{", out);
        json_field(out, "name", output->name);
        json_field(out, "unit", output->unit);
        json_field(out, "text", output->text);
        fprintf(out, "\"panel\":%d,\"dashed\":%d,\"extremes\":", abs(output->panel), output->panel < 0);
        const double extremes[] = {e.min, e.t_min, e.max, e.t_max};
        json_numbers(out, extremes, 4, "%.7g");
        fputc('}', out);
    }
    fputs("],\n", out);
}

/* Times with all digits of events.csv. */
static void write_time(FILE *out, double time)
{
    json_number(out, time, "%.12g");
}

/* The plotted outputs, each with its values at the times of the rows. */
static void write_rows(FILE *out, const struct thin *thin)
{
    fprintf(out, "\"allRows\":%zu,\n\"time\":[", thin->count);
    for (size_t i = 0; i < thin->rows; i++) {
        if (i > 0)
            fputc(',', out);
        write_time(out, thin->row[i].time);
    }
    fputs("],\n\"values\":{", out);
    for (size_t j = 0; j < thin->n_plotted; j++) {
        fputs(j ? ",\n" : "", out);
        json_text(out, thin->system->outputs[thin->plotted[j]].name);
        fputs(":[", out);
        for (size_t i = 0; i < thin->rows; i++) {
            if (i > 0)
                fputc(',', out);
            json_number(out, thin->values[i * thin->n_plotted + j], "%.7g");
        }
        fputc(']', out);
    }
    fputs("},\n", out);
}

/* The events in rows that were kept as such. */
static void write_events(FILE *out, const struct thin *thin, const struct events *events)
{
    fprintf(out, "\"allEvents\":%zu,\n\"events\":[", events->total);
    const char *separator = "";
    for (size_t i = 0, row = 0; i < events->count; i++) {
        const struct event *event = &events->event[i];
        if (!thin_shows(thin, event->time, &row))
            continue;
        fprintf(out, "%s[", separator);
        write_time(out, event->time);
        fputc(',', out);
        char name[80];
        event_name(event, name, sizeof name);
        json_text(out, name);
        fputc(',', out);
        json_number(out, event->velocity, "%.6g");
        fputc(']', out);
        separator = ",";
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
        json_field(out, "name", body->name);
        json_field(out, "role", roles[body->role]);
        fprintf(out, "\"closed\":%s,\"rows\":%zu,\"columns\":%zu,\"points\":[",
                body->closed ? "true" : "false", body->rows, body->columns);
        for (size_t k = 0; k < body->rows * body->columns; k++) {
            if (k > 0)
                fputc(',', out);
            json_numbers(out, body->points[k], system->spatial ? 3 : 2, "%.6g");
        }
        fputs("]}", out);
    }
    fputs("],\n", out);
}

/* number, active, body, counterpart, normal, radii, directions (in space), force */
static void write_contact(FILE *out, const struct frame_contact *contact, size_t number, int spatial)
{
    double points[6], rest[20];
    size_t n = 0;
    const size_t d = spatial ? 3 : 2;
    for (size_t k = 0; k < d; k++) {
        points[k] = contact->body[k];
        points[d + k] = contact->counterpart[k];
        rest[n++] = contact->normal[k];
    }
    for (size_t k = 0; k < d - 1; k++)
        rest[n++] = contact->radius[k];
    for (size_t i = 0; spatial && i < 2; i++)
        for (size_t k = 0; k < 3; k++)
            rest[n++] = contact->direction[i][k];
    for (size_t k = 0; k < d; k++)
        rest[n++] = contact->force[k];
    fprintf(out, "[%zu,%d,", number, contact->active != 0);
    json_numbers(out, points, 2 * d, "%.8g");
    fputc(',', out);
    json_numbers(out, rest, n, "%.6g");
    fputc(']', out);
}

static void write_frame(FILE *out, const struct thin *thin, size_t frame)
{
    const struct system *system = thin->system;
    fputs("{\"pose\":[", out);
    for (size_t i = 0; i < system->n_bodies; i++) {
        if (i > 0)
            fputc(',', out);
        json_numbers(out, thin->poses[frame * system->n_bodies + i], system->spatial ? 7 : 3, "%.8g");
    }
    fputs("],\"contact\":[", out);
    const char *separator = "";
    for (size_t i = 0; i < system->n_contacts; i++) {
        const struct frame_contact *contact = &thin->contacts[frame * system->n_contacts + i];
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
        const struct contact_pair pair = system_pair(system, i);
        fprintf(out, "%s[%zu,%zu]", i ? "," : "", pair.body, pair.counterpart);
    }
    fputc(']', out);
}

/* What does not move. */
static void write_scene(FILE *out, const struct system *system, const struct body *bodies)
{
    fprintf(out, "\"scene\":{\"spatial\":%s,\"zUp\":%s,\"elevation\":%g,\"slowMotion\":%g,\n",
            system->spatial ? "true" : "false", system->z_up ? "true" : "false",
            system->elevation > 0 ? system->elevation : 0.35, system->slow_motion);
    write_bodies(out, system, bodies);
    write_pairs(out, system);
    fputs("},\n", out);
}

static void write_frames(FILE *out, const struct thin *thin)
{
    const char *separator = "";
    fputs("\"frameTimes\":[", out);
    for (size_t i = 0; i < thin->rows; i++)
        if (thin->row[i].frame) {
            fputs(separator, out);
            write_time(out, thin->row[i].time);
            separator = ",";
        }
    fputs("],\n\"frames\":[", out);
    for (size_t i = 0; i < thin->frames; i++) {
        fputs(i ? ",\n" : "", out);
        write_frame(out, thin, i);
    }
    fputs("],\n", out);
}

static void write_run(FILE *out, const struct result *result)
{
    const struct statistics *s = &result->statistics;
    fputs("\"run\":[", out);
    fprintf(out, "[\"example\",\"%s\"],", result->model->system->name);
    fprintf(out, "[\"Modelica class\",\"%s\"],", result->model->system->modelica->name);
    fprintf(out, "[\"engine\",\"%s, tolerance %g\"],", s->engine, result->tolerance);
    if (s->steps >= 0)
        fprintf(out, "[\"work\",\"%ld steps, %ld evaluations, %.2g s\"],", s->steps, s->evaluations,
                s->seconds);
    if (result->model->ended[0]) {
        fputs("[\"ends\",", out);
        json_text(out, result->model->ended);
        fputs("],", out);
    }
    if (s->has_energy)
        fprintf(out, "[\"energy\",\"supplied %.4g J, lost %.4g J; balance closes to %.1e J\"],",
                result->last.supplied, result->last.lost, s->largest_remainder);
    fputs("[\"made by\",\"normalcontact " NC_VERSION "\"]]", out);
}

/* --- The page --------------------------------------------------------------------------------------- */

struct page {
    const struct result *result;
    const struct body *bodies;
    struct thin *thin;
};

typedef void part(FILE *out, const struct page *page);

/* All that does not grow with the time that was simulated. */
static void write_fixed(FILE *out, const struct page *page)
{
    const struct system *system = page->result->model->system;
    json_field(out, "name", system->name);
    json_field(out, "title", system->title);
    json_field(out, "text", system->text);
    write_parameters(out, page->result->model);
    write_outputs(out, page->result);
    write_scene(out, system, page->bodies);
    write_run(out, page->result);
}

static void write_motion(FILE *out, const struct page *page)
{
    write_frames(out, page->thin);
    write_events(out, page->thin, &page->result->events);
}

static void write_plots(FILE *out, const struct page *page)
{
    write_rows(out, page->thin);
}

/* Bytes of a part; 0: out of memory. */
static size_t size_of(part *write, const struct page *page)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return 0;
    write(out, page);
    const int lost = ferror(out);
    if (fclose(out) != 0 || lost)
        size = 0;
    free(text);
    return size;
}

/* Thins until the page is small enough; a little more than half of the room is for the motion. */
static int fit(struct page *page)
{
    const size_t fixed = size_of(write_fixed, page) + strlen(page_head) + strlen(page_tail);
    const size_t room = fixed < PAGE_BYTES ? PAGE_BYTES - fixed : 0;
    size_t motion = size_of(write_motion, page);
    while (motion > 0.55 * (double)room && thin_fewer_frames(page->thin))
        motion = size_of(write_motion, page);
    size_t plots = size_of(write_plots, page);
    while (plots + motion > room && thin_fewer_rows(page->thin))
        plots = size_of(write_plots, page);
    return motion > 0 && plots > 0 ? 0 : fail("out of memory");
}

/* As many frames as the memory for them holds. */
size_t page_frames(const struct system *system)
{
    const size_t size =
        system->n_bodies * sizeof(double[7]) + system->n_contacts * sizeof(struct frame_contact);
    return FRAME_MEMORY / size < MAX_FRAMES ? FRAME_MEMORY / size : MAX_FRAMES;
}

static int write_page(struct page *page, FILE *out)
{
    const int status = fit(page);
    if (status == 0) {
        fputs(page_head, out);
        fputc('{', out);
        write_plots(out, page);
        write_motion(out, page);
        write_fixed(out, page);
        fputc('}', out);
        fputs(page_tail, out);
    }
    return status;
}

int page_write(struct result *result, FILE *out)
{
    const struct system *system = result->model->system;
    struct body bodies[MAX_BODIES] = {{0}};
    struct page page = {.result = result, .bodies = bodies, .thin = &result->thin};
    int status = system->draw(result->model, bodies);
    if (status == 0)
        status = write_page(&page, out);
    else
        status = status < 0 ? fail("out of memory")
                            : fail("cannot draw %s: %s", system->name, nc_message(status));
    for (size_t i = 0; i < MAX_BODIES; i++)
        free(bodies[i].points);
    return status;
}
