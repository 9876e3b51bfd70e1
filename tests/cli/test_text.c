/* What the program says: characters, excerpts, progress. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "message.h"

#include <fcntl.h>
#include <time.h>

/* The bytes of a code point, without any rule. */
static size_t encode(unsigned long code, char out[5])
{
    const size_t n = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    memset(out, 0, 5);
    for (size_t i = n - 1; i > 0; i--, code >>= 6)
        out[i] = (char)(0x80 | (code & 0x3f));
    out[0] = (char)(n == 1 ? code : (0xf00u >> n & 0xff) | code);
    return n;
}

static void test_characters(void **state)
{
    (void)state;
    char bytes[5];
    for (unsigned long code = 0; code < 0x120000; code++) {
        const int printable = code >= 0x20 && !(code >= 0x7f && code < 0xa0) &&
                              !(code >= 0xd800 && code < 0xe000) && (code & 0xfffe) != 0xfffe &&
                              code < 0x110000;
        const size_t n = encode(code, bytes);
        assert_int_equal(character_length(bytes), printable ? n : 0);
        if (n > 1) { /* cut off */
            bytes[n - 1] = 0;
            assert_int_equal(character_length(bytes), 0);
        }
    }
    assert_int_equal(character_length("\xc0\x80"), 0); /* more bytes than need be */
    assert_int_equal(character_length("\xe0\x9f\xbf"), 0);
    assert_int_equal(character_length("\xf0\x8f\xbf\xbf"), 0);
    assert_int_equal(character_length("\x80"), 0);
    assert_int_equal(character_length("\xff"), 0);
}

static void test_a_message_is_one_printable_line(void **state)
{
    (void)state;
    catch_messages();
    assert_int_equal(fail("%s", "a\n\tb\033[31m\xff \xc3\xa4\x7f"), EXIT_FAILED);
    assert_string_equal(message(), "normalcontact: a\\n\\tb\\x1b[31m\\xff \xc3\xa4\\x7f\n");
    char *const name = malloc(5001);
    memset(name, 'x', 5000);
    name[5000] = 0;
    assert_int_equal(misuse("no '%s'", name), EXIT_USAGE);
    assert_int_equal(strlen(message()), 15 + 5000 + 5 + 1);
    free(name);
}

static void test_excerpts(void **state)
{
    (void)state;
    assert_string_equal(excerpt_of("abc", 3).text, "abc");
    assert_string_equal(excerpt_of("abc \n", 3).text, "abc");
    assert_string_equal(excerpt_of("abcd", 3).text, "abc...");
    assert_string_equal(excerpt_of("a\nb", 3).text, "a...");
    assert_string_equal(excerpt_of("", 3).text, "");
    assert_string_equal(excerpt_of("\xc3\xa4\xc3\xa4\xc3\xa4", 2).text, "\xc3\xa4\xc3\xa4...");
    char longest[4 * EXCERPT + 1] = "";
    for (int i = 0; i < EXCERPT; i++)
        strcat(longest, "\xf0\x9f\x99\x82");
    assert_string_equal(excerpt_of(longest, 1000).text, longest);
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void work(double seconds)
{
    for (const double end = now() + seconds; now() < end;)
        ;
}

/* All that arrives at a terminal. */
static const char *terminal_text(int terminal)
{
    static char text[1 << 14];
    fflush(stderr);
    nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
    size_t used = 0;
    for (ssize_t n = 1; n > 0; used += n > 0 ? (size_t)n : 0)
        n = read(terminal, text + used, sizeof text - 1 - used);
    text[used] = 0;
    return text;
}

static int open_terminal(void)
{
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0)
        return -1;
    const int other = open(ptsname(terminal), O_RDWR | O_NOCTTY);
    return other >= 0 && dup2(other, STDERR_FILENO) >= 0 ? terminal : -1;
}

static void test_progress_after_a_second(void **state)
{
    (void)state;
    const int terminal = open_terminal();
    if (terminal < 0)
        skip();
    progress_working("quick");
    work(0.3);
    progress_working(NULL);
    for (double done = 0; done < 1; done += 0.001)
        progress(done);
    progress(1);
    assert_string_equal(terminal_text(terminal), "");

    progress_working("slow");
    work(2.5);
    const char *text = terminal_text(terminal);
    assert_non_null(strstr(text, "\rslow: 1 s\rslow: 2 s"));
    fail("that is it");
    text = terminal_text(terminal);
    assert_non_null(strstr(text, " \rnormalcontact: that is it")); /* the line was cleared */
    work(1.2);
    assert_string_equal(terminal_text(terminal), ""); /* and the clock stopped */

    progress(0);
    work(1.1);
    for (double done = 0.6; done < 0.95; done += 0.0001)
        progress(done);
    text = terminal_text(terminal);
    assert_non_null(strstr(text, " 60 %\r"));
    assert_non_null(strstr(text, " 94 %"));
    assert_true(strlen(text) < 40 * 60);
    progress(1);
    text = terminal_text(terminal);
    assert_int_equal(strspn(text, "\r "), strlen(text));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_characters),
        cmocka_unit_test(test_a_message_is_one_printable_line),
        cmocka_unit_test(test_excerpts),
        cmocka_unit_test(test_progress_after_a_second),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
