/* A plan: a folder with the table plan.csv (index and parameters of every run) and plan.txt, which says of
 * what. Neither changes any more; a program, model or table that is not the planned one is told by its
 * hash. */
#ifndef SWEEP_PLAN_H
#define SWEEP_PLAN_H

#include <stdint.h>
#include <stdio.h>

#include "design.h"
#include "reduction.h"
#include "sha256.h"
#include "simulate.h"

enum { PLAN_PATH = 1024, PLAN_LINE = 4096, PLAN_ID = 17 };

enum { MAX_USED = 8, USED_NAME = 128, IN_PLAN = PLAN_PATH + USED_NAME + 2 };

struct used_file {
    char name[USED_NAME], hash[HASH_TEXT];
};

struct plan {
    char folder[PLAN_PATH];
    int modelica;          /* a Modelica class; else an example */
    char model[AXIS_NAME]; /* its name */
    char file[PLAN_PATH];  /* where the class is from */
    char design[PLAN_PATH];
    struct experiment experiment; /* NaN: as the class has it */
    size_t rows, bundle;          /* rows; how many of them are one task and one file of results */
    char names[MAX_AXES][AXIS_NAME];
    double low[MAX_AXES], high[MAX_AXES]; /* of all rows */
    size_t columns;
    char output[MAX_REDUCTIONS][REDUCTION_TEXT];
    size_t outputs;
    struct used_file used[MAX_USED]; /* files that runs read, copied into the folder */
    size_t used_files;
    char shape[USED_NAME]; /* that one of them which has the shape of the body of an example; empty: none */
    uint64_t table_bytes;
    char sources_hash[HASH_TEXT]; /* of the class, when it was compiled */
    char program_hash[HASH_TEXT], model_hash[HASH_TEXT], table_hash[HASH_TEXT];
    char id[PLAN_ID]; /* of all of this */
};

/* Prints what went wrong and returns an exit code, or 0; so do all of these. Where the model is not an
 * example, its executable is in the folder already. `values` fills in a row (NULL: the rows of the CSV file
 * plan->design). */
int plan_write(struct plan *plan, int (*values)(const void *context, size_t row, double *values),
               const void *context);
int plan_read(struct plan *plan, const char *folder);

/* The parameters that the CSV file plan->design has. */
int plan_design_names(struct plan *plan);

/* Copies a file that runs read into the folder, before the plan is written. */
int plan_use(struct plan *plan, const char *path);

/* Are the program, the executable and the files that runs read those of the plan? */
int plan_check(const struct plan *plan);

/* Is the table? It reads all of it. */
int plan_check_table(const struct plan *plan);

size_t plan_tasks(const struct plan *plan);

/* The rows of a task: from first, up to but without end. */
void plan_task_rows(const struct plan *plan, size_t task, size_t *first, size_t *end);

/* The table, row by row; found by bisection, for lines are in the order of their index. */
struct table {
    FILE *stream;
    char line[PLAN_LINE]; /* the present one, without its end */
};

int table_open(struct table *table, const struct plan *plan, size_t row);
int table_next(struct table *table, const struct plan *plan, size_t row);
void table_close(struct table *table);

/* The parameters in a line of the table; 0 if it is none. */
int table_values(const char *line, size_t columns, size_t *row, double *values);

/* A text that is read as the same number, with 15 digits where they do; empty for NaN. */
enum { NUMBER_TEXT = 32 };
size_t number_text(char text[NUMBER_TEXT], double value);

/* A word as a field of a CSV file, in quotes where it needs them. */
void write_field(FILE *out, const char *word);

/* The first line of a table of results: index, parameters, outputs, status. */
void plan_write_names(FILE *out, const struct plan *plan);

/* A path in the folder of the plan. */
void plan_path(const struct plan *plan, const char *name, char path[IN_PLAN]);

/* The hash of the running program, with its libraries of contact and integration. */
int program_hash(char text[HASH_TEXT]);

#endif
