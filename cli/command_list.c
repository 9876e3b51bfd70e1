#include <stdio.h>

#include "command.h"
#include "system.h"
#include "text.h"

static int list(const struct command *command, int count, char **arguments)
{
    struct words rest;
    int parameters = 0;
    const struct option options[] = {
        {"--parameters", NULL, "also the parameters of each, with defaults", OPTION_FLAG, &parameters},
    };
    const int ended = options_end(options_read(command, options, 1, count, arguments, &rest));
    if (ended >= 0)
        return ended;
    if (rest.count > 0)
        return misuse("list takes no argument '%s'", rest.word[0]);
    for (size_t i = 0; all_systems[i]; i++) {
        const struct system *system = all_systems[i];
        printf("%-24s %s\n", system->name, system->title);
        for (size_t j = 0; parameters && j < system->n_parameters; j++) {
            const struct parameter *p = &system->parameters[j];
            printf("    %-18s %-12g %-8s %s\n", p->name, p->value, p->unit, p->text);
        }
    }
    return EXIT_DONE;
}

const struct command command_list = {"list", "list [options]", "the examples, one line each", list};
