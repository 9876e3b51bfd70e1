#define _GNU_SOURCE
#include "pool.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "bundle.h"
#include "runner.h"
#include "text.h"

/* Lines that a worker has got at most: the one it runs and the next ones, so that it never waits, not even
 * for the disk. How often a run may end its worker. */
enum { AHEAD = 16, MAX_DEATHS = 3 };

struct item {
    size_t row;
    int deaths;
    char line[PLAN_LINE];
};

struct worker {
    pid_t process;
    int to, from; /* pipes */
    struct item item[AHEAD];
    size_t items;
    char message[RESULT_LINE + 32]; /* what has come of the present line */
    size_t used;
};

/* A task of which runs are under way. */
struct open_task {
    size_t task, first, rows, done;
    char **line;
};

struct pool {
    const struct plan *plan;
    struct worker *worker;
    size_t jobs;
    struct open_task *open;
    size_t capacity, count; /* of open tasks */
    struct table table;
    size_t next_task, last; /* tasks that have not begun */
    size_t next_row, end;   /* rows of the newest open one that have not been given out */
    size_t total, given;    /* runs to do; of these given out */
    struct pool_work *work;
    double begin;
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* --- Workers ---------------------------------------------------------------------------------------- */

/* Its lines of results begin with the seconds that the run took. */
static void work(const struct plan *plan, int from, int to)
{
    struct runner runner;
    char line[PLAN_LINE], result[RESULT_LINE], message[RESULT_LINE + 32];
    FILE *in = fdopen(from, "r");
    if (!in || runner_begin(&runner, plan) != 0)
        _exit(EXIT_FAILED);
    while (fgets(line, sizeof line, in)) {
        const double begin = now();
        runner_line(&runner, line, result);
        const size_t length = (size_t)snprintf(message, sizeof message, "%.6f\t%s", now() - begin, result);
        for (size_t done = 0; done < length;) {
            const ssize_t n = write(to, message + done, length - done);
            if (n < 0)
                _exit(EXIT_FAILED);
            done += (size_t)n;
        }
    }
    _exit(EXIT_DONE);
}

static int send_item(const struct worker *worker, const struct item *item)
{
    const size_t length = strlen(item->line);
    return write(worker->to, item->line, length) == (ssize_t)length
               ? 0
               : -1; /* below PIPE_BUF: all or nothing */
}

static int start_worker(struct pool *pool, struct worker *worker)
{
    int to[2], from[2];
    worker->used = 0;
    if (pipe(to) != 0)
        return fail("cannot start a worker: %s", strerror(errno));
    if (pipe(from) != 0) {
        close(to[0]);
        close(to[1]);
        return fail("cannot start a worker: %s", strerror(errno));
    }
    const pid_t parent = getpid();
    fflush(NULL);
    worker->process = fork();
    if (worker->process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL); /* nothing is computed for nobody */
        if (getppid() != parent)
            _exit(EXIT_FAILED);
        signal(SIGPIPE, SIG_DFL);
        for (size_t i = 0; i < pool->jobs; i++)
            if (&pool->worker[i] != worker && pool->worker[i].process > 0) {
                close(pool->worker[i].to);
                close(pool->worker[i].from);
            }
        close(to[1]);
        close(from[0]);
        work(pool->plan, to[0], from[1]);
    }
    close(to[0]);
    close(from[1]);
    worker->to = to[1];
    worker->from = from[0];
    return worker->process > 0 ? 0 : fail("cannot start a worker: %s", strerror(errno));
}

static void end_worker(struct worker *worker, int *state)
{
    close(worker->to);
    close(worker->from);
    while (waitpid(worker->process, state, 0) < 0 && errno == EINTR)
        continue;
    worker->process = 0;
}

/* --- Tasks ------------------------------------------------------------------------------------------ */

/* Opens the next task that is not done; 0: there is none or no room. */
static int open_next(struct pool *pool, int *status)
{
    if (pool->count == pool->capacity)
        return 0;
    for (; pool->next_task <= pool->last; pool->next_task++) {
        const enum bundle_state state = bundle_state(pool->plan, pool->next_task);
        if (state == BUNDLE_THERE)
            continue;
        struct open_task *open = &pool->open[pool->count];
        *open = (struct open_task){.task = pool->next_task};
        plan_task_rows(pool->plan, open->task, &open->first, &pool->end);
        open->rows = pool->end - open->first;
        open->line = calloc(open->rows, sizeof *open->line);
        table_close(&pool->table);
        *status = state == BUNDLE_FOREIGN ? EXIT_FAILED
                  : open->line            ? table_open(&pool->table, pool->plan, open->first)
                                          : fail("out of memory");
        pool->next_row = open->first;
        pool->next_task++;
        pool->count++;
        return *status == 0;
    }
    return 0;
}

static void close_task(struct pool *pool, struct open_task *open)
{
    for (size_t i = 0; i < open->rows && open->line; i++)
        free(open->line[i]);
    free(open->line);
    *open = pool->open[--pool->count];
}

static void show_progress(const struct pool *pool)
{
    char line[80];
    const double seconds = now() - pool->begin, rate = (double)pool->work->runs / seconds;
    const double left = (double)(pool->total - pool->work->runs) / rate;
    snprintf(line, sizeof line, "%zu of %zu runs, %.3g/s, %.0f:%02.0f left", pool->work->runs, pool->total,
             rate, (left - (double)((long)left % 60)) / 60, (double)((long)left % 60));
    progress_line(line);
}

/* A result; the file of its task where it was the last one. */
static int keep(struct pool *pool, size_t row, const char *line)
{
    struct open_task *open = pool->open;
    while (open < pool->open + pool->count && (row < open->first || row - open->first >= open->rows))
        open++;
    if (open == pool->open + pool->count || open->line[row - open->first])
        return fail("a worker has returned row %zu, which it was not given", row);
    open->line[row - open->first] = strdup(line);
    if (!open->line[row - open->first])
        return fail("out of memory");
    const char *failed = strstr(line, ",failed: "), *quoted = strstr(line, ",\"failed: ");
    pool->work->failed += failed || quoted;
    pool->work->runs++;
    show_progress(pool);
    if (++open->done < open->rows)
        return 0;
    const int status = bundle_write(pool->plan, open->task, open->line, open->rows);
    close_task(pool, open);
    return status;
}

/* Gives a worker lines until it has so many. */
static int feed(struct pool *pool, struct worker *worker, size_t items)
{
    int status = 0;
    while (status == 0 && worker->items < items) {
        if (pool->next_row == pool->end && !open_next(pool, &status))
            return status;
        struct item *item = &worker->item[worker->items];
        status = table_next(&pool->table, pool->plan, pool->next_row);
        if (status != 0)
            return status;
        item->row = pool->next_row++;
        pool->given++;
        item->deaths = 0;
        snprintf(item->line, PLAN_LINE, "%.*s\n", PLAN_LINE - 2, pool->table.line);
        worker->items++;
        if (send_item(worker, item) != 0)
            return 0; /* it is dead: reading from it tells, and its items are sent again */
    }
    return status;
}

static void drop_item(struct worker *worker)
{
    worker->items--;
    memmove(worker->item, worker->item + 1, worker->items * sizeof *worker->item);
}

static int replace_worker(struct pool *pool, struct worker *worker)
{
    int state = 0, status = 0;
    end_worker(worker, &state);
    if (worker->items > 0 && ++worker->item[0].deaths == MAX_DEATHS) {
        char line[RESULT_LINE], reason[80];
        snprintf(reason, sizeof reason, "the run ended its process %d times, the last time by %s %d",
                 MAX_DEATHS, WIFSIGNALED(state) ? "signal" : "exit code",
                 WIFSIGNALED(state) ? WTERMSIG(state) : WEXITSTATUS(state));
        failed_line(worker->item[0].row, pool->plan->outputs, reason, line);
        status = keep(pool, worker->item[0].row, line);
        drop_item(worker);
    }
    if (status == 0)
        status = start_worker(pool, worker);
    for (size_t i = 0; i < worker->items && status == 0; i++)
        send_item(worker, &worker->item[i]);
    return status;
}

/* A whole line of a worker: seconds and result. */
static int take_line(struct pool *pool, struct worker *worker)
{
    char *tab = strchr(worker->message, '\t');
    const char *result = tab ? tab + 1 : "";
    if (worker->items == 0 || strtoull(result, NULL, 10) != worker->item[0].row)
        return fail("a worker has returned a row that it was not given");
    pool->work->busy += strtod(worker->message, NULL);
    const int status = keep(pool, worker->item[0].row, result);
    drop_item(worker);
    return status;
}

/* Takes what a worker has written. */
static int receive(struct pool *pool, struct worker *worker)
{
    char buffer[RESULT_LINE];
    const ssize_t n = read(worker->from, buffer, sizeof buffer);
    int status = 0;
    if (n < 0 && errno == EINTR)
        return 0;
    if (n <= 0)
        return replace_worker(pool, worker);
    for (ssize_t i = 0; i < n && status == 0; i++) {
        worker->message[worker->used++] = buffer[i];
        if (buffer[i] == '\n') {
            worker->message[worker->used] = 0;
            worker->used = 0;
            status = take_line(pool, worker);
        } else if (worker->used + 1 == sizeof worker->message) {
            status = fail("a worker has returned a line that is too long");
        }
    }
    return status;
}

/* --- The pool --------------------------------------------------------------------------------------- */

static size_t busy(const struct pool *pool)
{
    size_t items = 0;
    for (size_t i = 0; i < pool->jobs; i++)
        items += pool->worker[i].items;
    return items;
}

static int run_all(struct pool *pool, struct pollfd *polls)
{
    int status = 0;
    for (size_t i = 0; i < pool->jobs && status == 0; i++)
        status = start_worker(pool, &pool->worker[i]);
    while (status == 0) {
        /* one line for each before any gets a second one; fewer towards the end, where all shall end together */
        const size_t share = 1 + (pool->total - pool->given) / (2 * pool->jobs);
        for (size_t items = 1; items <= AHEAD && items <= share && status == 0; items++)
            for (size_t i = 0; i < pool->jobs && status == 0; i++)
                status = feed(pool, &pool->worker[i], items);
        if (status != 0 || busy(pool) == 0)
            break;
        for (size_t i = 0; i < pool->jobs; i++)
            polls[i] = (struct pollfd){.fd = pool->worker[i].from, .events = POLLIN};
        if (poll(polls, (nfds_t)pool->jobs, -1) < 0 && errno != EINTR)
            return fail("cannot wait for the workers: %s", strerror(errno));
        for (size_t i = 0; i < pool->jobs && status == 0; i++)
            if (polls[i].revents)
                status = receive(pool, &pool->worker[i]);
    }
    return status;
}

static void end_all(struct pool *pool, int status)
{
    int state;
    for (size_t i = 0; i < pool->jobs; i++)
        if (pool->worker[i].process > 0) {
            if (status != 0)
                kill(pool->worker[i].process, SIGKILL);
            end_worker(&pool->worker[i], &state);
        }
    while (pool->count > 0)
        close_task(pool, &pool->open[0]);
    table_close(&pool->table);
    progress(1);
}

static size_t runs_to_do(const struct plan *plan, size_t first, size_t last)
{
    size_t runs = 0, from, end;
    for (size_t task = first; task <= last; task++)
        if (bundle_state(plan, task) == BUNDLE_MISSING) {
            plan_task_rows(plan, task, &from, &end);
            runs += end - from;
        }
    return runs;
}

int pool_run(const struct plan *plan, size_t first, size_t last, size_t jobs, struct pool_work *work)
{
    struct runner runner;
    *work = (struct pool_work){0};
    struct pool pool = {.plan = plan,
                        .jobs = jobs,
                        .capacity = 2 * jobs + 2,
                        .next_task = first,
                        .last = last,
                        .total = runs_to_do(plan, first, last),
                        .work = work,
                        .begin = now()};
    if (pool.total == 0)
        return 0;
    /* what is wrong with the plan is told once, not by every worker */
    int status = runner_begin(&runner, plan);
    runner_free(&runner);
    pool.worker = calloc(jobs, sizeof *pool.worker);
    pool.open = calloc(pool.capacity, sizeof *pool.open);
    struct pollfd *polls = calloc(jobs, sizeof *polls);
    if (status == 0 && (!pool.worker || !pool.open || !polls))
        status = fail("out of memory");
    signal(SIGPIPE, SIG_IGN);
    if (status == 0) {
        status = run_all(&pool, polls);
        end_all(&pool, status);
    }
    work->seconds = now() - pool.begin;
    free(pool.worker);
    free(pool.open);
    free(polls);
    return status;
}
