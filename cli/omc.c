#include "omc.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "text.h"

/* Bytes that omc may fill before it collects garbage, which would take a third of its time. */
#define OMC_HEAP "1000000000"

int omc_run(const char *folder, const char *script, const char *doing, const char *instead)
{
    const char *omc = getenv("OMC") ? getenv("OMC") : "omc";
    int state = 0;
    fflush(NULL);
    progress_working(doing);
    const pid_t child = fork();
    if (child == 0) {
        const int log = chdir(folder) == 0 ? open("log.txt", O_WRONLY | O_CREAT | O_TRUNC, 0666) : -1;
        const int nothing = open("/dev/null", O_RDONLY);
        if (log < 0 || nothing < 0 || dup2(nothing, 0) < 0 || dup2(log, 1) < 0 || dup2(log, 2) < 0)
            _exit(126);
        setenv("GC_INITIAL_HEAP_SIZE", OMC_HEAP, 0);
        execlp(omc, omc, script, (char *)NULL);
        _exit(127);
    }
    pid_t done = child;
    while (child > 0 && (done = waitpid(child, &state, 0)) < 0 && errno == EINTR)
        continue;
    progress_working(NULL);
    if (child < 0 || done < 0)
        return fail("cannot start '%s': %s", omc, strerror(errno));
    if (WIFEXITED(state) && WEXITSTATUS(state) == 127)
        return fail(
            "OpenModelica's compiler '%s' was not found; install OpenModelica, or name the program in the "
            "variable OMC%s",
            omc, instead);
    return 0;
}

void omc_show_log(const char *folder)
{
    char path[4096], line[512];
    snprintf(path, sizeof path, "%s/log.txt", folder);
    FILE *log = fopen(path, "r");
    while (log && fgets(line, sizeof line, log))
        fputs(line, stderr);
    if (log)
        fclose(log);
}
