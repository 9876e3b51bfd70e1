/* Modelica classes of the user: omc translates and compiles one once, into the folder model/ of the plan.
 * */
#ifndef SWEEP_MODELICA_H
#define SWEEP_MODELICA_H

#include "plan.h"

enum class_type { CLASS_REAL, CLASS_INTEGER, CLASS_BOOLEAN };

/* What model_init.xml says of the variables. */
struct class_text {
    char *text;
};

/* Compiles the class; checks that the parameters can be changed and that the outputs exist. Prints what
 * went wrong and returns an exit code, or 0; so do the others. */
int class_compile(struct plan *plan);

int class_text_read(struct class_text *class, const struct plan *plan);
void class_text_free(struct class_text *class);

/* Is there a variable of this name? Can it be changed without compiling again, and what is it? */
int class_variable(const struct class_text *class, const char *name, int *changeable,
                   enum class_type *type);

/* When its simulation ends. */
double class_stop(const struct class_text *class);

#endif
