#include "file.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include "text.h"

/* The temporary file being written, for the signal handler: there is at most one. */
static const char *volatile unfinished;

static void remove_unfinished(int signal_number)
{
    if (unfinished)
        unlink(unfinished);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static const char *remedy(int error)
{
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return "free some space or choose another folder with --out";
    case EFBIG:
        return "the size of files is limited (ulimit -f); raise the limit or ask for fewer rows";
    default:
        return "choose a folder that can be written to with --out";
    }
}

int make_folder(const char *path)
{
    char *part = strdup(path);
    if (!part)
        return fail("out of memory");
    int status = 0;
    for (char *end = part + 1; status == 0; end++) {
        const char c = *end;
        if (c != '/' && c != 0)
            continue;
        *end = 0;
        struct stat info;
        if (mkdir(part, 0777) != 0 && !(errno == EEXIST && stat(part, &info) == 0 && S_ISDIR(info.st_mode)))
            status = fail("cannot make the folder '%s': %s; %s", part, strerror(errno), remedy(errno));
        *end = c;
        if (c == 0)
            break;
    }
    free(part);
    return status;
}

static char *joined(const char *folder, size_t folder_length, const char *separator, const char *name,
                    const char *suffix)
{
    const size_t size = folder_length + strlen(separator) + strlen(name) + strlen(suffix) + 1;
    char *path = malloc(size);
    if (path)
        snprintf(path, size, "%.*s%s%s%s", (int)folder_length, folder, separator, name, suffix);
    return path;
}

int file_open(struct file *file, const char *folder, const char *name)
{
    *file = (struct file){0};
    file->path = folder ? joined(folder, strlen(folder), "/", name, "") : strdup(name);
    if (file->path) {
        const char *slash = strrchr(file->path, '/');
        const size_t length = slash ? (size_t)(slash + 1 - file->path) : 0;
        file->temporary = joined(file->path, length, ".", file->path + length, ".XXXXXX");
    }
    if (!file->temporary)
        return file_close(file, fail("out of memory"));
    const int descriptor = mkstemp(file->temporary);
    if (descriptor >= 0) {
        unfinished = file->temporary;
        signal(SIGINT, remove_unfinished);
        signal(SIGTERM, remove_unfinished);
        signal(SIGHUP, remove_unfinished);
        signal(SIGXFSZ, SIG_IGN); /* a limit of the file size is reported by the write that meets it */
        const mode_t mask = umask(0);
        umask(mask);
        fchmod(descriptor, 0666 & ~mask);
        file->stream = fdopen(descriptor, "w");
    }
    if (!file->stream)
        return file_close(file,
                          fail("cannot write '%s': %s; %s", file->path, strerror(errno), remedy(errno)));
    return 0;
}

/* Is all that was written on the disk? If not, `error` says why, also where an earlier write failed. */
static int stream_is_good(FILE *stream, int *error)
{
    const int failed_before = ferror(stream);
    errno = 0;
    const int good =
        (!failed_before || fputc('\n', stream) != EOF) && fflush(stream) == 0 && fsync(fileno(stream)) == 0;
    *error = errno ? errno : EIO;
    return good && !failed_before;
}

int file_close(struct file *file, int status)
{
    if (file->stream) {
        int error = 0;
        int good = stream_is_good(file->stream, &error);
        if (fclose(file->stream) != 0 && good) {
            good = 0;
            error = errno;
        }
        if (status == 0 && good && rename(file->temporary, file->path) != 0) {
            good = 0;
            error = errno;
        }
        if (status == 0 && !good)
            status = fail("cannot write '%s': %s; %s", file->path, strerror(error), remedy(error));
        if (status != 0)
            unlink(file->temporary);
        unfinished = NULL;
    }
    free(file->path);
    free(file->temporary);
    *file = (struct file){0};
    return status;
}
