/* Files that appear complete or not at all, also when the program is killed: written without a name, or
 * where the file system cannot do that under a temporary one, and shown at the end. A file that is replaced
 * keeps its old content until then; files that are closed together are all replaced or none. */
#ifndef FILE_H
#define FILE_H

#include <stdio.h>

enum { MAX_FILES = 8 }; /* open at a time */

struct file {
    FILE *stream;
    char *path, *temporary,
        *backup; /* where it goes; hidden names beside it, for the new and the old content */
    int named;   /* does the temporary name exist? */
    int shown;   /* is the new content under its path? */
    int saved;   /* is there old content, under the name of the backup? */
    int direct;  /* a device or pipe: it is written to, not replaced */
};

/* Makes a folder and those above it. Prints what went wrong and returns EXIT_FAILED, or 0. */
int make_folder(const char *path);

/* Opens `name` in `folder` (NULL: `name` is the path) for writing. Fails also where a folder or a file that
 * may not be written to is in the way. Prints and returns as above. */
int file_open(struct file *file, const char *folder, const char *name);

/* Shows all of these files if `status` is 0 and all are on the disk, otherwise none; closes them. Returns
 * `status`, or EXIT_FAILED after printing what went wrong. Does nothing for a file that was not opened. */
int files_close(struct file *files, size_t n, int status);

#endif
