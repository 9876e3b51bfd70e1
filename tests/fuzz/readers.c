/* The readers of 'normalcontact fit', on files made from a few small ones of every format by a fixed seed: the same bytes
 * on every machine. What holds for every file:
 *   - no sanitizer has anything to say, and it is read within seconds;
 *   - either there are data: all of them finite, every triangle with corners that there are;
 *   - or one line that names the file and the place in it: line, triangle, byte; or what is wrong with it as a whole.
 *
 * usage: fuzz_readers COUNT [SEED]
 *
 * A file that fails is left in the working directory. The last line tells how many files were read, how many refused. */
#include <math.h>
#include <sanitizer/common_interface_defs.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#include "fit_job.h"
#include "text.h"

enum { LONGEST = 4096, SECONDS = 10, MESSAGE = 4096, SEEDS = 14 };

struct file {
    char path[16];
    unsigned char data[LONGEST];
    size_t size;
};

static struct file seed[SEEDS], current;
static size_t seeds;
static unsigned long number;
static FILE *terminal;

/* --- Files to begin with -----------------------------------------------------------------------------*/

static void seed_text(const char *path, const char *text)
{
    struct file *f = &seed[seeds++];
    snprintf(f->path, sizeof f->path, "%s", path);
    f->size = strlen(text);
    memcpy(f->data, text, f->size);
}

static const double corner[4][3] = {{0, 0, 0}, {0.1, 0, 0}, {0, 0.2, 0}, {0, 0, 0.3}};
static const int face[4][3] = {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}};

static void put(struct file *f, const void *bytes, size_t size, int big)
{
    for (size_t i = 0; i < size; i++)
        f->data[f->size++] = ((const unsigned char *)bytes)[big ? size - 1 - i : i];
}

static void seed_stl(void)
{
    struct file *f = &seed[seeds++];
    const uint32_t count = 4;
    snprintf(f->path, sizeof f->path, "a.stl");
    f->size = 80;
    memcpy(f->data, "made by hand", 12);
    put(f, &count, 4, 0);
    for (int t = 0; t < 4; t++) {
        const float normal[3] = {0, 0, 1};
        const uint16_t attribute = 0;
        put(f, normal, sizeof normal, 0);
        for (int k = 0; k < 3; k++)
            for (int i = 0; i < 3; i++) {
                const float x = (float)corner[face[t][k]][i];
                put(f, &x, 4, 0);
            }
        put(f, &attribute, 2, 0);
    }
}

static void seed_ply(int big)
{
    static const char *const head =
        "element vertex 4\nproperty float x\nproperty double y\nproperty float z\n"
        "element face 4\nproperty list uchar int vertex_indices\nend_header\n";
    struct file *f = &seed[seeds++];
    snprintf(f->path, sizeof f->path, "a.ply");
    f->size = (size_t)snprintf((char *)f->data, LONGEST, "ply\nformat binary_%s_endian 1.0\n%s",
                               big ? "big" : "little", head);
    for (int v = 0; v < 4; v++) {
        const float x = (float)corner[v][0], z = (float)corner[v][2];
        put(f, &x, 4, big);
        put(f, &corner[v][1], 8, big);
        put(f, &z, 4, big);
    }
    for (int t = 0; t < 4; t++) {
        const uint8_t three = 3;
        put(f, &three, 1, big);
        for (int k = 0; k < 3; k++)
            put(f, &face[t][k], 4, big);
    }
}

static void seeds_make(void)
{
    seed_text("a.csv", "angle,lift\n0,0\n10,0.1\n20,0.4\n30,0.9\n40,0.4\n50,0.1\n60,0\n");
    seed_text(
        "a.csv",
        "\xef\xbb\xbfWinkel [deg];Hub [mm]\r\n0;0,000\r\n10;0,125\r\n20;0,5\r\n30;0,125\r\n40;0,0\r\n");
    seed_text("a.csv", "# measured\nx\ty\tnx\tny\n1.5e-1\t0\t1\t0\n0\t1.0E-1\t0\t1\n-0.15\t0\t-1\t0\n\n// "
                       "end\n0\t-.1\t0\t-1\n");
    seed_text("a.csv", "\"phi\", \"h\"\n0, 1\n1.5, 2\n3, 1\n4.5, 2\n");
    seed_text("a.xyz", "0 0 0\n0.1 0 0\n0 0.2 0\n0 0 0.3\n0.1 0.2 0.3\n");
    seed_text("a.xyz", "0,1 0,2\n0,3 0,2\n0,3 0,4\n0,1 0,4\n");
    seed_text("a.txt", "% radius\n0 1.0 9\n90 1.1 9\n180 1.0 9\n270 1.1 9\n");
    seed_text(
        "a.stl",
        "solid last\n facet normal 0 0 1\n  outer loop\n   vertex 0 0 0\n   vertex 0.1 0 0\n   vertex 0 "
        "0.2 0\n"
        "  endloop\n endfacet\n facet normal 1 0 0\n  outer loop\n   vertex 0 0 0\n   vertex 0.1 0 0\n"
        "   vertex 0 0 3e-1\n  endloop\n endfacet\nendsolid last\n");
    seed_text("a.obj", "# box\no a\nv 0 0 0\nv 0.1 0 0\nv 0 0.2 0\nv 0 0 0.3 1.0\nvn 0 0 1\nvt 0 0\nf 1 3 "
                       "2\nf 1//1 2//1 4//1\n"
                       "f 1/1/1 4/1/1 3/1/1\nf -3 -2 -1\nf 1 2 3 4\n");
    seed_text("a.obj", "v 0 0 0\r\nv 1 0 0\r\nv 0 1 0\r\nv 0 0 1\r\n");
    seed_text(
        "a.ply",
        "ply\nformat ascii 1.0\ncomment by hand\nelement vertex 4\nproperty float x\nproperty float "
        "y\nproperty float z\n"
        "property float nx\nproperty float ny\nproperty float nz\nelement face 2\n"
        "property list uchar int vertex_index\nend_header\n0 0 0 -1 0 0\n0.1 0 0 1 0 0\n0 0.2 0 0 1 0\n"
        "0 0 0.3 0 0 1\n3 0 2 1\n4 0 1 2 3\n");
    seed_stl();
    seed_ply(0);
    seed_ply(1);
}

/* --- Mutation ----------------------------------------------------------------------------------------*/

static uint64_t state;

static size_t draw(size_t below)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return below ? (size_t)(state >> 11) % below : 0;
}

/* Replaces the bytes from `at` on, `old` of them, by others, as far as there is room. */
static void replace(struct file *f, size_t at, size_t old, const void *bytes, size_t size)
{
    if (at + old > f->size)
        old = f->size - at;
    if (f->size - old + size > LONGEST)
        return;
    unsigned char copy[LONGEST];
    memcpy(copy, bytes, size); /* it may be a part of the file */
    memmove(f->data + at + size, f->data + at + old, f->size - at - old);
    memcpy(f->data + at, copy, size);
    f->size += size - old;
}

/* The line that a place is on: its beginning, and its length with its end. */
static size_t line_at(const struct file *f, size_t *at)
{
    size_t end = *at;
    while (*at > 0 && f->data[*at - 1] != '\n')
        --*at;
    while (end < f->size && f->data[end] != '\n')
        end++;
    return end + (end < f->size) - *at;
}

static void mutate_once(struct file *f)
{
    static const char *const words[] = {"",
                                        "0",
                                        "-1",
                                        "1e308",
                                        "1e999",
                                        "-1e-320",
                                        "nan",
                                        "inf",
                                        "-0x10",
                                        "1,5",
                                        "1.5.2",
                                        ";",
                                        "\t",
                                        ",",
                                        "\"",
                                        "#",
                                        "//",
                                        "vertex",
                                        "endloop",
                                        "facet",
                                        "solid",
                                        "ply",
                                        "f",
                                        "v",
                                        "list",
                                        "property list uchar int vertex_index\n",
                                        "element",
                                        "face",
                                        "vertex",
                                        "\r",
                                        "\r\n",
                                        "\n",
                                        "\xef\xbb\xbf",
                                        "\xff\xfe",
                                        "99999999999999999999",
                                        "element vertex 3\n",
                                        "property float nx\n",
                                        "end_header\n",
                                        "4294967295",
                                        "-2147483648",
                                        "angle",
                                        "lift",
                                        "x",
                                        "nx"};
    size_t at = draw(f->size), length;
    unsigned char byte = (unsigned char)draw(256);
    switch (draw(9)) {
    case 0: /* another byte, or one bit of it */
        if (at < f->size)
            f->data[at] = draw(2) ? byte : (unsigned char)(f->data[at] ^ (1u << draw(8)));
        break;
    case 1:
        replace(f, at, 0, &byte, 1);
        break;
    case 2:
        replace(f, at, 1 + draw(4), "", 0);
        break;
    case 3: { /* a word for a number or another word */
        const char *word = words[draw(sizeof words / sizeof *words)];
        while (at > 0 && !strchr(" \t\n,;/", f->data[at - 1]))
            at--;
        for (length = 0; at + length < f->size && !strchr(" \t\r\n,;/", f->data[at + length]);)
            length++;
        replace(f, at, length, word, strlen(word));
        break;
    }
    case 4: { /* a word more */
        const char *word = words[draw(sizeof words / sizeof *words)];
        replace(f, at, 0, word, strlen(word));
        break;
    }
    case 5: /* a line less */
        length = line_at(f, &at);
        replace(f, at, length, "", 0);
        break;
    case 6: /* a line twice, or somewhere else */
        length = line_at(f, &at);
        replace(f, draw(f->size), 0, f->data + at, length);
        break;
    case 7: /* the file ends early */
        if (draw(3) == 0)
            f->size = at;
        break;
    default: { /* a piece of another file */
        const struct file *other = &seed[draw(seeds)];
        const size_t from = draw(other->size), most = other->size - from;
        replace(f, at, draw(16), other->data + from, 1 + draw(most < 64 ? most : 64));
        break;
    }
    }
}

static void mutate(struct file *f)
{
    *f = seed[draw(seeds)];
    if (draw(16) == 0)
        memcpy(f->path, seed[draw(seeds)].path, sizeof f->path);
    for (size_t i = 1 + draw(3); i > 0; i--)
        mutate_once(f);
}

/* --- One file ----------------------------------------------------------------------------------------*/

static void leave(void)
{
    FILE *file = fopen("reader-finding", "wb");
    if (file && fwrite(current.data, 1, current.size, file) == current.size)
        fprintf(terminal, "file %lu, as %s, is left in reader-finding\n", number, current.path);
    if (file)
        fclose(file);
}

static void stopped(int signal_number)
{
    fprintf(terminal, "stopped by signal %d%s\n", signal_number,
            signal_number == SIGVTALRM ? ": it takes too long" : "");
    leave();
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static void wrong(const char *what, const char *message)
{
    fprintf(terminal, "%s: %s\n", what, message);
    abort();
}

/* One line that names the place, or what is wrong with the file as a whole. */
static void judge_message(const char *message)
{
    static const char *const places[] = {"', line ", "', triangle ", "', byte "};
    static const char *const whole[] = {"' is empty", "' holds ", "' is binary",  "' is no STL",
                                        "UTF-16",     "--as",     "the column '", "one column is in "};
    const char *end = strchr(message, '\n');
    int named = 0;
    if (strncmp(message, "normalcontact: ", 15) != 0 || !end || end[1] != 0)
        wrong("not one line", message);
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        named |= strstr(message, places[i]) != NULL;
    for (size_t i = 0; i < sizeof whole / sizeof *whole; i++)
        named |= strstr(message, whole[i]) != NULL;
    if (!named || !strstr(message, current.path))
        wrong("the message does not name the place", message);
}

static void judge_numbers(const char *what, const double *x, size_t n)
{
    for (size_t i = 0; x && i < n; i++)
        if (!isfinite(x[i]))
            wrong("a datum is not finite", what);
}

static void judge_data(const struct fit_job *job)
{
    const size_t width = (size_t)job->dimension;
    if (job->count == 0)
        wrong("no data and no message", "");
    judge_numbers("angle", job->angle, job->count);
    judge_numbers("value", job->value, job->count);
    judge_numbers("point", job->point, width * job->count);
    judge_numbers("normal", job->normal, width * job->count);
    for (size_t i = 0; i < 3 * job->mesh.triangles; i++)
        if (job->mesh.triangle[i] >= job->mesh.vertices)
            wrong("a triangle has a corner that there is not", "");
    for (size_t i = 0; job->line && i < job->count; i++)
        if (job->line[i] == 0 || (i > 0 && job->line[i] <= job->line[i - 1]))
            wrong("the lines of the data are out of order", "");
}

/* Reads the current file as the program does; 1 if there are data. */
static int run(void)
{
    const struct itimerval limit = {.it_value = {.tv_sec = SECONDS}};
    const struct fit_wish wish = {.roller = NAN, .base_radius = NAN, .noise = NAN, .min_radius = NAN};
    char message[MESSAGE] = "";
    struct fit_job job = {.follower = 0};
    setitimer(ITIMER_VIRTUAL, &limit, NULL);
    FILE *stream =
        fmemopen(current.size ? current.data : (unsigned char *)"", current.size ? current.size : 1, "rb");
    FILE *said = fmemopen(message, sizeof message, "w");
    if (!stream || !said)
        abort();
    if (current.size == 0)
        fgetc(stream);
    stderr = said;
    int status = source_stream(stream, current.path, &job.source);
    if (status == 0)
        status = fit_job_take(&job, &wish);
    fflush(said);
    stderr = terminal;
    if (status == 0 && message[0])
        wrong("a message beside data", message);
    if (status == 0)
        judge_data(&job);
    else
        judge_message(message);
    fclose(stream);
    fclose(said);
    fit_job_free(&job);
    return status == 0;
}

int main(int count, char **argument)
{
    const unsigned long files = count > 1 ? strtoul(argument[1], NULL, 10) : 0;
    unsigned long read = 0;
    if (files == 0) {
        fputs("usage: fuzz_readers COUNT [SEED]\n", stderr);
        return 2;
    }
    state = 88172645463325252u + 2 * (count > 2 ? strtoull(argument[2], NULL, 10) : 0);
    terminal = stderr;
    __sanitizer_set_death_callback(leave);
    signal(SIGABRT, stopped);
    signal(SIGVTALRM, stopped);
    seeds_make();
    for (size_t i = 0; i < seeds; i++) {
        current = seed[i];
        if (!run())
            wrong("a file to begin with is refused", current.path);
    }
    for (number = 1; number <= files; number++) {
        mutate(&current);
        read += (unsigned long)run();
    }
    printf("%lu files, %lu read, %lu refused with a message\n", files, read, files - read);
    return read > files / 10 && read < files - files / 10 ? 0 : 1; /* both are tried in earnest */
}
