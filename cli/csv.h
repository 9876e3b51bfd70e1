/* Reads a CSV file with a line of names and rows of numbers. */
#ifndef CSV_H
#define CSV_H

#include <stddef.h>
#include <stdio.h>

struct csv {
    FILE *stream;
    char *line; /* the present one */
    size_t line_size;
    char *names; /* the first line, the names ended by zeros */
    size_t columns;
    double *row; /* the present one */
    int failed;  /* a row could not be read */
};

/* Opens a file and reads the names; 0 if that fails. */
int csv_open(struct csv *csv, const char *path);

/* The same for a stream that is open, and closed with the CSV; NULL: fails. */
int csv_begin(struct csv *csv, FILE *stream);

/* The number of the column with this name (true and false count as 1 and 0); 0 if there is none. */
int csv_column(const struct csv *csv, const char *name, size_t *column);

/* Reads the next row; 0 at the end or after an error. */
int csv_next(struct csv *csv);

void csv_close(struct csv *csv);

#endif
