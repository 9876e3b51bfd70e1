#include "optimise.h"

#include <math.h>
#include <string.h>

#include "options.h"
#include "text.h"

int constraint_read(struct constraint *constraint, const char *text)
{
    const size_t length = strcspn(text, "<>=");
    const char *number = text + length + 1;
    if (text[length] && *number == '=') /* >= is no more than > */
        number++;
    if (text[length] == 0 || length >= REDUCTION_TEXT ||
        !read_number(number + strspn(number, " "), &constraint->bound))
        return misuse(
            "--subject-to '%s' is not understood; use output<number, output>number or output=number",
            excerpt_of(text, EXCERPT).text);
    size_t end = length;
    while (end > 0 && text[end - 1] == ' ')
        end--;
    snprintf(constraint->output, REDUCTION_TEXT, "%.*s", (int)end, text);
    constraint->sense = text[length];
    return 0;
}

#ifdef HAVE_NLOPT
#include <nlopt.h>

/* What the functions of NLopt share. All of them ask for the same point, one after the other: it is run
 * once. */
struct search {
    struct runner runner;
    const struct plan *plan;
    struct objective *objective;
    FILE *log;
    size_t free[MAX_AXES], n; /* columns that vary */
    double at[MAX_AXES];      /* the point that was run last, shares of the ranges */
    double slope_at[MAX_AXES], slope[1 + MAX_CONSTRAINTS][MAX_AXES]; /* the last gradients, and where */
    int has_slope;
    double size; /* of the objective: its value at the start */
    double value, excess[MAX_CONSTRAINTS];
    double scale[MAX_CONSTRAINTS], worst; /* sizes of the constraints; the worst value so far */
    int begun;
    double best[MAX_AXES]; /* the best point that keeps the constraints, or comes closest */
    double best_value, best_violation;
    struct optimum *optimum;
};

struct part {
    struct search *search;
    size_t i; /* 0: the objective, else a constraint */
};

static void parameters_at(const struct search *search, const double *x, double *parameters)
{
    const struct plan *plan = search->plan;
    memcpy(parameters, plan->low, plan->columns * sizeof *parameters);
    for (size_t k = 0; k < search->n; k++) {
        const size_t i = search->free[k];
        parameters[i] = plan->low[i] + fmin(fmax(x[k], 0), 1) * (plan->high[i] - plan->low[i]);
    }
}

static void write_log(const struct search *search, const double *parameters)
{
    char number[NUMBER_TEXT];
    if (!search->log)
        return;
    fprintf(search->log, "%zu", search->optimum->evaluations - 1);
    for (size_t i = 0; i < search->plan->columns; i++) {
        number_text(number, parameters[i]);
        fprintf(search->log, ",%s", number);
    }
    for (size_t i = 0; i < search->plan->outputs; i++) {
        number_text(number, search->runner.values[i]);
        fprintf(search->log, ",%s", number);
    }
    fputc(',', search->log);
    write_field(search->log, search->runner.status);
    fputc('\n', search->log);
}

/* The best point so far: kept constraints first. */
static void note_best(struct search *search, const double *x)
{
    double violation = 0;
    for (size_t i = 0; i < search->objective->constraints; i++)
        violation = fmax(violation, search->objective->constraint[i].sense == '=' ? fabs(search->excess[i])
                                                                                  : search->excess[i]);
    violation = violation > 1e-4 ? violation : 0;
    if (search->optimum->evaluations > 1 &&
        (violation > search->best_violation ||
         (violation == search->best_violation && search->value >= search->best_value)))
        return;
    memcpy(search->best, x, search->n * sizeof *x);
    search->best_value = search->value;
    search->best_violation = violation;
}

/* Runs a point. One that fails counts as a little worse than the worst so far and keeps no constraint. */
static void run_point(struct search *search, const double *x)
{
    const struct objective *objective = search->objective;
    double parameters[MAX_AXES];
    if (search->begun && memcmp(search->at, x, search->n * sizeof *x) == 0)
        return;
    memcpy(search->at, x, search->n * sizeof *x);
    parameters_at(search, x, parameters);
    int good = runner_run(&search->runner, parameters);
    for (size_t i = 0; i <= objective->constraints; i++)
        good = good && !isnan(search->runner.values[i]);
    search->optimum->evaluations++;
    search->optimum->failed += !good;
    search->value = good ? objective->sign * search->runner.values[0]
                         : search->worst + 0.1 * fabs(search->worst) + 1e-9;
    search->worst = search->begun ? fmax(search->worst, search->value) : search->value;
    search->begun = 1;
    for (size_t i = 0; i < objective->constraints; i++) {
        const struct constraint *c = &objective->constraint[i];
        const double excess = (search->runner.values[1 + i] - c->bound) / search->scale[i];
        search->excess[i] = !good ? 1 : c->sense == '>' ? -excess : excess;
    }
    write_log(search, parameters);
    note_best(search, x);
    char line[80];
    snprintf(line, sizeof line, "%zu evaluations, best %.6g", search->optimum->evaluations,
             objective->sign * search->best_value);
    progress_line(line);
}

static double value_of(struct search *search, size_t i, const double *x)
{
    run_point(search, x);
    return i == 0 ? search->value / search->size : search->excess[i - 1];
}

/* Gradients of all functions at a point, by central differences; one-sided at the ends of a range. */
static void find_slopes(struct search *search, const double *x)
{
    const size_t parts = 1 + search->objective->constraints;
    double y[MAX_AXES], above[1 + MAX_CONSTRAINTS];
    if (search->has_slope && memcmp(search->slope_at, x, search->n * sizeof *x) == 0)
        return;
    memcpy(search->slope_at, x, search->n * sizeof *x);
    memcpy(y, x, search->n * sizeof *x);
    search->has_slope = 1;
    for (size_t k = 0; k < search->n; k++) {
        const double up = fmin(1, x[k] + search->objective->step),
                     down = fmax(0, x[k] - search->objective->step);
        y[k] = up;
        for (size_t i = 0; i < parts; i++)
            above[i] = value_of(search, i, y);
        y[k] = down;
        for (size_t i = 0; i < parts; i++)
            search->slope[i][k] = (above[i] - value_of(search, i, y)) / (up - down);
        y[k] = x[k];
    }
}

/* The function of NLopt. */
static double evaluate(unsigned n, const double *x, double *gradient, void *context)
{
    const struct part *part = context;
    struct search *search = part->search;
    const double value = value_of(search, part->i, x);
    if (gradient) {
        find_slopes(search, x);
        memcpy(gradient, search->slope[part->i], n * sizeof *gradient);
    }
    return value;
}

static const struct {
    const char *name;
    nlopt_algorithm algorithm;
    int constraints; /* does it know them? */
} methods[] = {
    {"cobyla", NLOPT_LN_COBYLA, 1},   {"bobyqa", NLOPT_LN_BOBYQA, 0}, {"sbplx", NLOPT_LN_SBPLX, 0},
    {"direct", NLOPT_GN_DIRECT_L, 0}, {"isres", NLOPT_GN_ISRES, 1},   {"slsqp", NLOPT_LD_SLSQP, 1},
};

enum { METHODS = sizeof methods / sizeof *methods };

static const char *reason_of(nlopt_result result)
{
    switch (result) {
    case NLOPT_XTOL_REACHED:
    case NLOPT_FTOL_REACHED:
        return "the tolerance is reached";
    case NLOPT_MAXEVAL_REACHED:
        return "all evaluations are used; more with --evaluations";
    case NLOPT_ROUNDOFF_LIMITED:
        return "rounding errors and the tolerance of the runs limit it";
    default:
        return result > 0 ? "it has converged" : "NLopt has failed";
    }
}

static int choose(struct search *search, nlopt_opt *optimiser, struct part *parts)
{
    struct objective *objective = search->objective;
    size_t m = 0;
    if (!objective->method) /* quadratic models where they are possible */
        objective->method = objective->constraints > 0 || search->n == 1 ? "cobyla" : "bobyqa";
    while (m < METHODS && strcmp(methods[m].name, objective->method) != 0)
        m++;
    if (m == METHODS)
        return misuse(
            "there is no method '%s'; use cobyla, bobyqa, sbplx, direct, isres or slsqp (gradients)",
            objective->method);
    if (objective->constraints > 0 && !methods[m].constraints)
        return misuse("the method %s knows no constraints; use cobyla, isres or slsqp", objective->method);
    *optimiser = nlopt_create(methods[m].algorithm, (unsigned)search->n);
    if (!*optimiser)
        return fail("out of memory");
    nlopt_set_lower_bounds1(*optimiser, 0);
    nlopt_set_upper_bounds1(*optimiser, 1);
    nlopt_set_min_objective(*optimiser, evaluate, &parts[0]);
    nlopt_set_xtol_abs1(*optimiser, objective->tolerance);
    nlopt_set_maxeval(*optimiser, (int)objective->evaluations);
    nlopt_set_initial_step1(*optimiser, 0.1);
    nlopt_srand(1); /* the same search every time */
    for (size_t i = 0; i < objective->constraints; i++) {
        if (objective->constraint[i].sense == '=')
            nlopt_add_equality_constraint(*optimiser, evaluate, &parts[1 + i], 1e-6);
        else
            nlopt_add_inequality_constraint(*optimiser, evaluate, &parts[1 + i], 1e-6);
    }
    return 0;
}

static int begin(struct search *search, double *x)
{
    const struct plan *plan = search->plan;
    const struct objective *objective = search->objective;
    for (size_t i = 0; i < plan->columns; i++)
        if (plan->low[i] < plan->high[i]) {
            x[search->n] = objective->start
                               ? (objective->start[i] - plan->low[i]) / (plan->high[i] - plan->low[i])
                               : 0.5;
            search->free[search->n++] = i;
        }
    if (search->n == 0)
        return misuse("the plan '%s' varies no parameter", plan->folder);
    for (size_t i = 0; i < objective->constraints; i++)
        search->scale[i] = fmax(fabs(objective->constraint[i].bound), 1e-12);
    for (size_t i = 0; i < objective->constraints; i++) /* a bound of zero has no size: that of the start */
        if (objective->constraint[i].bound == 0) {
            run_point(search, x);
            search->scale[i] = fmax(fabs(search->runner.values[1 + i]), 1e-12);
            search->begun = 0;
        }
    run_point(search, x);
    if (strcmp(search->runner.status, "ok") != 0 && strncmp(search->runner.status, "ended", 5) != 0)
        return fail("the first run has %s; choose a plan whose middle, or best row, can be run",
                    search->runner.status);
    search->optimum->start_value = objective->sign * search->value;
    search->size = fmax(fabs(search->value), 1e-300);
    return 0;
}

int optimise(const struct plan *plan, struct objective *objective, FILE *log, struct optimum *optimum)
{
    struct search search;
    struct part parts[1 + MAX_CONSTRAINTS];
    nlopt_opt optimiser = NULL;
    double x[MAX_AXES], smallest;
    search =
        (struct search){.plan = plan, .objective = objective, .log = log, .optimum = optimum, .size = 1};
    *optimum = (struct optimum){.kept = 1};
    for (size_t i = 0; i <= objective->constraints; i++)
        parts[i] = (struct part){&search, i};
    int status = runner_begin(&search.runner, plan);
    if (status == 0)
        status = begin(&search, x);
    if (status == 0)
        status = choose(&search, &optimiser, parts);
    if (status == 0) {
        const nlopt_result result = nlopt_optimize(optimiser, x, &smallest);
        snprintf(optimum->reason, sizeof optimum->reason, "%s", reason_of(result));
        /* the best point of all, once more for its values */
        search.begun = 0;
        run_point(&search, search.best);
        parameters_at(&search, search.best, optimum->parameters);
        optimum->value = search.runner.values[0];
        memcpy(optimum->constraint, search.runner.values + 1,
               objective->constraints * sizeof *optimum->constraint);
        optimum->kept = search.best_violation == 0;
    }
    progress(1);
    if (optimiser)
        nlopt_destroy(optimiser);
    runner_free(&search.runner);
    return status;
}

#else

int optimise(const struct plan *plan, struct objective *objective, FILE *log, struct optimum *optimum)
{
    (void)plan;
    (void)objective;
    (void)log;
    (void)optimum;
    return fail(
        "this program was built without NLopt; install it (Debian: libnlopt-dev) and build it again");
}

#endif
