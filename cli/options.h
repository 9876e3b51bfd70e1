/* Arguments of a command: options and what stands between them. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stddef.h>

enum { MAX_WORDS = 64 };

struct words {
    const char *word[MAX_WORDS];
    size_t count;
};

enum option_kind {
    OPTION_FLAG,   /* target: int, set to 1 */
    OPTION_NUMBER, /* target: double */
    OPTION_WORD,   /* target: const char * */
    OPTION_WORDS   /* target: struct words; may be given several times */
};

struct option {
    const char *name;  /* "--stop" */
    const char *value; /* how the help calls the value; NULL for a flag */
    const char *text;  /* what it does */
    enum option_kind kind;
    void *target;
};

struct command {
    const char *name;
    const char *usage; /* "run NAME [options]" */
    const char *text;  /* first line: what it does; more lines are shown by --help of the command only */
    int (*run)(const struct command *command, int count, char **arguments);
};

enum options_result { OPTIONS_READ, OPTIONS_HELP, OPTIONS_WRONG };

/* Reads the arguments of a command: "--name value" or "--name=value"; what is no option goes to `rest`;
 * after "--" nothing is an option. OPTIONS_HELP: help was asked for and printed. OPTIONS_WRONG: the error
 * has been printed. */
enum options_result options_read(const struct command *command, const struct option *options, size_t n,
                                 int count, char **arguments, struct words *rest);

/* The exit code of a command that ends with its options, or -1: it goes on. */
int options_end(enum options_result result);

/* The whole text as a decimal number; 0 if it is none or not finite. */
int read_number(const char *text, double *number);

#endif
