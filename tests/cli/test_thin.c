/* Thinning row by row against choosing among all rows at once; bounded memory; what may never be lost. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../cli/thin.h"
#include "../random.h"

enum { OUTPUTS = 4, PLOTTED = 3, FRAMES = 80 };

static const struct output outputs[OUTPUTS] = {{"a", "m", "", 1, NULL},
                                               {"hidden", "m", "", 0, NULL},
                                               {"b", "m", "", -2, NULL},
                                               {"c", "1", "", 2, NULL}};
static const struct system sample = {
    .name = "sample", .outputs = outputs, .n_outputs = OUTPUTS, .n_bodies = 2, .n_contacts = 1};

/* All rows, and which of them must stay. */
struct rows {
    size_t count;
    double *time, (*values)[OUTPUTS], *weight;
    int *stays, *frame, *event;
};

static struct rows rows_new(size_t count)
{
    return (struct rows){count,
                         calloc(count, sizeof(double)),
                         calloc(count, sizeof(double[OUTPUTS])),
                         calloc(count, sizeof(double)),
                         calloc(count, sizeof(int)),
                         calloc(count, sizeof(int)),
                         calloc(count, sizeof(int))};
}

static void rows_free(struct rows *rows)
{
    free(rows->time);
    free(rows->values);
    free(rows->weight);
    free(rows->stays);
    free(rows->frame);
    free(rows->event);
}

/* A wave with thin peaks, a staircase with many equal values, and noise with holes; events at random. */
static void rows_fill(struct rows *rows, uint64_t seed, double events)
{
    struct random random = {seed};
    for (size_t i = 0; i < rows->count; i++) {
        rows->time[i] = 1e-3 * (double)i;
        rows->values[i][0] =
            sin(0.01 * (double)i) + (random_bits(&random) % 500 == 0 ? random_uniform(&random, -9, 9) : 0);
        rows->values[i][1] = NAN;
        rows->values[i][2] = (double)(i / 700 % 5);
        rows->values[i][3] = random_bits(&random) % 4 == 0 ? NAN : random_uniform(&random, -1, 1);
        rows->weight[i] = random_uniform(&random, 0, 1) < events ? (double)(random_bits(&random) % 6) : -1;
    }
}

static void feed(struct thin *thin, const struct rows *rows)
{
    double poses[2][7] = {{0}};
    struct frame_contact contact = {0};
    for (size_t i = 0; i < rows->count; i++) {
        poses[1][6] = contact.force[2] = (double)i;
        thin_add(thin, rows->time[i], rows->values[i], poses, &contact, rows->weight[i]);
        assert_true(thin->rows <= thin->max_rows && thin->frames <= thin->max_frames);
    }
    thin_finish(thin);
}

/* The same choice, made with all rows at hand. */
static void choose(struct rows *rows, const struct thin *thin)
{
    static const size_t plotted[PLOTTED] = {0, 2, 3};
    size_t number = 0, best = 0, stretch = SIZE_MAX;
    memset(rows->stays, 0, rows->count * sizeof(int));
    memset(rows->event, 0, rows->count * sizeof(int));
    for (size_t i = 0; i < rows->count; i++) {
        if (rows->weight[i] < 0)
            continue;
        const size_t now = number++ >> thin->event_level;
        if (now != stretch || rows->weight[i] > rows->weight[best]) {
            if (now == stretch)
                rows->event[best] = 0;
            rows->event[i] = 1;
            best = i;
        }
        stretch = now;
    }
    for (size_t i = 0; i < rows->count; i++) {
        rows->frame[i] =
            i % ((size_t)1 << thin->frame_level) == 0 || rows->event[i] || i + 1 == rows->count;
        rows->stays[i] |= rows->frame[i];
        if (rows->event[i] && i > 0)
            rows->stays[i - 1] = 1;
    }
    const size_t length = (size_t)1 << thin->row_level;
    for (size_t a = 0; a < rows->count; a += length) {
        const size_t b = a + length < rows->count ? a + length : rows->count;
        rows->stays[a] = 1;
        for (size_t j = 0; j < PLOTTED; j++) {
            size_t low = b, high = b;
            for (size_t i = a; i < b; i++) {
                const double value = rows->values[i][plotted[j]];
                if (isnan(value))
                    continue;
                low = low == b || value < rows->values[low][plotted[j]] ? i : low;
                high = high == b || value > rows->values[high][plotted[j]] ? i : high;
            }
            if (low < b)
                rows->stays[low] = rows->stays[high] = 1;
        }
    }
}

static void compare(struct rows *rows, const struct thin *thin)
{
    choose(rows, thin);
    size_t k = 0, frame = 0;
    for (size_t i = 0; i < rows->count; i++) {
        if (!rows->stays[i])
            continue;
        assert_true(k < thin->rows);
        const struct thin_row *row = &thin->row[k];
        assert_int_equal(row->number, i);
        assert_true(row->time == rows->time[i]);
        assert_int_equal(row->event > 0, rows->event[i]);
        assert_int_equal(row->frame, rows->frame[i]);
        assert_memory_equal(&thin->values[k * PLOTTED], &rows->values[i][0], sizeof(double));
        assert_memory_equal(&thin->values[k * PLOTTED + 1], &rows->values[i][2], 2 * sizeof(double));
        if (row->frame) {
            assert_true(thin->poses[2 * frame + 1][6] == (double)i);
            assert_true(thin->contacts[frame].force[2] == (double)i);
            frame++;
        }
        k++;
    }
    assert_int_equal(k, thin->rows);
    assert_int_equal(frame, thin->frames);
}

static void thinning_row_by_row_chooses_as_with_all_rows_at_hand(void **state)
{
    (void)state;
    static const size_t counts[] = {1, 2, 3, 63, 64, 65, 81, 319, 320, 321, 1000, 5000, 20011, 60000};
    static const double events[] = {0, 0.001, 0.03, 0.5, 1};
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
        for (size_t e = 0; e < sizeof events / sizeof *events; e++) {
            struct rows rows = rows_new(counts[c]);
            struct thin thin;
            rows_fill(&rows, 100 * c + e + 1, events[e]);
            assert_int_equal(thin_start(&thin, &sample, FRAMES), 0);
            feed(&thin, &rows);
            assert_int_equal(thin.count, counts[c]);
            compare(&rows, &thin);
            if (counts[c] > 100000 / FRAMES)
                assert_true(thin.rows > thin.max_rows / 8); /* not thinner than needed */
            thin_free(&thin);
            rows_free(&rows);
        }
}

static void a_short_run_stays_whole(void **state)
{
    (void)state;
    struct rows rows = rows_new(FRAMES);
    struct thin thin;
    rows_fill(&rows, 5, 0.1);
    assert_int_equal(thin_start(&thin, &sample, FRAMES), 0);
    feed(&thin, &rows);
    assert_int_equal(thin.rows, FRAMES);
    assert_int_equal(thin.frames, FRAMES);
    thin_free(&thin);
    rows_free(&rows);
}

static void fewer_and_fewer_rows_and_frames_keep_the_extreme_values(void **state)
{
    (void)state;
    struct rows rows = rows_new(30000);
    struct thin thin;
    rows_fill(&rows, 7, 0.01);
    assert_int_equal(thin_start(&thin, &sample, 1000), 0);
    feed(&thin, &rows);
    while (thin_fewer_frames(&thin)) {
        thin_finish(&thin);
        compare(&rows, &thin);
    }
    assert_int_equal(thin.frames, 3); /* the first, the heaviest event, the last */
    while (thin_fewer_rows(&thin))
        compare(&rows, &thin);
    assert_true(thin.rows <= 3 + 1 + 2 * PLOTTED);
    double low = INFINITY, high = -INFINITY, kept_low = INFINITY, kept_high = -INFINITY;
    for (size_t i = 0; i < rows.count; i++) {
        low = fmin(low, rows.values[i][0]);
        high = fmax(high, rows.values[i][0]);
    }
    for (size_t i = 0; i < thin.rows; i++) {
        kept_low = fmin(kept_low, thin.values[i * PLOTTED]);
        kept_high = fmax(kept_high, thin.values[i * PLOTTED]);
    }
    assert_true(low == kept_low && high == kept_high);
    thin_free(&thin);
    rows_free(&rows);
}

static void a_row_at_the_same_time_replaces_the_last_one_and_keeps_its_event(void **state)
{
    (void)state;
    struct thin thin;
    double poses[2][7] = {{0}};
    const struct frame_contact contact = {0};
    const double first[OUTPUTS] = {1, 2, 3, 4}, second[OUTPUTS] = {5, 6, 7, 8};
    assert_int_equal(thin_start(&thin, &sample, FRAMES), 0);
    thin_add(&thin, 0, first, poses, &contact, -1);
    thin_add(&thin, 1, first, poses, &contact, 2);
    poses[0][0] = 9;
    thin_add(&thin, 1, second, poses, &contact, -1);
    thin_add(&thin, 2, first, poses, &contact, -1);
    thin_add(&thin, 2, first, poses, &contact, 1);
    thin_finish(&thin);
    assert_int_equal(thin.rows, 3);
    assert_int_equal(thin.count, 3);
    assert_int_equal(thin.event_rows, 2);
    assert_true(thin.row[1].event && thin.row[1].weight == 2 && thin.values[PLOTTED] == 5 &&
                thin.poses[2][0] == 9);
    assert_true(thin.row[0].before && thin.row[1].before && thin.row[2].event);
    thin_free(&thin);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(thinning_row_by_row_chooses_as_with_all_rows_at_hand),
        cmocka_unit_test(a_short_run_stays_whole),
        cmocka_unit_test(fewer_and_fewer_rows_and_frames_keep_the_extreme_values),
        cmocka_unit_test(a_row_at_the_same_time_replaces_the_last_one_and_keeps_its_event),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
