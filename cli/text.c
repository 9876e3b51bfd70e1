#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

static int shown = -1; /* what progress is on the terminal; -1: none */

static void clear_progress(void)
{
    if (shown >= 0)
        fprintf(stderr, "\r%*s\r", 60, "");
    shown = -1;
}

static void say(const char *format, va_list arguments)
{
    clear_progress();
    fflush(stdout);
    fputs("normalcontact: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
}

int fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(format, arguments);
    va_end(arguments);
    return EXIT_FAILED;
}

int misuse(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(format, arguments);
    va_end(arguments);
    return EXIT_USAGE;
}

void progress(double done)
{
    enum { WIDTH = 40 };
    const int percent = (int)(100 * done);
    if (done >= 1)
        clear_progress();
    else if (percent != shown && isatty(STDERR_FILENO)) {
        char bar[WIDTH + 1];
        for (int i = 0; i < WIDTH; i++)
            bar[i] = i < done * WIDTH ? '=' : ' ';
        bar[WIDTH] = 0;
        fprintf(stderr, "\r[%s] %3d %%", bar, percent);
        shown = percent;
    }
}

void progress_seconds(const char *what, int seconds)
{
    if (seconds == shown || !isatty(STDERR_FILENO))
        return;
    fprintf(stderr, "\r%s: %d s", what, seconds);
    shown = seconds;
}
