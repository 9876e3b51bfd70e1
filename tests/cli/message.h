/* What the program prints on stderr, caught by a test that runs its functions. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#undef fail /* of cmocka */
#include "../../cli/text.h"

static FILE *caught; /* stands behind stderr */
static off_t read_so_far;

static inline void catch_messages(void)
{
    caught = tmpfile();
    assert_non_null(caught);
    read_so_far = 0;
    fflush(stderr);
    assert_true(dup2(fileno(caught), STDERR_FILENO) >= 0);
}

/* What was printed since the last call. */
static inline const char *message(void)
{
    static char text[1 << 14];
    const ssize_t n = pread(fileno(caught), text, sizeof text - 1, read_so_far);
    assert_true(n >= 0);
    text[n] = 0;
    assert_int_equal(strlen(text), n);
    read_so_far += n;
    return text;
}

/* One line, "normalcontact: ...", of printable characters. */
static inline void check_message(const char *text)
{
    const size_t n = strlen(text);
    assert_int_equal(strncmp(text, "normalcontact: ", 15), 0);
    assert_true(n > 16 && n < 2000);
    assert_int_equal(text[n - 1], '\n');
    for (size_t i = 0; i < n - 1;) {
        const size_t length = character_length(text + i);
        assert_true(length > 0);
        i += length;
    }
}

#endif
