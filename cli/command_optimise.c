/* normalcontact optimise: the best parameters within the ranges of a plan. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bundle.h"
#include "command.h"
#include "file.h"
#include "optimise.h"
#include "text.h"

/* The row of the results that is best, where all outputs are among those of the plan: a better start than
 * the middle. */
static int best_row(const struct plan *plan, const struct objective *objective, double *parameters)
{
    size_t column[1 + MAX_CONSTRAINTS];
    for (size_t i = 0; i <= objective->constraints; i++) {
        const char *output = i == 0 ? objective->output : objective->constraint[i - 1].output;
        for (column[i] = 0; column[i] < plan->outputs && strcmp(plan->output[column[i]], output) != 0;)
            column[i]++;
        if (column[i] == plan->outputs)
            return 0;
    }
    double best = INFINITY;
    size_t found = plan->rows;
    for (size_t task = 0; task < plan_tasks(plan); task++) {
        struct bundle bundle;
        size_t row, end;
        if (bundle_state(plan, task) != BUNDLE_THERE || bundle_open(&bundle, plan, task) != 0)
            continue;
        plan_task_rows(plan, task, &row, &end);
        for (; row < end && bundle_next(&bundle, plan, row) == 0; row++) {
            double values[MAX_REDUCTIONS];
            const char *at = bundle.values;
            for (size_t i = 0; i < plan->outputs; i++, at += 1 + strcspn(at + 1, ",")) {
                char *rest;
                values[i] = strtod(at + 1, &rest);
                values[i] = rest == at + 1 ? NAN : values[i];
            }
            int kept = objective->sign * values[column[0]] < best;
            for (size_t i = 0; i < objective->constraints; i++) {
                const struct constraint *c = &objective->constraint[i];
                const double value = values[column[1 + i]];
                kept = kept && (c->sense == '<'   ? value <= c->bound
                                : c->sense == '>' ? value >= c->bound
                                                  : fabs(value - c->bound) <= 0.1 * fabs(c->bound));
            }
            if (kept) {
                best = objective->sign * values[column[0]];
                found = row;
            }
        }
        bundle_close(&bundle);
    }
    struct table table;
    size_t index;
    if (found == plan->rows || table_open(&table, plan, found) != 0)
        return 0;
    const int good =
        table_next(&table, plan, found) == 0 && table_values(table.line, plan->columns, &index, parameters);
    table_close(&table);
    return good;
}

static void summarize(const struct plan *plan, const struct objective *objective,
                      const struct optimum *optimum)
{
    printf("%s %s by %s: %.8g, from %.8g\n", objective->sign > 0 ? "smallest" : "largest",
           objective->output, objective->method, optimum->value, optimum->start_value);
    for (size_t i = 0; i < plan->columns; i++) {
        const double at = plan->high[i] > plan->low[i]
                              ? (optimum->parameters[i] - plan->low[i]) / (plan->high[i] - plan->low[i])
                              : 0.5;
        printf("  %-20s %.8g%s\n", plan->names[i], optimum->parameters[i],
               at < 1e-3    ? " (at the lower end of its range)"
               : at > 0.999 ? " (at the upper end of its range)"
                            : "");
    }
    for (size_t i = 0; i < objective->constraints; i++)
        printf("  %s = %.8g, to be %c %g\n", objective->constraint[i].output, optimum->constraint[i],
               objective->constraint[i].sense, objective->constraint[i].bound);
    printf("  %zu runs, %zu failed; %s\n", optimum->evaluations, optimum->failed, optimum->reason);
}

static int search(struct plan *plan, struct objective *objective, const char *out)
{
    double start[MAX_AXES];
    struct optimum optimum;
    struct file file = {0};
    int status = plan_check(plan);
    if (status == 0 && best_row(plan, objective, start))
        objective->start = start;
    plan->outputs = 0;
    for (size_t i = 0; i <= objective->constraints; i++)
        snprintf(plan->output[plan->outputs++], REDUCTION_TEXT, "%s",
                 i == 0 ? objective->output : objective->constraint[i - 1].output);
    if (status == 0 && out)
        status = file_open(&file, NULL, out);
    if (status == 0 && out)
        plan_write_names(file.stream, plan);
    if (status == 0)
        status = optimise(plan, objective, file.stream, &optimum);
    status = files_close(&file, 1, status);
    if (status != 0)
        return status;
    summarize(plan, objective, &optimum);
    return optimum.kept
               ? EXIT_DONE
               : fail("no point that was tried keeps all constraints; the one that comes closest is above");
}

static int run(const struct command *command, int count, char **arguments)
{
    struct words rest, subject = {.count = 0};
    const char *minimise = NULL, *maximise = NULL, *out = NULL;
    struct objective objective = {.sign = 1, .tolerance = 1e-4, .step = 1e-3};
    double evaluations = 500;
    const struct option options[] = {
        {"--minimise", "OUTPUT", "what shall be small, as 'max(f_n)' or 'distance(f_n,measured.csv)'",
         OPTION_WORD, &minimise},
        {"--maximise", "OUTPUT", "what shall be large", OPTION_WORD, &maximise},
        {"--subject-to", "CONDITION", "as 'min(f_n)>50', with <, > or =; may be repeated", OPTION_WORDS,
         &subject},
        {"--method", "METHOD",
         "bobyqa, cobyla (defaults without and with conditions), sbplx, direct, isres, slsqp (gradients)",
         OPTION_WORD, &objective.method},
        {"--evaluations", "N", "runs at most (default: 500)", OPTION_NUMBER, &evaluations},
        {"--precision", "T", "of the parameters, as a share of their ranges (default: 1e-4)", OPTION_NUMBER,
         &objective.tolerance},
        {"--step", "H", "of the differences of slsqp, as a share of the ranges (default: 1e-3)",
         OPTION_NUMBER, &objective.step},
        {"--out", "FILE.csv", "all runs of the search", OPTION_WORD, &out},
    };
    const int ended = options_end(
        options_read(command, options, sizeof options / sizeof *options, count, arguments, &rest));
    if (ended >= 0)
        return ended;
    if (rest.count != 1)
        return misuse("optimise needs the folder of one plan");
    if (!minimise == !maximise)
        return misuse("optimise needs one of --minimise and --maximise");
    if (!(evaluations >= 1 && evaluations <= 1e6) || !(objective.tolerance > 0) ||
        !(objective.step > 0 && objective.step < 0.5))
        return misuse(
            "--evaluations is a number from 1 to 1e6, --precision and --step are positive shares");
    if (subject.count > MAX_CONSTRAINTS)
        return misuse("at most %d constraints are possible", MAX_CONSTRAINTS);
    objective.sign = minimise ? 1 : -1;
    objective.evaluations = (size_t)evaluations;
    snprintf(objective.output, REDUCTION_TEXT, "%s", minimise ? minimise : maximise);
    struct plan *plan = malloc(sizeof *plan);
    int status = plan ? plan_read(plan, rest.word[0]) : fail("out of memory");
    for (size_t i = 0; i < subject.count && status == 0; i++)
        status = constraint_read(&objective.constraint[objective.constraints++], subject.word[i]);
    if (status == 0)
        status = search(plan, &objective, out);
    free(plan);
    return status;
}

const struct command command_optimise = {
    "optimise",
    "optimise FOLDER [options]",
    "finds the best parameters within the ranges of a plan\n\n"
    "The plan gives the model, the parameters and their ranges; where it has results of the same outputs, "
    "the best row is the\n"
    "start, else the middle. Searching is done by NLopt. Of a Modelica class objective and constraints are "
    "made of\n"
    "variables that are in the outputs of the plan.",
    run,
};
