/* Files that appear complete or not at all: written under a temporary name in the same folder, then
 * renamed. A file that is replaced keeps its old content until then. */
#ifndef FILE_H
#define FILE_H

#include <stdio.h>

struct file {
    FILE *stream;
    char *path, *temporary;
};

/* Makes a folder and those above it. Prints what went wrong and returns EXIT_FAILED, or 0. */
int make_folder(const char *path);

/* Opens `name` in `folder` (NULL: `name` is the path) for writing. Prints and returns as above. */
int file_open(struct file *file, const char *folder, const char *name);

/* Completes the file if `status` is 0, otherwise removes it; returns `status`, or EXIT_FAILED after
 * printing what went wrong. Does nothing for a file that was not opened. */
int file_close(struct file *file, int status);

#endif
