/* Several threads evaluate the same shapes at the same time and find what one thread alone finds, to the
 * last bit. tests/threads.sh builds kernel and program with ThreadSanitizer. */
#include <pthread.h>
#include <stdio.h>

#include "exercise.h"

enum { THREADS = 4, ROUNDS = 40 };

static struct exercise_shapes shapes;
static double alone[ROUNDS];

static void *work(void *argument)
{
    int *different = argument;
    for (int i = 0; i < ROUNDS; i++)
        *different += exercise(&shapes, 0.1 * i) != alone[i];
    return NULL;
}

int main(void)
{
    pthread_t thread[THREADS];
    int different[THREADS] = {0}, total = 0;
    exercise_build(&shapes);
    for (int i = 0; i < ROUNDS; i++)
        alone[i] = exercise(&shapes, 0.1 * i);
    for (int k = 0; k < THREADS; k++)
        if (pthread_create(&thread[k], NULL, work, &different[k]))
            return 2;
    for (int k = 0; k < THREADS; k++) {
        pthread_join(thread[k], NULL);
        total += different[k];
    }
    printf("%d of %d results differ\n", total, THREADS * ROUNDS);
    return total != 0;
}
