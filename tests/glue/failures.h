/* What a Modelica tool does with the errors of the glue, for tests: with FAILURES_ARE_AWAITED the message is kept and
 * the test goes on at setjmp(failure), else it fails. Included after cmocka.h, once in a test. */
#ifndef FAILURES_H
#define FAILURES_H

#include <stdio.h>

static char message[1000];
#ifdef FAILURES_ARE_AWAITED
static jmp_buf failure;
#endif

void ModelicaFormatError(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
#ifdef FAILURES_ARE_AWAITED
    longjmp(failure, 1);
#else
    fail_msg("%s", message);
#endif
}

#endif
