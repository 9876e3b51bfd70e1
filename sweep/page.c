/* index.html of a sweep: outputs over parameters, heat maps, the worst cases. */
#include <math.h>
#include <string.h>

#include "collect.h"
#include "json.h"
#include "normalcontact.h"

static const char *unit_of(const struct plan *plan, size_t column)
{
    const struct system *system = plan->modelica ? NULL : system_named(plan->model);
    for (size_t i = 0; system && i < system->n_parameters; i++)
        if (strcmp(system->parameters[i].name, plan->names[column]) == 0)
            return system->parameters[i].unit;
    return "1";
}

static void write_parameters(FILE *out, const struct plan *plan)
{
    fputs("\"parameters\":[", out);
    for (size_t i = 0; i < plan->columns; i++) {
        fputs(i ? ",{" : "{", out);
        json_field(out, "name", plan->names[i]);
        json_field(out, "unit", unit_of(plan, i));
        fputs("\"range\":", out);
        json_numbers(out, (double[]){plan->low[i], plan->high[i]}, 2, "%.10g");
        fputc('}', out);
    }
    fputs("],\n", out);
}

/* The command that runs a row again. */
static void write_command(FILE *out, const struct page_data *data, const struct worst *worst)
{
    const struct plan *plan = data->plan;
    const struct experiment *e = &plan->experiment;
    char text[PLAN_LINE], number[NUMBER_TEXT];
    size_t used = 0;
    if (plan->modelica)
        used = (size_t)snprintf(text, sizeof text, "model/model -inputPath=model -override=");
    else
        used = (size_t)snprintf(text, sizeof text, "normalcontact run %s", plan->model);
    for (size_t i = 0; i < plan->columns && used < sizeof text; i++) {
        number_text(number, worst->parameters[i]);
        used += (size_t)snprintf(text + used, sizeof text - used, "%s%s=%s",
                                 plan->modelica ? i ? "," : "" : " --set ", plan->names[i], number);
    }
    if (plan->shape[0] && used < sizeof text)
        used += (size_t)snprintf(text + used, sizeof text - used, " --shape '%s'", plan->shape);
    if (!plan->modelica && used < sizeof text)
        snprintf(text + used, sizeof text - used, " --stop %g --interval %g --tolerance %g", e->stop,
                 e->interval, e->tolerance);
    json_text(out, text);
}

static void write_outputs(FILE *out, const struct page_data *data)
{
    const struct plan *plan = data->plan;
    fputs("\"outputs\":[", out);
    for (size_t i = 0; i < plan->outputs; i++) {
        const struct worst *worst = &data->worst[i];
        fputs(i ? ",\n{" : "{", out);
        json_field(out, "name", plan->output[i]);
        fputs("\"worst\":", out);
        if (!worst->found) {
            fputs("null}", out);
            continue;
        }
        fprintf(out, "{\"row\":%zu,\"value\":", worst->row);
        json_number(out, worst->value, "%.10g");
        fputs(",\"parameters\":", out);
        json_numbers(out, worst->parameters, plan->columns, "%.10g");
        fprintf(out, ",\"page\":%s,\"command\":", data->rerun && i == 0 ? "\"worst/index.html\"" : "null");
        write_command(out, data, worst);
        fputs("}}", out);
    }
    fputs("],\n", out);
}

void sweep_page(FILE *out, const struct page_data *data)
{
    const struct plan *plan = data->plan;
    const struct system *system = plan->modelica ? NULL : system_named(plan->model);
    fputs(sweep_page_head, out);
    fputc('{', out);
    json_field(out, "name", plan->model);
    json_field(out, "title", system ? system->title : plan->model);
    json_field(out, "design", plan->design);
    json_field(out, "program", "normalcontact " NC_VERSION);
    json_field(out, "plan", plan->id);
    fprintf(out, "\"runs\":%zu,\"failed\":%zu,\"ended\":%zu,\n", plan->rows, data->failed, data->ended);
    write_parameters(out, plan);
    write_outputs(out, data);
    fputs("\"rows\":[", out);
    for (size_t i = 0; i < data->count; i++) {
        fputs(i ? ",\n" : "", out);
        json_numbers(out, data->rows + i * data->width, data->width, "%.7g");
    }
    fputs("]}", out);
    fputs(sweep_page_tail, out);
}
