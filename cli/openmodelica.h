/* The Modelica class that OpenModelica runs: the example with its changed parameters, and what shows its
 * motion as variables of its own. */
#ifndef OPENMODELICA_H
#define OPENMODELICA_H

#include <stdio.h>

#include "simulate.h"

/* The script and the class RunExample, both for the folder in which omc is started. Print what went wrong
 * and return EXIT_FAILED, or 0. */
void openmodelica_script(FILE *out, const struct model *model, const struct experiment *experiment,
                         const char *package);
int openmodelica_class(FILE *out, const struct model *model, double start); /* start: its first state */

/* Names of its variables: of the pose of body i, and of contact i; the elements of vectors are name[1], ...
 */
enum { OPENMODELICA_NAME = 64 };
void openmodelica_name(char name[OPENMODELICA_NAME], const char *what, size_t i, size_t element);

/* How many numbers the pose of a body is: x, y, angle; in space position and matrix from the world to the
 * body. */
size_t openmodelica_pose_size(const struct system *system);

/* The name of an output. */
const char *openmodelica_output(const struct output *output);

#endif
