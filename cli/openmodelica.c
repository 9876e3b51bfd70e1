#include "openmodelica.h"

#include <math.h>
#include <string.h>

#include "text.h"

const char *openmodelica_output(const struct output *output)
{
    return output->modelica ? output->modelica : output->name;
}

void openmodelica_name(char name[OPENMODELICA_NAME], const char *what, size_t i, size_t element)
{
    if (element > 0)
        snprintf(name, OPENMODELICA_NAME, "nc_%s%zu[%zu]", what, i + 1, element);
    else
        snprintf(name, OPENMODELICA_NAME, "nc_%s%zu", what, i + 1);
}

size_t openmodelica_pose_size(const struct system *system)
{
    return system->spatial ? 12 : 3;
}

/* --- Parameters ------------------------------------------------------------------------------------- */

/* Index of the parameter <name> at the bracket. */
static size_t parameter_at(const struct system *system, const char *bracket)
{
    const size_t length = strcspn(bracket + 1, ">");
    size_t i = 0;
    while (strlen(system->parameters[i].name) != length ||
           strncmp(system->parameters[i].name, bracket + 1, length) != 0)
        i++;
    return i;
}

/* One modification of the class, if a parameter in it is changed; marks its parameters. */
static const char *write_change(FILE *out, const struct model *model, const char *change, int *written,
                                const char *separator)
{
    int changed = 0;
    for (const char *bracket = strchr(change, '<'); bracket; bracket = strchr(bracket + 1, '<')) {
        const size_t i = parameter_at(model->system, bracket);
        changed |= model->p[i] != model->system->parameters[i].value;
        written[i] = 1;
    }
    if (!changed)
        return separator;
    fputs(separator, out);
    for (; *change; change++) {
        if (*change == '<') {
            fprintf(out, "%.17g", model->p[parameter_at(model->system, change)]);
            change = strchr(change, '>');
        } else
            fputc(*change, out);
    }
    return ", ";
}

/* How a given shape changes the class; `start`: the first state. */
static const char *write_given(FILE *out, const struct given *given, const char *change, double start,
                               const char *separator)
{
    fputs(separator, out);
    for (; *change; change++) {
        if (strncmp(change, "<shape>", 7) == 0) {
            for (size_t i = 0; i < given->n; i++)
                fprintf(out, "%s%.17g", i ? "," : "{", given->vector[i]);
            fputc('}', out);
        } else if (*change == '<') {
            fprintf(out, "%.17g", start);
        } else {
            fputc(*change, out);
            continue;
        }
        change = strchr(change, '>');
    }
    return ", ";
}

/* The changed parameters and a given shape as a modification of the class. */
static int write_modification(FILE *out, const struct model *model, double start)
{
    const struct system *system = model->system;
    const char *const *changes = system->modelica->changes, *separator = "(";
    int written[MAX_PARAMETERS] = {0};
    for (size_t i = 0; changes && changes[i]; i++)
        separator = write_change(out, model, changes[i], written, separator);
    if (model->given.vector)
        separator = write_given(out, &model->given, system->modelica->given, start, separator);
    for (size_t i = 0; i < system->n_parameters; i++) {
        const struct parameter *p = &system->parameters[i];
        if (model->p[i] == p->value || written[i])
            continue;
        if (p->kind == PARAMETER_NOT_IN_MODELICA)
            return fail("%s cannot be set in the Modelica example; use --engine sundials", p->name);
        if (p->kind == PARAMETER_BOOLEAN)
            fprintf(out, "%s%s=%s", separator, p->name, model->p[i] >= 0.5 ? "true" : "false");
        else
            fprintf(out, "%s%s=%.17g", separator, p->name, model->p[i]);
        separator = ", ";
    }
    if (separator[0] == ',')
        fputc(')', out);
    return 0;
}

/* --- What shows the motion -------------------------------------------------------------------------- */

static void declare_scalar(FILE *out, const char *type, const char *what, size_t i, const char *value)
{
    char name[OPENMODELICA_NAME];
    openmodelica_name(name, what, i, 0);
    fprintf(out, "  %s %s=%s;\n", type, name, value);
}

/* A vector in the world, by its components in the plane of the drawing or in space. */
static void declare_vector(FILE *out, const struct system *system, const char *what, size_t i,
                           const char *value)
{
    const struct modelica *class = system->modelica;
    char name[OPENMODELICA_NAME], world[OPENMODELICA_NAME + 8];
    openmodelica_name(name, what, i, 0);
    if (system->spatial) {
        fprintf(out, "  Real %s[3]=%s;\n", name, value);
        return;
    }
    snprintf(world, sizeof world, "%s_world", name);
    fprintf(out, "  Real %s[3]=%s;\n", world, value);
    fprintf(out, "  Real %s[2]={%s*%s, %s*%s};\n", name, world, class->x_axis ? class->x_axis : "{1, 0, 0}",
            world, class->y_axis ? class->y_axis : "{0, 1, 0}");
}

static void declare_pose(FILE *out, const struct system *system, size_t i, const char *pose)
{
    char name[OPENMODELICA_NAME];
    openmodelica_name(name, "pose", i, 0);
    if (pose && system->spatial)
        fprintf(out, "  Real %s[12]=cat(1, %s.r_0, %s.R.T[1, :], %s.R.T[2, :], %s.R.T[3, :]);\n", name,
                pose, pose, pose, pose);
    else if (pose)
        fprintf(out, "  Real %s[3]=%s;\n", name, pose);
}

static void declare_contact(FILE *out, const struct system *system, size_t i,
                            const struct modelica_contact *c)
{
    declare_scalar(out, "Boolean", "active", i, c->active);
    declare_scalar(out, "Boolean", "hidden", i, c->hidden ? c->hidden : "false");
    declare_scalar(out, "Real", "gap", i, c->gap);
    declare_scalar(out, "Real", "v_impact", i, c->v_impact);
    declare_vector(out, system, "body", i, c->body);
    declare_vector(out, system, "counterpart", i, c->counterpart);
    declare_vector(out, system, "normal", i, c->normal);
    declare_vector(out, system, "force", i, c->force);
}

int openmodelica_class(FILE *out, const struct model *model, double start)
{
    const struct system *system = model->system;
    const struct modelica *class = system->modelica;
    fprintf(out, "model RunExample\n  extends %s", class->name);
    const int status = write_modification(out, model, start);
    fputs(";\n", out);
    for (size_t i = 0; i < system->n_bodies; i++)
        declare_pose(out, system, i, class->poses[i]);
    for (size_t i = 0; i < system->n_contacts; i++)
        declare_contact(out, system, i, &class->contacts[i]);
    fprintf(out, "  Real nc_stored=%s;\n", class->stored);
    fputs("  Real nc_supplied(start=0, fixed=true);\n  Real nc_lost(start=0, fixed=true);\nequation\n",
          out);
    fprintf(out, "  der(nc_supplied) = %s;\n", class->supplied ? class->supplied : "0");
    fprintf(out, "  der(nc_lost) = %s;\nend RunExample;\n", class->lost ? class->lost : "0");
    return status;
}

/* --- The script ------------------------------------------------------------------------------------- */

/* A name as a regular expression in a Modelica string. */
static void write_pattern(FILE *out, const char *name)
{
    for (; *name; name++)
        fprintf(out, strchr(".[]", *name) ? "\\\\%c" : "%c", *name);
}

void openmodelica_script(FILE *out, const struct model *model, const struct experiment *experiment,
                         const char *package)
{
    const struct system *system = model->system;
    fprintf(out, "if not loadFile(\"%s\") then print(getErrorString()); exit(1); end if;\n", package);
    fputs("if not loadFile(\"RunExample.mo\") then print(getErrorString()); exit(1); end if;\n", out);
    fprintf(out,
            "simulate(RunExample, startTime=0, stopTime=%.17g, numberOfIntervals=%.0f, tolerance=%g, "
            "outputFormat=\"csv\", cflags=\"-O0\", variableFilter=\"nc_.*",
            experiment->stop, ceil(experiment->stop / experiment->interval * (1 - 1e-12)),
            experiment->tolerance);
    for (size_t i = 0; i < system->n_outputs; i++) {
        fputc('|', out);
        write_pattern(out, openmodelica_output(&system->outputs[i]));
    }
    fputs("\");\nprint(getErrorString());\n", out);
}
