#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "command.h"
#include "file.h"
#include "modelica.h"
#include "runner.h"
#include "text.h"

#define MAX_BUNDLE 1e6

struct request {
    struct words rest, set, outputs, uses;
    const char *model, *file, *shape, *design, *out;
    double seed, count, bundle;
    struct experiment experiment;
};

static int row_values(const void *context, size_t row, double *values)
{
    design_row(context, row, values);
    return 0;
}

/* What is to be run. */
static int choose_model(const struct request *request, struct plan *plan)
{
    const struct experiment *e = &request->experiment;
    plan->experiment = *e;
    plan->modelica = request->model != NULL;
    if (plan->modelica != (request->file != NULL))
        return misuse("--model CLASS and --file FILE.mo belong together");
    if ((request->rest.count == 1) == plan->modelica || request->rest.count > 1)
        return misuse("sweep plan needs the name of one example ('normalcontact list' shows them), or "
                      "--model and --file");
    const char *name = plan->modelica ? request->model : request->rest.word[0];
    if (strlen(name) >= sizeof plan->model || strchr(name, '\n'))
        return misuse("the name '%s' is too long", excerpt_of(name, EXCERPT).text);
    snprintf(plan->model, sizeof plan->model, "%s", name);
    if (!isnan(e->stop) && !(e->stop > 0))
        return misuse("--stop %g: the time must be positive", e->stop);
    if (!isnan(e->interval) && !(e->interval > 0))
        return misuse("--interval %g: the time must be positive", e->interval);
    if (!isnan(e->tolerance) && !(e->tolerance >= 1e-13 && e->tolerance <= 0.01))
        return misuse("--tolerance %g is impossible; it must be from 1e-13 (double precision) to 0.01",
                      e->tolerance);
    if (plan->modelica) {
        char *path = realpath(request->file, NULL);
        if (!path || strlen(path) >= sizeof plan->file) {
            free(path);
            return fail("cannot read '%s': %s", request->file, strerror(path ? ENAMETOOLONG : errno));
        }
        snprintf(plan->file, sizeof plan->file, "%s", path);
        free(path);
        if (!isnan(e->interval) && isnan(e->stop))
            return misuse("--interval of a class needs --stop, too");
        return request->outputs.count
                   ? 0
                   : misuse("a sweep of a class needs its outputs, as --output 'max(x)'");
    }
    const struct system *system = system_named(plan->model);
    if (!system)
        return misuse("there is no example '%s'; 'normalcontact list' shows them", plan->model);
    if (isnan(e->stop))
        plan->experiment.stop = system->stop;
    if (isnan(e->interval))
        plan->experiment.interval = fmin(system->interval, plan->experiment.stop);
    if (isnan(e->tolerance))
        plan->experiment.tolerance = system->tolerance;
    return 0;
}

/* "max(x), min(y)": parts at commas outside brackets. */
static int add_outputs(struct plan *plan, const char *text)
{
    while (*text) {
        size_t length = 0, depth = 0;
        for (; text[length] && (text[length] != ',' || depth > 0); length++) {
            depth += text[length] == '(' || text[length] == '[';
            depth -= depth > 0 && (text[length] == ')' || text[length] == ']');
        }
        const char *rest = text + length + (text[length] == ',');
        while (length > 0 && *text == ' ')
            text++, length--;
        while (length > 0 && text[length - 1] == ' ')
            length--;
        if (plan->outputs == MAX_REDUCTIONS)
            return misuse("a sweep has at most %d outputs", MAX_REDUCTIONS);
        if (length >= REDUCTION_TEXT)
            return misuse("the output '%s' is too long", excerpt_of(text, EXCERPT).text);
        memcpy(plan->output[plan->outputs], text, length);
        plan->output[plan->outputs++][length] = 0;
        text = rest;
    }
    return 0;
}

/* The largest and smallest value of what an example plots, where nothing is asked for. */
static int default_outputs(struct plan *plan)
{
    const struct system *system = system_named(plan->model);
    int status = 0;
    for (size_t i = 0; i < system->n_outputs && status == 0; i++) {
        char text[2 * REDUCTION_TEXT];
        const char *name = system->outputs[i].name;
        snprintf(text, sizeof text, "max(%s),min(%s)", name, name);
        if (system->outputs[i].panel > 0)
            status = add_outputs(plan, text);
    }
    return status;
}

static int choose_outputs(const struct request *request, struct plan *plan)
{
    struct reduction reduction;
    int status = request->outputs.count ? 0 : default_outputs(plan);
    for (size_t i = 0; i < request->outputs.count && status == 0; i++)
        status = add_outputs(plan, request->outputs.word[i]);
    for (size_t i = 0; i < request->uses.count && status == 0; i++)
        status = plan_use(plan, request->uses.word[i]);
    if (request->shape && status == 0) {
        const char *slash = strrchr(request->shape, '/');
        status = plan->modelica ? misuse("--shape is for examples; a class has its shapes as parameters")
                                : plan_use(plan, request->shape);
        if (status == 0)
            snprintf(plan->shape, USED_NAME, "%s", slash ? slash + 1 : request->shape);
    }
    for (size_t i = 0; i < plan->outputs && status == 0; i++) {
        status = reduction_read(&reduction, plan->output[i]);
        if (status == 0 && reduction.path[0])
            status = plan_use(plan, reduction.path);
    }
    return status;
}

static int choose_design(const struct request *request, struct plan *plan, struct design *design)
{
    const char *kind = request->design ? request->design : "full";
    static const char *const kinds[] = {"full", "latin", "sobol"};
    snprintf(plan->design, sizeof plan->design, "%s", kind);
    for (int i = 0; i < 3; i++)
        if (strcmp(kind, kinds[i]) == 0) {
            design->kind = (enum design_kind)i;
            int status = request->set.count
                             ? 0
                             : misuse("sweep plan needs a parameter to vary, as --set p=from:to:count");
            for (size_t k = 0; k < request->set.count && status == 0; k++)
                status = design_add(design, request->set.word[k]);
            if (status == 0)
                status = design_complete(design, request->count);
            plan->rows = design->rows;
            plan->columns = design->axes;
            for (size_t k = 0; k < design->axes; k++)
                snprintf(plan->names[k], AXIS_NAME, "%s", design->axis[k].name);
            return status;
        }
    if (request->set.count > 0 || !isnan(request->count))
        return misuse(
            "--set and --count do not go with a design from a file; it has all parameters and rows");
    return plan_design_names(plan);
}

static int make(const struct request *request, struct plan *plan, struct design *design)
{
    struct stat info;
    char path[IN_PLAN];
    int status = choose_model(request, plan);
    if (status == 0)
        status = choose_design(request, plan, design);
    if (status == 0 && strlen(request->out) >= PLAN_PATH)
        status = misuse("the name of the folder is too long");
    if (status != 0)
        return status;
    snprintf(plan->folder, PLAN_PATH, "%s", request->out);
    plan_path(plan, "plan.txt", path);
    if (stat(path, &info) == 0)
        return fail("'%s' has a plan, which never changes; choose another folder with --out", plan->folder);
    status = make_folder(plan->folder);
    if (status == 0)
        status = choose_outputs(request, plan);
    if (status == 0 && plan->modelica) {
        status = class_compile(plan);
    } else if (status == 0) {
        struct runner runner;
        status = runner_begin(&runner, plan);
        runner_free(&runner);
    }
    return status ? status : plan_write(plan, plan->rows ? row_values : NULL, design);
}

static int run(const struct command *command, int count, char **arguments)
{
    struct request request = {.seed = 0, .count = NAN, .bundle = NAN, .experiment = {NAN, NAN, NAN}};
    const struct option options[] = {
        {"--set", "P=VALUES", "from:to:count, log:from:to:count, list:a,b, normal:mean,sigma; repeat it",
         OPTION_WORDS, &request.set},
        {"--design", "DESIGN", "full (default: all combinations), latin, sobol, or a CSV file of rows",
         OPTION_WORD, &request.design},
        {"--count", "N", "rows of a latin or sobol design", OPTION_NUMBER, &request.count},
        {"--seed", "S", "of a latin or sobol design (default: 0)", OPTION_NUMBER, &request.seed},
        {"--output", "LIST", "what is kept of a run; repeat it or separate by commas", OPTION_WORDS,
         &request.outputs},
        {"--model", "CLASS", "a Modelica class instead of an example", OPTION_WORD, &request.model},
        {"--file", "FILE.mo", "where the class is", OPTION_WORD, &request.file},
        {"--uses", "FILE", "a file that the class reads in its working folder; may be repeated",
         OPTION_WORDS, &request.uses},
        {"--shape", "FILE", "a shape for the body of the example, as run --shape has it", OPTION_WORD,
         &request.shape},
        {"--stop", "SECONDS", "simulate up to this time", OPTION_NUMBER, &request.experiment.stop},
        {"--interval", "SECONDS", "time between two rows of a run", OPTION_NUMBER,
         &request.experiment.interval},
        {"--tolerance", "T", "relative tolerance of the integration", OPTION_NUMBER,
         &request.experiment.tolerance},
        {"--bundle", "N", "runs in a task and in a file of results (default: root of the rows)",
         OPTION_NUMBER, &request.bundle},
        {"--out", "FOLDER", "where the plan goes", OPTION_WORD, &request.out},
    };
    const int ended = options_end(
        options_read(command, options, sizeof options / sizeof *options, count, arguments, &request.rest));
    if (ended >= 0)
        return ended;
    if (!request.out)
        return misuse("sweep plan needs a folder for the plan: --out FOLDER");
    if (!(request.seed >= 0 && request.seed <= 9007199254740992.0 && request.seed == floor(request.seed)))
        return misuse("--seed %g: it must be a whole number from 0 on", request.seed);
    if (!isnan(request.bundle) &&
        !(request.bundle >= 1 && request.bundle <= MAX_BUNDLE && request.bundle == floor(request.bundle)))
        return misuse("--bundle %g: it must be a whole number from 1 to %g", request.bundle, MAX_BUNDLE);
    struct plan *plan = calloc(1, sizeof *plan);
    struct design *design = calloc(1, sizeof *design);
    if (!plan || !design) {
        free(plan);
        free(design);
        return fail("out of memory");
    }
    design->seed = (uint64_t)request.seed;
    plan->bundle = isnan(request.bundle) ? 0 : (size_t)request.bundle;
    const int status = make(&request, plan, design);
    if (status == 0)
        printf("%zu runs of %s in %zu tasks; 'normalcontact sweep run %s' starts them\n", plan->rows,
               plan->model, plan_tasks(plan), plan->folder);
    design_free(design);
    free(design);
    free(plan);
    return status;
}

const struct command command_sweep_plan = {
    "sweep plan",
    "sweep plan NAME [options]",
    "writes the table of all runs of an example, or of --model CLASS --file FILE.mo\n\n"
    "Outputs are max(x), min(x), first(x), last(x), mean(x), rms(x), integral(x), time_max(x), "
    "time_min(x),\n"
    "when(x,condition): x where the condition becomes positive first, events(name): how many (of a class: "
    "how often a\n"
    "variable becomes positive), distance(x,file.csv): root mean square difference from a measured curve. "
    "x[*] in max,\n"
    "min and conditions stands for all elements. Default: max and min of what the example plots.",
    run,
};
