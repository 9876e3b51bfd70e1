/* The commands of the program. */
#ifndef COMMAND_H
#define COMMAND_H

#include "options.h"

extern const struct command command_list, command_run;

#endif
