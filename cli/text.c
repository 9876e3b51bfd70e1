#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

static void say(const char *format, va_list arguments)
{
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
    if (!isatty(STDERR_FILENO))
        return;
    if (done >= 1) {
        fprintf(stderr, "\r%*s\r", WIDTH + 8, "");
        return;
    }
    char bar[WIDTH + 1];
    for (int i = 0; i < WIDTH; i++)
        bar[i] = i < done * WIDTH ? '=' : ' ';
    bar[WIDTH] = 0;
    fprintf(stderr, "\r[%s] %3.0f %%", bar, 100 * done);
    fflush(stderr);
}
