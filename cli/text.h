/* What the program says: errors that name cause and remedy, and progress. */
#ifndef TEXT_H
#define TEXT_H

#include <stddef.h>
#include <stdio.h>

/* Exit codes of the program. */
enum { EXIT_DONE = 0, EXIT_FAILED = 1, EXIT_USAGE = 2 };

#if defined(__GNUC__)
#define LIKE_PRINTF __attribute__((format(printf, 1, 2)))
#else
#define LIKE_PRINTF
#endif

/* Print "normalcontact: cause; remedy" on stderr, one line without a control character. The first returns
 * EXIT_FAILED, the second EXIT_USAGE. */
int fail(const char *format, ...) LIKE_PRINTF;
int misuse(const char *format, ...) LIKE_PRINTF;

/* The length in bytes of the character (UTF-8) at the beginning of a text; 0 at the end of the text, for a
 * control character and for a byte that belongs to no character. */
size_t character_length(const char *text);

/* A value that is zero up to rounding, against the scale of its neighbours, is to be printed as zero. */
double tidy(double value, double scale);

/* Writes a text in one line: what is no printable character as \n, \t or \xNN. */
void write_printable(FILE *out, const char *text);

/* The beginning of the first line of a text, at most EXCERPT characters, with "..." where something was
 * left out. */
enum { EXCERPT = 48 };

struct excerpt {
    char text[4 * EXCERPT + 4];
};

struct excerpt excerpt_of(const char *text, size_t characters);

/* A line on stderr, if that is a terminal and a second has passed since the first call: how much is done (0
 * .. 1), or a line. It is cleared by progress(1) and before an error. */
void progress(double done);
void progress_line(const char *line);

/* The same for work that cannot tell how far it is: after a second a line counts the seconds, until what is
 * NULL or an error is printed. */
void progress_working(const char *what);

#endif
