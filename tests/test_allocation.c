/* No evaluation allocates: the C library's allocator is wrapped by functions that count. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "exercise.h"

static long calls;

/* glibc's own allocator under the names it keeps for this purpose. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void __libc_free(void *block);

void *malloc(size_t size)
{
    calls++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    calls++;
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size)
{
    calls++;
    return __libc_realloc(block, size);
}

void free(void *block)
{
    calls++;
    __libc_free(block);
}

static void counter_counts(void **state)
{
    (void)state;
    const long before = calls;
    void *volatile block = malloc(8);
    free(block);
    assert_int_equal(calls, before + 2);
}

static void no_allocation(void **state)
{
    (void)state;
    struct exercise_shapes shapes;
    double sum = 0;
    const long before = calls;
    exercise_build(&shapes);
    for (int i = 0; i < 50; i++)
        sum += exercise(&shapes, 0.1 * i);
    assert_int_equal(calls, before);
    assert_true(isfinite(sum));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(counter_counts), cmocka_unit_test(no_allocation)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
