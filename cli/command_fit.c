/* normalcontact fit: a shape from a lift table, a contour, points or a mesh. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "file.h"
#include "fit_report.h"
#include "text.h"

/* One of some words; -1 after printing which there are. */
static int choose(const char *option, const char *word, const char *const *words, size_t n)
{
    char all[128] = "";
    if (!word)
        return 0;
    for (size_t i = 0; i < n; i++) {
        if (strcmp(word, words[i]) == 0)
            return (int)i + 1;
        snprintf(all + strlen(all), sizeof all - strlen(all), "%s%s", i ? ", " : "", words[i]);
    }
    misuse("%s '%s' is not known; take one of: %s", option, excerpt_of(word, EXCERPT).text, all);
    return -1;
}

static int check_wish(const struct fit_wish *wish, double terms)
{
    if (wish->exact && !isnan(wish->noise))
        return misuse("--exact and --noise exclude each other");
    if (!isnan(wish->noise) && !(wish->noise > 0))
        return misuse("--noise must be positive, in m; --exact is for data without noise");
    if (!isnan(wish->min_radius) && !(wish->min_radius > 0))
        return misuse("--min-radius must be positive, in m");
    if (!isnan(wish->roller) && !(wish->roller > 0))
        return misuse("--roller must be positive, in m");
    if (!isnan(terms) && !(terms >= 1 && terms <= 1000 && terms == floor(terms)))
        return misuse("--terms needs a whole number from 1 to 1000");
    return 0;
}

/* out/NAME, by the name of the file without its folder and extension. */
static void default_folder(const char *path, char *folder, size_t size)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    const char *dot = strrchr(name, '.');
    const size_t length = dot && dot > name ? (size_t)(dot - name) : strlen(name);
    snprintf(folder, size, "out/%.*s", length < 200 ? (int)length : 200, name);
}

static int write_files(const struct fit_job *job, const struct summary *summary, const char *folder)
{
    enum { TEXT, MODELICA, JSON, TABLE, PICTURE, PAGE, FILES };
    static const char *const names[FILES] = {"shape.txt", "shape.mo", "shape.json",
                                             "fit.csv",   "fit.svg",  "index.html"};
    struct file files[FILES] = {{0}};
    int status = make_folder(folder);
    for (size_t i = 0; i < FILES && status == 0; i++)
        status = file_open(&files[i], folder, names[i]);
    if (status == 0)
        status = fit_write_text(files[TEXT].stream, job, summary);
    if (status == 0)
        status = fit_write_modelica(files[MODELICA].stream, job);
    if (status == 0)
        status = fit_write_json(files[JSON].stream, job);
    if (status == 0)
        status = fit_write_csv(files[TABLE].stream, job);
    if (status == 0)
        status = fit_write_svg(files[PICTURE].stream, job);
    if (status == 0)
        status = fit_write_page(files[PAGE].stream, job, summary);
    return files_close(files, FILES, status);
}

static int fit_file(const char *path, const struct fit_wish *wish, const char *out)
{
    struct fit_job job;
    struct summary summary;
    char folder[256];
    default_folder(path, folder, sizeof folder);
    progress_working("reading");
    int status = fit_job_read(&job, path, wish);
    progress_working(NULL);
    if (status == 0) {
        progress_working("fitting");
        status = fit_job_run(&job, wish);
        progress_working(NULL);
    }
    if (status == 0) {
        fit_summary(&job, &summary);
        status = write_files(&job, &summary, out ? out : folder);
    }
    if (status == 0) {
        write_printable(stdout, path);
        putchar('\n');
        for (size_t i = 0; i < summary.rows; i++) {
            printf("  %-12s ", summary.row[i].name);
            write_printable(stdout, summary.row[i].text);
            putchar('\n');
        }
        printf("  look at      ");
        write_printable(stdout, out ? out : folder);
        printf("/index.html in a browser; beside it shape.txt, shape.mo, shape.json, fit.csv, fit.svg\n");
    }
    fit_job_free(&job);
    return status;
}

static int fit(const struct command *command, int count, char **arguments)
{
    static const char *const kinds[] = {"lift", "radius", "support", "contour", "points", "mesh"};
    static const char *const followers[] = {"flat", "roller"}, *const angles[] = {"deg", "rad"};
    static const char *const units[] = {"mm", "m"};
    struct words rest;
    struct fit_wish wish = {.roller = NAN, .base_radius = NAN, .noise = NAN, .min_radius = NAN};
    const char *as = NULL, *follower = NULL, *angle = NULL, *unit = NULL, *out = NULL;
    double terms = NAN;
    const struct option options[] = {
        {"--as", "KIND", "lift, radius, support, contour, points or mesh (default: by the file)",
         OPTION_WORD, &as},
        {"--columns", "A,B", "columns of a table by name or number (default: by their names)", OPTION_WORD,
         &wish.columns},
        {"--follower", "KIND", "of a lift: flat (default) or roller (default with --roller)", OPTION_WORD,
         &follower},
        {"--roller", "R", "radius of the roller, in m; for a contour: the circle that touches it",
         OPTION_NUMBER, &wish.roller},
        {"--base-radius", "B", "radius of the cam's base circle, in m", OPTION_NUMBER, &wish.base_radius},
        {"--angle", "UNIT", "of the angles in the file: deg or rad", OPTION_WORD, &angle},
        {"--unit", "UNIT", "of the lengths in the file: mm or m", OPTION_WORD, &unit},
        {"--noise", "SIGMA", "standard deviation of the data, in m (default: found by cross validation)",
         OPTION_NUMBER, &wish.noise},
        {"--exact", NULL, "no smoothing", OPTION_FLAG, &wish.exact},
        {"--min-radius", "RHO", "no curvature radius below this, in m (default: a thousandth of the mean)",
         OPTION_NUMBER, &wish.min_radius},
        {"--terms", "N", "harmonics or pieces; in space degree of the harmonics (default: by the data)",
         OPTION_NUMBER, &terms},
        {"--hull", NULL, "fit the convex hull of data that are not convex", OPTION_FLAG, &wish.hull},
        {"--out", "FOLDER", "folder for the results (default: out/NAME)", OPTION_WORD, &out},
    };
    const int ended = options_end(
        options_read(command, options, sizeof options / sizeof *options, count, arguments, &rest));
    if (ended >= 0)
        return ended;
    if (rest.count != 1)
        return misuse("fit needs one file: a table (CSV, XYZ) or a mesh (STL, OBJ, PLY)");
    const int k = choose("--as", as, kinds, 6), f = choose("--follower", follower, followers, 2);
    const int a = choose("--angle", angle, angles, 2), u = choose("--unit", unit, units, 2);
    if (k < 0 || f < 0 || a < 0 || u < 0 || check_wish(&wish, terms) != 0)
        return EXIT_USAGE;
    wish.as = (enum fit_as)k;
    wish.follower = f;
    wish.degrees = a == 1;
    wish.radians = a == 2;
    wish.millimetres = u == 1;
    wish.metres = u == 2;
    wish.terms = isnan(terms) ? 0 : (size_t)terms;
    return fit_file(rest.word[0], &wish, out);
}

const struct command command_fit = {
    "fit",
    "fit FILE [options]",
    "a shape from a lift table, a contour, points or a mesh\n\n"
    "FILE is a table with one row for each datum (CSV, XYZ: comma, semicolon, tab or blanks; decimal "
    "comma; a line of\n"
    "names; # comments) or a mesh (STL, OBJ, PLY). The columns of a lift table are angle and lift, of "
    "other tables angle\n"
    "and r (radius) or h (support), or x, y or x, y, z, with or without nx, ny, nz. Lengths of options are "
    "in m.\n"
    "Writes into the folder: shape.txt and shape.json (for check, draw and run), shape.mo (a Modelica "
    "function), fit.csv,\n"
    "fit.svg, index.html; prints a summary.",
    fit,
};
