#include "modelica.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "file.h"
#include "omc.h"
#include "package.h"
#include "text.h"

/* --- What the compiled class is ---------------------------------------------------------------------- */

int class_text_read(struct class_text *class, const struct plan *plan)
{
    char path[IN_PLAN];
    size_t size = 0;
    plan_path(plan, "model/model_init.xml", path);
    FILE *in = fopen(path, "r");
    class->text = NULL;
    /* of the whole file: a zero never comes */
    const int failed = !in || getdelim(&class->text, &size, 0, in) <= 0;
    if (in)
        fclose(in);
    if (failed)
        free(class->text);
    return failed ? fail("cannot read '%s': %s; plan again in another folder", path,
                         strerror(errno ? errno : EINVAL))
                  : 0;
}

void class_text_free(struct class_text *class)
{
    free(class->text);
    class->text = NULL;
}

int class_variable(const struct class_text *class, const char *name, int *changeable, enum class_type *type)
{
    char pattern[REDUCTION_TEXT + 16];
    snprintf(pattern, sizeof pattern, " name = \"%s\"", name);
    const char *at = strstr(class->text, pattern), *end = at ? strstr(at, "</ScalarVariable>") : NULL;
    const char *word = at ? strstr(at, "isValueChangeable = \"") : NULL,
               *boolean = at ? strstr(at, "<Boolean") : NULL, *integer = at ? strstr(at, "<Integer") : NULL;
    if (!end)
        return 0;
    *changeable = word && word < end && strncmp(word + 21, "true", 4) == 0;
    *type = boolean && boolean < end   ? CLASS_BOOLEAN
            : integer && integer < end ? CLASS_INTEGER
                                       : CLASS_REAL;
    return 1;
}

double class_stop(const struct class_text *class)
{
    const char *at = strstr(class->text, "<DefaultExperiment"); /* a comment before it has the word, too */
    at = at ? strstr(at, "stopTime") : NULL;
    at = at ? strchr(at, '"') : NULL;
    return at ? strtod(at + 1, NULL) : NAN;
}

static int check_variables(const struct plan *plan)
{
    struct class_text class;
    int changeable, status = class_text_read(&class, plan);
    enum class_type type;
    for (size_t i = 0; i < plan->columns && status == 0; i++) {
        if (!class_variable(&class, plan->names[i], &changeable, &type))
            status = misuse("%s has no parameter '%s'", plan->model, plan->names[i]);
        else if (!changeable)
            status = misuse(
                "%s: %s is fixed when the class is compiled (final, structural, evaluated or computed from "
                "others); vary what it is computed from, or make it a free parameter",
                plan->model, plan->names[i]);
        else if (strchr(plan->names[i], ','))
            status = misuse(
                "%s: elements of a matrix cannot be varied; give the class a scalar parameter for %s",
                plan->model, plan->names[i]);
    }
    for (size_t i = 0; i < plan->outputs && status == 0; i++) {
        struct reduction reduction;
        status = reduction_read(&reduction, plan->output[i]);
        const struct variable *const both[] = {&reduction.variable, &reduction.condition};
        for (int k = 0; k < 2 && status == 0; k++) {
            char name[REDUCTION_TEXT];
            snprintf(name, sizeof name, "%s", both[k]->name);
            char *star = strstr(name, "[*]");
            if (star)
                star[1] = '1';
            if (name[0] && strcmp(name, "time") != 0 && !class_variable(&class, name, &changeable, &type))
                status = misuse("%s: %s has no variable '%s'", plan->output[i], plan->model, both[k]->name);
        }
    }
    class_text_free(&class);
    return status;
}

/* --- Compiling -------------------------------------------------------------------------------------- */

/* A text in a Modelica string. */
static void write_string(FILE *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            fputc('\\', out);
        fputc(*text, out);
    }
}

/* A name as a regular expression: what is neither letter nor digit stands for any character, * for any
 * number. */
static const char *write_pattern(FILE *out, const char *name, const char *separator)
{
    if (!name[0])
        return separator;
    fputs(separator, out);
    for (; *name; name++) {
        const int plain = (*name >= '0' && *name <= '9') || (*name >= 'a' && *name <= 'z') ||
                          (*name >= 'A' && *name <= 'Z') || *name == '_';
        fputs(*name == '*' ? "[0-9]+" : plain ? (char[2]){*name, 0} : ".", out);
    }
    return "|";
}

static int write_script(const struct plan *plan, const char *folder)
{
    struct file file;
    char package[PACKAGE_PATH];
    int status = package_find(package);
    if (status == 0)
        status = file_open(&file, folder, "build.mos");
    if (status != 0)
        return status;
    FILE *out = file.stream;
    const char *const files[] = {package, plan->file}, *separator = "";
    for (int i = 0; i < 2; i++) {
        fputs("if not loadFile(\"", out);
        write_string(out, files[i]);
        fputs("\") then print(getErrorString()); exit(1); end if;\n", out);
    }
    fprintf(out, "buildModel(%s, fileNamePrefix=\"model\", outputFormat=\"csv\", cflags=\"-O2\"",
            plan->model);
    const struct experiment *e = &plan->experiment;
    if (!isnan(e->stop))
        fprintf(out, ", startTime=0, stopTime=%.17g", e->stop);
    if (!isnan(e->interval))
        fprintf(out, ", numberOfIntervals=%.0f", ceil(e->stop / e->interval * (1 - 1e-12)));
    if (!isnan(e->tolerance))
        fprintf(out, ", tolerance=%.17g", e->tolerance);
    fputs(", variableFilter=\"", out);
    for (size_t i = 0; i < plan->outputs && status == 0; i++) {
        struct reduction reduction;
        status = reduction_read(&reduction, plan->output[i]);
        separator = write_pattern(out, reduction.variable.name, separator);
        separator = write_pattern(out, reduction.condition.name, separator);
    }
    fputs("\");\nprint(getErrorString());\n", out);
    return files_close(&file, 1, status);
}

/* What only the compiler needed. */
static void remove_sources(const char *folder)
{
    const pid_t child = fork();
    if (child == 0) {
        if (chdir(folder) == 0)
            execlp("sh", "sh", "-c", "rm -f model*.c model*.h model*.o model.makefile model.libs model.log",
                   (char *)NULL);
        _exit(127);
    }
    if (child > 0)
        waitpid(child, NULL, 0);
}

/* Of the whole package where the file is one. */
static int hash_sources(struct plan *plan)
{
    SHA2_CTX sha;
    char folder[PLAN_PATH];
    const char *slash = strrchr(plan->file, '/');
    SHA256Init(&sha);
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - plan->file) : 0, plan->file);
    const int package = slash && strcmp(slash, "/package.mo") == 0;
    if ((package ? sha256_tree(&sha, folder) : sha256_file(&sha, plan->file)) != 0)
        return fail("cannot read '%s': %s", plan->file, strerror(errno));
    SHA256End(&sha, plan->sources_hash);
    return 0;
}

int class_compile(struct plan *plan)
{
    char folder[IN_PLAN], executable[IN_PLAN + 8];
    struct stat info;
    SHA2_CTX sha;
    plan_path(plan, "model", folder);
    snprintf(executable, sizeof executable, "%s/model", folder);
    int status = make_folder(folder);
    if (status == 0)
        status = hash_sources(plan);
    if (status == 0)
        status = write_script(plan, folder);
    unlink(executable); /* of an earlier plan that failed */
    if (status == 0)
        status = omc_run(folder, "build.mos", "OpenModelica compiles", "");
    if (status == 0 && stat(executable, &info) != 0) {
        omc_show_log(folder);
        status = fail("OpenModelica did not compile %s from '%s'; its messages are above", plan->model,
                      plan->file);
    }
    remove_sources(folder);
    if (status == 0)
        status = check_variables(plan);
    SHA256Init(&sha);
    if (status == 0 && sha256_file(&sha, executable) != 0)
        status = fail("cannot read '%s': %s", executable, strerror(errno));
    SHA256End(&sha, plan->model_hash);
    return status;
}
