#include "text.h"

#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* --- Characters ------------------------------------------------------------------------------------- */

size_t character_length(const char *text)
{
    const unsigned char *byte = (const unsigned char *)text;
    if (byte[0] < 0x80)
        return byte[0] >= ' ' && byte[0] != 0x7f;
    const size_t length = byte[0] >= 0xc2 && byte[0] < 0xe0   ? 2
                          : byte[0] >= 0xe0 && byte[0] < 0xf0 ? 3
                          : byte[0] >= 0xf0 && byte[0] < 0xf5 ? 4
                                                              : 0;
    unsigned long code = length ? byte[0] & (0x7fu >> length) : 0;
    for (size_t i = 1; i < length; i++) {
        if ((byte[i] & 0xc0) != 0x80)
            return 0;
        code = code << 6 | (byte[i] & 0x3f);
    }
    /* longer than need be, second set of control characters, surrogates, noncharacters */
    const unsigned long least[] = {0, 0, 0xa0, 0x800, 0x10000};
    return code < least[length] || (code >= 0xd800 && code < 0xe000) || (code & 0xfffe) == 0xfffe ||
                   code > 0x10ffff
               ? 0
               : length;
}

double tidy(double value, double scale)
{
    return fabs(value) < 1e-12 * scale ? 0 : value;
}

void write_printable(FILE *out, const char *text)
{
    while (*text) {
        const size_t length = character_length(text);
        if (length > 0)
            fwrite(text, 1, length, out);
        else if (*text == '\n' || *text == '\t')
            fputs(*text == '\n' ? "\\n" : "\\t", out);
        else
            fprintf(out, "\\x%02x", (unsigned)(unsigned char)*text);
        text += length ? length : 1;
    }
}

struct excerpt excerpt_of(const char *text, size_t characters)
{
    struct excerpt excerpt;
    size_t length = 0;
    for (size_t i = 0; i < characters && i < EXCERPT && text[length] && text[length] != '\n'; i++) {
        const size_t more = character_length(text + length);
        length += more ? more : 1;
    }
    const int cut = text[length + strspn(text + length, " \t\r\n")] != 0;
    snprintf(excerpt.text, sizeof excerpt.text, "%.*s%s", (int)length, text, cut ? "..." : "");
    return excerpt;
}

/* --- Progress --------------------------------------------------------------------------------------- */

enum { LINE = 60 }; /* characters of the line that is shown */

static volatile sig_atomic_t shown = -1; /* what progress is on the terminal; -1: none */
static const char *volatile working;     /* what the timer counts the seconds of */

static void clear_progress(void)
{
    working = NULL;
    alarm(0);
    if (shown >= 0)
        fprintf(stderr, "\r%*s\r", LINE, "");
    shown = -1;
}

/* Seconds since the first call after start = 0. */
static double seconds_since(double *start)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    const double seconds = (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
    if (*start == 0)
        *start = seconds;
    return seconds - *start;
}

void progress(double done)
{
    enum { WIDTH = 40 };
    static double start;
    static int before = -1; /* percent at the last call */
    const int percent = (int)(100 * done);
    if (done >= 1) {
        clear_progress();
        start = 0;
        before = -1;
    } else if (percent != before && seconds_since(&start) >= 1 && isatty(STDERR_FILENO)) {
        char bar[WIDTH + 1];
        for (int i = 0; i < WIDTH; i++)
            bar[i] = i < done * WIDTH ? '=' : ' ';
        bar[WIDTH] = 0;
        fprintf(stderr, "\r[%s] %3d %%", bar, percent);
        before = percent;
        shown = 0;
    }
}

void progress_line(const char *line)
{
    static double start, last;
    const double seconds = seconds_since(&start);
    if (seconds < 1 || seconds - last < 0.2 || !isatty(STDERR_FILENO))
        return;
    last = seconds;
    fprintf(stderr, "\r%-*.*s", LINE, LINE, line);
    shown = 0;
}

/* Once a second; stdio may be in use, so the line is written without it. */
static void show_working(int signal_number)
{
    const char *c = working;
    if (!c)
        return;
    char line[LINE] = "\r";
    size_t n = 1;
    for (; *c && n < LINE - 16; c++)
        line[n++] = *c;
    line[n++] = ':';
    line[n++] = ' ';
    const long seconds = shown < 0 ? 1 : shown + 1L;
    long digit = 1;
    while (digit <= seconds / 10)
        digit *= 10;
    for (; digit > 0; digit /= 10)
        line[n++] = (char)('0' + seconds / digit % 10);
    line[n++] = ' ';
    line[n++] = 's';
    if (write(STDERR_FILENO, line, n) == (ssize_t)n)
        shown = (sig_atomic_t)seconds;
    alarm(1);
    (void)signal_number;
}

void progress_working(const char *what)
{
    if (!what || !isatty(STDERR_FILENO)) {
        clear_progress();
        return;
    }
    struct sigaction action = {.sa_handler = show_working, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(SIGALRM, &action, NULL);
    fflush(stderr);
    working = what;
    alarm(1);
}

/* --- Errors ----------------------------------------------------------------------------------------- */

/* The whole line is written at once: stderr has no buffer. */
static void say(const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    const int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *text = length < 0 ? NULL : malloc((size_t)length + 1), *line = NULL;
    size_t size = 0;
    if (text)
        vsnprintf(text, (size_t)length + 1, format, arguments);
    FILE *stream = open_memstream(&line, &size);
    if (stream) {
        fputs("normalcontact: ", stream);
        write_printable(stream, text ? text : format);
        fputc('\n', stream);
        fclose(stream);
    }
    clear_progress();
    fflush(stdout);
    if (line)
        fwrite(line, 1, size, stderr);
    free(line);
    free(text);
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
