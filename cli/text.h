/* What the program says: errors that name cause and remedy, and progress. */
#ifndef TEXT_H
#define TEXT_H

/* Exit codes of the program. */
enum { EXIT_DONE = 0, EXIT_FAILED = 1, EXIT_USAGE = 2 };

#if defined(__GNUC__)
#define LIKE_PRINTF __attribute__((format(printf, 1, 2)))
#else
#define LIKE_PRINTF
#endif

/* Print "normalcontact: cause; remedy" on stderr. The first returns EXIT_FAILED, the second EXIT_USAGE. */
int fail(const char *format, ...) LIKE_PRINTF;
int misuse(const char *format, ...) LIKE_PRINTF;

/* A line on stderr that shows how much is done (0 .. 1), or for how long, if stderr is a terminal. It is cleared by
 * progress(1) and before an error. */
void progress(double done);
void progress_seconds(const char *what, int seconds);

#endif
