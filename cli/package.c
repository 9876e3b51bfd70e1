#include "package.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "text.h"

/* From the folder of the program; PACKAGE_FOLDER is relative to it, or absolute. */
static void beside_program(char path[PACKAGE_PATH])
{
    char program[PACKAGE_PATH / 2];
    const ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = 0;
    char *slash = strrchr(program, '/');
    if (slash)
        slash[1] = 0;
    snprintf(path, PACKAGE_PATH, "%s%s/NormalContact/package.mo", PACKAGE_FOLDER[0] == '/' ? "" : program,
             PACKAGE_FOLDER);
}

int package_find(char path[PACKAGE_PATH])
{
    struct stat info;
    const char *named = getenv("NORMALCONTACT_MODELICA");
    if (named)
        snprintf(path, PACKAGE_PATH, "%s", named);
    else
        beside_program(path);
    if (stat(path, &info) == 0)
        return 0;
    return fail("the Modelica package '%s' was not found; name its package.mo in the variable "
                "NORMALCONTACT_MODELICA",
                path);
}
