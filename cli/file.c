#define _GNU_SOURCE /* O_TMPFILE */
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include "text.h"

/* Temporary names that exist, for the signal handler. */
static const char *volatile unfinished[MAX_FILES];

static void remove_unfinished(int signal_number)
{
    for (int i = 0; i < MAX_FILES; i++)
        if (unfinished[i])
            unlink(unfinished[i]);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static void replace_unfinished(const char *before, const char *after)
{
    for (int i = 0; i < MAX_FILES; i++)
        if (unfinished[i] == before) {
            unfinished[i] = after;
            return;
        }
}

static void block_signals(sigset_t *before)
{
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, before);
}

/* Signals that end the program, as far as it does not ignore them (nohup does so), take temporary names
 * away. */
static void watch_signals(void)
{
    const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        if (signal(signals[i], remove_unfinished) == SIG_IGN)
            signal(signals[i], SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a limit of the file size is reported by the write that meets it */
}

static const char *remedy(int error)
{
    switch (error) {
    case EISDIR:
        return "a folder has this name; remove it or choose another place with --out";
    case ENOENT:
    case ENOTDIR:
        return "make its folder first or choose another place with --out";
    case EROFS:
    case EACCES:
    case EPERM:
        return "make it writable or choose another place with --out";
    case ENOSPC:
    case EDQUOT:
        return "free some space or choose another folder with --out";
    case EFBIG:
        return "the size of files is limited (ulimit -f); raise the limit or ask for fewer rows";
    default:
        return "choose another place with --out";
    }
}

int make_folder(const char *path)
{
    char *part = strdup(path);
    if (!part)
        return fail("out of memory");
    int status = path[0] ? 0 : fail("the name of a folder is empty; name one with --out");
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

/* A file without a name in the folder of the path, or -1 where that is impossible. */
static int open_nameless(const char *path)
{
    const char *slash = strrchr(path, '/');
    char *folder = slash ? strndup(path, (size_t)(slash + 1 - path)) : strdup(".");
    const int descriptor =
        folder && access("/proc/self/fd", X_OK) == 0 ? open(folder, O_TMPFILE | O_WRONLY, 0666) : -1;
    free(folder);
    return descriptor;
}

static int open_temporary(struct file *file)
{
    sigset_t before;
    block_signals(&before); /* none may come between the name and its place in the list */
    const int descriptor = mkstemp(file->temporary);
    file->named = descriptor >= 0;
    if (file->named)
        replace_unfinished(NULL, file->temporary);
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (!file->named)
        return -1;
    const mode_t mask = umask(0);
    umask(mask);
    fchmod(descriptor, 0666 & ~mask);
    return descriptor;
}

/* The path, or where it leads if it is a link, and the hidden names beside it. Returns 0 without memory. */
static int make_names(struct file *file, const char *folder, const char *name)
{
    struct stat info;
    file->path = folder ? joined(folder, strlen(folder), "/", name, "") : strdup(name);
    if (!file->path)
        return 0;
    char *target =
        lstat(file->path, &info) == 0 && S_ISLNK(info.st_mode) ? realpath(file->path, NULL) : NULL;
    if (target) {
        free(file->path);
        file->path = target;
    }
    const char *slash = strrchr(file->path, '/');
    const size_t length = slash ? (size_t)(slash + 1 - file->path) : 0;
    file->temporary = joined(file->path, length, ".", file->path + length, ".XXXXXX");
    file->backup = joined(file->path, length, ".", file->path + length, ".before");
    return file->temporary && file->backup;
}

/* A descriptor for the new content, or -1; errno says why. */
static int open_descriptor(struct file *file)
{
    struct stat info;
    const int exists = stat(file->path, &info) == 0;
    if (exists && S_ISDIR(info.st_mode)) {
        errno = EISDIR;
        return -1;
    }
    if (exists && access(file->path, W_OK) != 0)
        return -1;
    file->direct = exists && !S_ISREG(info.st_mode);
    if (file->direct)
        return open(file->path, O_WRONLY);
    int descriptor = open_nameless(file->path);
    if (descriptor < 0)
        descriptor = open_temporary(file);
    if (descriptor >= 0 && exists)
        fchmod(descriptor, info.st_mode & 0777); /* as before */
    return descriptor;
}

static int cannot_write(const struct file *file)
{
    const int error = errno;
    return fail("cannot write '%s': %s; %s", file->path, strerror(error), remedy(error));
}

int file_open(struct file *file, const char *folder, const char *name)
{
    *file = (struct file){0};
    if (!make_names(file, folder, name))
        return files_close(file, 1, fail("out of memory"));
    watch_signals();
    const int descriptor = open_descriptor(file);
    if (descriptor >= 0)
        file->stream = fdopen(descriptor, "w");
    return file->stream ? 0 : files_close(file, 1, cannot_write(file));
}

/* Is all that was written on the disk? If not, errno says why, also where an earlier write failed. */
static int is_complete(const struct file *file)
{
    FILE *stream = file->stream;
    const int failed_before = ferror(stream);
    errno = 0;
    const int good = (!failed_before || fputc('\n', stream) != EOF) && fflush(stream) == 0 &&
                     (file->direct || fsync(fileno(stream)) == 0);
    if (errno == 0)
        errno = EIO;
    return good && !failed_before;
}

/* Gives a file without a name its temporary one. */
static int name_temporary(struct file *file)
{
    char source[64];
    snprintf(source, sizeof source, "/proc/self/fd/%d", fileno(file->stream));
    /* instead of XXXXXX; such a file can only be left from a process that was killed */
    snprintf(file->temporary + strlen(file->temporary) - 6, 7, "%06lx", (unsigned long)getpid() & 0xffffff);
    unlink(file->temporary);
    sigset_t before;
    block_signals(&before);
    file->named = linkat(AT_FDCWD, source, AT_FDCWD, file->temporary, AT_SYMLINK_FOLLOW) == 0;
    if (file->named)
        replace_unfinished(NULL, file->temporary);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return file->named;
}

/* Puts the new content under its path and keeps the old one. */
static int show(struct file *file)
{
    struct stat info;
    if (file->direct)
        return 1;
    if (stat(file->path, &info) == 0 && S_ISREG(info.st_mode)) {
        unlink(file->backup);
        /* where there are no hard links, the path is free for a moment */
        file->saved = link(file->path, file->backup) == 0 || rename(file->path, file->backup) == 0;
        if (!file->saved)
            return 0;
    }
    file->shown = rename(file->temporary, file->path) == 0;
    return file->shown;
}

/* The reverse. */
static void hide(const struct file *file)
{
    if (file->saved) {
        rename(file->backup, file->path);
        unlink(file->backup); /* still there if both are the same file */
    } else if (file->shown) {
        unlink(file->path);
    }
}

/* All or none; a signal waits until it is one of both. */
static int show_all(struct file *files, size_t n)
{
    sigset_t before;
    block_signals(&before);
    int status = 0;
    for (size_t i = 0; i < n && status == 0; i++)
        if (files[i].stream && !show(&files[i]))
            status = cannot_write(&files[i]);
    for (size_t i = 0; i < n; i++) {
        if (status != 0)
            hide(&files[i]);
        else if (files[i].saved)
            unlink(files[i].backup);
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
    return status;
}

int files_close(struct file *files, size_t n, int status)
{
    for (size_t i = 0; i < n && status == 0; i++)
        if (files[i].stream && !is_complete(&files[i]))
            status = cannot_write(&files[i]);
    for (size_t i = 0; i < n && status == 0; i++)
        if (files[i].stream && !files[i].direct && !files[i].named && !name_temporary(&files[i]))
            status = cannot_write(&files[i]);
    if (status == 0)
        status = show_all(files, n);
    for (size_t i = 0; i < n; i++) {
        if (files[i].named) {
            unlink(files[i].temporary); /* gone where the file was shown */
            replace_unfinished(files[i].temporary, NULL);
        }
        if (files[i].stream)
            fclose(files[i].stream);
        free(files[i].path);
        free(files[i].temporary);
        free(files[i].backup);
        files[i] = (struct file){0};
    }
    return status;
}
