/* normalcontact: simulates, plots and shows the examples; checks and draws shapes. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "normalcontact.h"
#include "text.h"

static const struct command *const commands[] = {
    &command_list, &command_run,      &command_check,   &command_draw,  &command_fit,
    &command_cam,  &command_distance, &command_convert, &command_sweep, &command_optimise};

enum { COMMANDS = sizeof commands / sizeof *commands };

static void print_help(void)
{
    puts("normalcontact: exact contact kinematics from generating potentials\n\nusage:");
    for (size_t i = 0; i < COMMANDS; i++) {
        const char *text = commands[i]->text;
        printf("  normalcontact %-28s %.*s\n", commands[i]->usage, (int)strcspn(text, "\n"), text);
    }
    puts("\n  normalcontact COMMAND --help        more about a command\n"
         "  normalcontact --version\n\n"
         "exit codes: 0 done, 1 the job failed, 2 wrong usage");
}

static int run_command(const char *name, int count, char **arguments)
{
    for (size_t i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i]->name, name) == 0)
            return commands[i]->run(commands[i], count, arguments);
    return misuse("there is no command '%s'; 'normalcontact --help' lists them",
                  excerpt_of(name, EXCERPT).text);
}

static int run(int count, char **arguments)
{
    if (count < 2) {
        print_help();
        return EXIT_USAGE;
    }
    const char *name = arguments[1];
    const int help = strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0;
    if (help && count > 2) {
        char option[] = "--help", *options[] = {option};
        return run_command(arguments[2], 1, options);
    }
    if (help) {
        print_help();
        return EXIT_DONE;
    }
    if (strcmp(name, "--version") == 0) {
        printf("normalcontact %s\n", nc_version());
        return EXIT_DONE;
    }
    return run_command(name, count - 2, arguments + 2);
}

/* Standard streams that are closed must not become the results' files: messages would be written into
 * these. */
static void occupy_standard_streams(void)
{
    for (int i = STDIN_FILENO; i <= STDERR_FILENO; i++)
        if (fcntl(i, F_GETFD) < 0)
            open("/dev/null",
                 i == STDIN_FILENO ? O_WRONLY : O_RDONLY); /* the lowest number is i; its use fails */
}

int main(int count, char **arguments)
{
    occupy_standard_streams();
    const int status = run(count, arguments);
    if (status == EXIT_DONE && (fflush(stdout) != 0 || ferror(stdout)))
        return fail("cannot write to the standard output: %s", strerror(errno));
    return status;
}
