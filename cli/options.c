#include "options.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

#define DECIMAL "0123456789+-.eE" /* what strtod takes beyond, such as 0x10, is no number here */

int read_number(const char *text, double *number)
{
    char *end;
    *number = strtod(text, &end);
    return end != text && *end == 0 && isfinite(*number) && strspn(text, DECIMAL) == strlen(text);
}

static void print_help(const struct command *command, const struct option *options, size_t n)
{
    printf("usage: normalcontact %s\n\n%s\n", command->usage, command->text);
    if (n > 0)
        puts("\noptions:");
    for (size_t i = 0; i < n; i++) {
        char left[64];
        snprintf(left, sizeof left, "%s %s", options[i].name, options[i].value ? options[i].value : "");
        printf("  %-24s %s\n", left, options[i].text);
    }
}

static const struct option *option_named(const struct option *options, size_t n, const char *name,
                                         size_t length)
{
    for (size_t i = 0; i < n; i++)
        if (strlen(options[i].name) == length && strncmp(options[i].name, name, length) == 0)
            return &options[i];
    return NULL;
}

static int append(struct words *words, const char *word)
{
    if (words->count == MAX_WORDS)
        return misuse("too many arguments; at most %d are allowed", MAX_WORDS);
    words->word[words->count++] = word;
    return 0;
}

static int store(const struct option *option, const char *value)
{
    switch (option->kind) {
    case OPTION_NUMBER:
        if (!read_number(value, option->target))
            return misuse("%s needs a number, not '%s'", option->name, excerpt_of(value, EXCERPT).text);
        return 0;
    case OPTION_WORD:
        if (value[0] == 0)
            return misuse("%s needs a value: %s %s", option->name, option->name, option->value);
        *(const char **)option->target = value;
        return 0;
    case OPTION_WORDS:
        return append(option->target, value);
    default:
        *(int *)option->target = 1;
        return 0;
    }
}

enum options_result options_read(const struct command *command, const struct option *options, size_t n,
                                 int count, char **arguments, struct words *rest)
{
    rest->count = 0;
    int options_end = 0;
    unsigned long long seen = 0; /* a bit for each option */
    for (int i = 0; i < count; i++) {
        const char *argument = arguments[i];
        if (options_end || argument[0] != '-' || argument[1] == 0) {
            if (append(rest, argument))
                return OPTIONS_WRONG;
            continue;
        }
        if (strcmp(argument, "--") == 0) {
            options_end = 1;
            continue;
        }
        if (strcmp(argument, "--help") == 0 || strcmp(argument, "-h") == 0) {
            print_help(command, options, n);
            return OPTIONS_HELP;
        }
        const size_t length = strcspn(argument, "=");
        const struct option *option = option_named(options, n, argument, length);
        if (!option) {
            misuse("there is no option '%.*s'; 'normalcontact %s --help' lists them%s",
                   length < 60 ? (int)length : 60, argument, command->name,
                   argument[1] == '-' ? "" : ", and what is no option goes behind '--'");
            return OPTIONS_WRONG;
        }
        const char *value = argument[length] == '=' ? argument + length + 1 : NULL;
        if (option->kind == OPTION_FLAG && value) {
            misuse("%s takes no value", option->name);
            return OPTIONS_WRONG;
        }
        if (option->kind != OPTION_FLAG && !value) {
            if (i + 1 == count || strncmp(arguments[i + 1], "--", 2) == 0) {
                misuse("%s needs a value: %s %s", option->name, option->name, option->value);
                return OPTIONS_WRONG;
            }
            value = arguments[++i];
        }
        const unsigned long long bit = 1ULL << (option - options);
        if ((seen & bit) && (option->kind == OPTION_NUMBER || option->kind == OPTION_WORD)) {
            misuse("%s is given twice; leave one of them out", option->name);
            return OPTIONS_WRONG;
        }
        seen |= bit;
        if (store(option, value))
            return OPTIONS_WRONG;
    }
    return OPTIONS_READ;
}

int options_end(enum options_result result)
{
    return result == OPTIONS_READ ? -1 : result == OPTIONS_HELP ? EXIT_DONE : EXIT_USAGE;
}
