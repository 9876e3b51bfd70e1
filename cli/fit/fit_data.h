/* Data for a fit as they come in files: tables (CSV, XYZ), triangle meshes (STL, OBJ, PLY). */
#ifndef FIT_DATA_H
#define FIT_DATA_H

#include <stddef.h>
#include <stdio.h>

/* A whole file in memory. */
struct source {
    const char *path;
    char *text; /* a zero follows */
    size_t size;
};

/* Reads a file; prints what is wrong and returns EXIT_FAILED, or 0. To be freed in any case. */
int source_read(const char *path, struct source *source);
int source_stream(FILE *stream, const char *path, struct source *source); /* of an open file */
void source_free(struct source *source);

enum { FIT_COLUMNS = 64, FIT_NAME = 40 };

/* A table of numbers. */
struct table_data {
    size_t rows, columns;
    double *value;                    /* row by row */
    size_t *line;                     /* of each row in the file */
    char name[FIT_COLUMNS][FIT_NAME]; /* in small letters; empty: none */
    int named;                        /* is there a header? */
    const char *separator;            /* in words, for the summary */
    int decimal_comma;
};

int table_read(const struct source *source, struct table_data *table);
void table_free_data(struct table_data *table);

/* Points, perhaps with normals and triangles. */
struct mesh_data {
    size_t vertices, triangles;
    double *vertex; /* x, y, z each */
    double *normal; /* NULL: none */
    size_t *triangle;
    const char *format; /* in words */
};

/* Is this file a mesh (by its content, and for OBJ its name)? */
int mesh_is(const struct source *source);
int mesh_read(const struct source *source, struct mesh_data *mesh);
void mesh_free_data(struct mesh_data *mesh);

/* Corners that lie in the same place become one vertex: an STL file has three for each triangle. -1: no memory. */
int mesh_weld(struct mesh_data *mesh);

/* --- For the readers ---------------------------------------------------------------------------------*/

/* A text of lines; a line ends with LF, CR or both. */
struct lines {
    const char *next, *end;
    size_t number; /* of the present line */
    char *line;    /* the present one, ended by a zero; blanks around it are gone */
    size_t room;
};

/* The next line; 0 at the end, -1: no memory. */
int lines_next(struct lines *lines);

/* The number at *at, which moves behind it; 0 if there is none or it is not finite. */
int lines_number(char **at, double *number);

/* Doubles the room of an array where it is needed; 0: no memory. */
int room_for(void *array, size_t *room, size_t needed, size_t size);

#endif
