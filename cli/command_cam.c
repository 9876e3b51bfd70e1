#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cam_job.h"
#include "command.h"
#include "file.h"
#include "text.h"

#define TURN 6.283185307179586

/* The kinds by the names that users know. */
static const struct kind {
    const char *name;
    int kind, radius, rolls; /* needs it a radius, does it roll? */
} kinds[] = {
    {"roller", NC_FOLLOWER_ROLLER, 1, 1},
    {"flat", NC_FOLLOWER_FLAT, 0, 0},
    {"curved", NC_FOLLOWER_ROLLER, 1, 0},
    {"knife", NC_FOLLOWER_ROLLER, 0, 0},
    {"finger", NC_FOLLOWER_OSCILLATING_ROLLER, 1, 1},
    {"rocker", NC_FOLLOWER_OSCILLATING_ROLLER, 1, 1},
    {"oscillating-roller", NC_FOLLOWER_OSCILLATING_ROLLER, 1, 1},
    {"oscillating-curved", NC_FOLLOWER_OSCILLATING_ROLLER, 1, 0},
    {"oscillating-knife", NC_FOLLOWER_OSCILLATING_ROLLER, 0, 0},
    {"oscillating-flat", NC_FOLLOWER_OSCILLATING_FLAT, 0, 0},
};

enum { KINDS = sizeof kinds / sizeof *kinds, ANGLES = 720 };

/* What the user said; NaN: nothing. */
struct cam_options {
    const char *follower, *spring, *speed, *out;
    double roller, offset, arm, pivot, side, base, mass, lash, width, modulus, stiffness, surge, wheel,
        valve_arm, angles;
    struct oil oil;
    int inner, polar;
};

static int read_follower(const struct cam_options *o, struct cam *cam)
{
    const struct kind *kind = NULL;
    for (int i = 0; i < KINDS && o->follower; i++)
        if (strcmp(kinds[i].name, o->follower) == 0)
            kind = &kinds[i];
    if (!kind)
        return misuse(
            o->follower
                ? "there is no follower '%s'; choose roller, flat, curved, knife, finger, rocker, "
                  "oscillating-roller, oscillating-curved, oscillating-knife or oscillating-flat"
                : "a cam needs its follower%s: add --follower roller, flat, finger, ..., see --help",
            o->follower ? excerpt_of(o->follower, EXCERPT).text : "");
    const int turns =
        kind->kind == NC_FOLLOWER_OSCILLATING_ROLLER || kind->kind == NC_FOLLOWER_OSCILLATING_FLAT;
    const int armed = kind->kind == NC_FOLLOWER_OSCILLATING_ROLLER;
    if (kind->radius && !(o->roller > 0))
        return misuse("a %s follower needs the radius of its %s: add --roller R, in m and above zero",
                      kind->name, strstr(kind->name, "curved") ? "face" : "roller");
    if (!kind->radius && !isnan(o->roller))
        return misuse("a %s follower has no roller; leave --roller out", kind->name);
    if (armed && !(o->arm > 0))
        return misuse(
            "a %s follower needs the length of its arm, from the pivot to the centre of the roller: add "
            "--arm l, in m",
            kind->name);
    if (turns && !(o->pivot > 0))
        return misuse(
            "a %s follower needs the distance of its pivot from the cam's axis: add --pivot a, in m",
            kind->name);
    if ((!armed && !isnan(o->arm)) || (!turns && !(isnan(o->pivot) && isnan(o->valve_arm))))
        return misuse("a %s follower has no %s; leave the option out", kind->name,
                      !turns ? "pivot" : "arm to a roller");
    if (armed && o->offset != 0)
        return misuse("a %s follower has no offset: --arm and --pivot place it; leave --offset out",
                      kind->name);
    if (!(o->side == 1 || o->side == -1))
        return misuse(
            "--side is 1 or -1, on which side of the line between cam and pivot the arm lies, not %g",
            o->side);
    if (o->inner && (kind->kind == NC_FOLLOWER_FLAT || kind->kind == NC_FOLLOWER_OSCILLATING_FLAT))
        return misuse("a flat follower cannot be inside of its cam; leave --inner out");
    if (!isnan(o->valve_arm) && !(o->valve_arm > 0))
        return misuse(
            "--valve-arm is the distance of the valve from the pivot, in m and above zero, not %g",
            o->valve_arm);
    if (!isnan(o->base) && !(o->base > 0))
        return misuse("--base-radius is the radius of the base circle, in m and above zero, not %g",
                      o->base);
    cam->kind = kind->name;
    cam->rolls = kind->rolls;
    cam->scale = isnan(o->valve_arm) ? 1 : o->valve_arm;
    cam->base_radius = o->base;
    cam->follower = (struct nc_follower){.kind = kind->kind,
                                         .inner = o->inner,
                                         .radius = kind->radius ? o->roller : 0,
                                         .offset = o->offset,
                                         .arm = armed ? o->arm : 0,
                                         .pivot = turns ? o->pivot : 0,
                                         .side = turns ? (int)o->side : 0};
    return 0;
}

/* Numbers between separators: as many as there are, up to `most`; 0: none, or something else. */
static size_t read_list(const char *text, char separator, double *numbers, size_t most)
{
    size_t count = 0;
    while (count < most) {
        char part[64];
        const char *end = strchr(text, separator);
        const size_t n = end ? (size_t)(end - text) : strlen(text);
        if (n >= sizeof part)
            return 0;
        memcpy(part, text, n);
        part[n] = 0;
        if (!read_number(part, &numbers[count++]))
            return 0;
        if (!end)
            return count;
        text = end + 1;
    }
    return 0;
}

static int read_train(const struct cam_options *o, struct train *train)
{
    double spring[2] = {NAN, NAN};
    if (o->spring && (read_list(o->spring, ',', spring, 2) != 2 || !(spring[0] >= 0 && spring[1] > 0)))
        return misuse("--spring is a stiffness, not negative, and a preload above zero (without a preload "
                      "the follower bounces on the base circle for ever), as --spring 25000,200, not '%s'",
                      excerpt_of(o->spring, EXCERPT).text);
    if (!isnan(o->mass) && !(o->mass > 0))
        return misuse("--mass is what moves with the valve, above zero, not %g", o->mass);
    if (!(o->lash >= 0) || (o->lash > 0 && o->inner))
        return misuse("--lash is the play on the base circle of an outer cam, in units of the lift, not %g",
                      o->lash);
    if (!(o->width > 0 && o->modulus > 0))
        return misuse("--width and --modulus of the contact are above zero, in m and N/m2");
    if (!(o->stiffness >= 0 && o->surge >= 0))
        return misuse("--stiffness and --surge are not negative");
    if (o->spring && spring[0] == 0 && o->surge > 0)
        return misuse("a spring of no stiffness has no --surge");
    if (!isnan(o->mass) != !!o->spring)
        return misuse("forces need both --mass and --spring; one of them is missing");
    *train = (struct train){.mass = o->mass,
                            .stiffness = spring[0],
                            .preload = spring[1],
                            .lash = o->lash,
                            .width = o->width,
                            .modulus = o->modulus,
                            .contact = o->stiffness,
                            .surge = o->surge};
    return 0;
}

/* Friction is that of steel in oil where nothing is said: sliding, or rolling. */
static int read_oil(const struct cam_options *o, int rolls, struct oil *oil)
{
    *oil = o->oil;
    if (isnan(oil->friction))
        oil->friction = rolls ? 0.003 : 0.08;
    if (!(oil->viscosity > 0 && oil->pressure_viscosity > 0 && oil->roughness > 0))
        return misuse(
            "--viscosity, --pressure-viscosity and --roughness are above zero, in Pa s, 1/Pa and m");
    if (!(oil->friction >= 0 && oil->lambda_min >= 0 && oil->pressure_max > 0))
        return misuse(
            "--friction and --lambda-min are not negative, --pressure-max is above zero, in N/m2");
    return 0;
}

static int read_speeds(const struct cam_options *o, struct cam_job *job)
{
    double range[3];
    if (!o->speed)
        return 0;
    if (isnan(job->train.mass))
        return misuse("--speed asks for forces: add --mass and --spring");
    const size_t n = read_list(o->speed, ':', range, 3);
    if ((n != 1 && n != 3) || !(range[0] > 0) || (n == 3 && !(range[1] >= range[0] && range[2] > 0)))
        return misuse("--speed is one speed of the cam shaft in rpm or a range FROM:TO:STEP, as "
                      "1000:6000:500, not '%s'",
                      excerpt_of(o->speed, EXCERPT).text);
    const double steps = n == 3 ? floor((range[1] - range[0]) / range[2] + 1e-9) : 0;
    if (steps + 1 > MAX_SPEEDS)
        return misuse("--speed '%s' are more than %d speeds; make the step larger", o->speed, MAX_SPEEDS);
    for (job->speeds = 0; job->speeds <= (size_t)steps; job->speeds++)
        job->speed[job->speeds].rpm = range[0] + (n == 3 ? range[2] * (double)job->speeds : 0);
    return 0;
}

/* Forces at all speeds; without --speed ten up to beyond the separation. */
static int compute_speeds(struct cam_job *job)
{
    const char *why = "";
    job->separation_rpm = job->float_rpm = NAN;
    if (isnan(job->train.mass))
        return 0;
    const double separation = cam_separation(job);
    job->separation_rpm = separation * 60 / TURN;
    if (job->speeds == 0 && isfinite(separation) && separation > 0) {
        const double digit = pow(10, floor(log10(job->separation_rpm)) - 1); /* the second one */
        for (; job->speeds < 10; job->speeds++)
            job->speed[job->speeds].rpm =
                0.12 * (double)(job->speeds + 1) * digit * floor(job->separation_rpm / digit);
    }
    for (size_t i = 0; i < job->speeds; i++) {
        struct cam_speed *speed = &job->speed[i];
        speed->omega = speed->rpm * TURN / 60;
        cam_speed_static(job, speed);
        progress((double)i / (double)(job->speeds + 20));
        speed->seating_velocity = NAN;
        if (cam_exists(job) && cam_speed_dynamic(job, speed, &why))
            return fail("cannot simulate the valve train at %g rpm: %s", speed->rpm, why);
    }
    if (!cam_exists(job)) {
        job->float_rpm = NAN;
    } else if (isfinite(separation) && separation > 0) {
        double omega;
        if (cam_float(job, separation, &omega, &why))
            return fail("cannot simulate the valve train: %s", why);
        job->float_rpm = omega * 60 / TURN;
    } else {
        job->float_rpm = separation;
    }
    progress(1);
    return 0;
}

static int write_files(const struct cam_job *job, const char *folder)
{
    static const struct {
        const char *name;
        void (*write)(FILE *out, const struct cam_job *job);
    } parts[] = {{"kinematics.csv", cam_write_kinematics},
                 {"profile.csv", cam_write_profile},
                 {"profile.dxf", cam_write_dxf},
                 {"speeds.csv", cam_write_speeds},
                 {"index.html", cam_write_page}};
    enum { PARTS = sizeof parts / sizeof *parts };
    struct file files[PARTS] = {{0}};
    int status = make_folder(folder);
    for (int i = 0; i < PARTS && status == 0; i++) {
        status = file_open(&files[i], folder, parts[i].name);
        if (status == 0)
            parts[i].write(files[i].stream, job);
    }
    return files_close(files, PARTS, status);
}

static int work(const char *source, const struct cam_options *o, struct cam_job *job)
{
    int status = read_follower(o, &job->cam);
    if (status == 0)
        status = read_train(o, &job->train);
    if (status == 0)
        status = read_oil(o, job->cam.rolls, &job->oil);
    if (status == 0)
        status = read_speeds(o, job);
    if (status == 0 && !(o->angles >= 16 && o->angles <= 100000 && o->angles == floor(o->angles)))
        status = misuse("--angles is a whole number from 16 to 100000, not %g", o->angles);
    if (status == 0 && !isnan(o->wheel) && !(o->wheel > 0))
        status =
            misuse("--wheel is the radius of the grinding wheel, in m and above zero, not %g", o->wheel);
    if (status != 0)
        return status;
    job->count = (size_t)o->angles;
    job->wheel = o->wheel;
    job->source = source;
    status = cam_read(source, o->polar, &job->cam);
    if (status == 0)
        status = cam_survey(job);
    if (status == 0)
        status = compute_speeds(job);
    if (status == 0)
        status = write_files(job, o->out);
    if (status == 0)
        cam_print(job);
    return status;
}

static int cam(const struct command *command, int count, char **arguments)
{
    struct words rest;
    struct cam_options o = {.roller = NAN,
                            .arm = NAN,
                            .pivot = NAN,
                            .side = 1,
                            .base = NAN,
                            .mass = NAN,
                            .width = 0.01,
                            .modulus = 2.1e11 / (2 * (1 - 0.3 * 0.3)),
                            .wheel = NAN,
                            .valve_arm = NAN,
                            .angles = ANGLES,
                            .oil = {0.008, 1.6e-8, 3e-7, NAN, 0, INFINITY}};
    const struct option options[] = {
        {"--follower", "KIND", "kind of the follower, see above", OPTION_WORD, &o.follower},
        {"--roller", "R", "radius of the roller or of the curved face, in m", OPTION_NUMBER, &o.roller},
        {"--offset", "e",
         "of the guide from the cam's axis; oscillating-flat: from the pivot to the face, in m",
         OPTION_NUMBER, &o.offset},
        {"--arm", "l", "from the pivot to the centre of the roller, in m", OPTION_NUMBER, &o.arm},
        {"--pivot", "a", "distance of the pivot from the cam's axis, in m", OPTION_NUMBER, &o.pivot},
        {"--side", "S", "1 or -1: on which side of the line from the cam to the pivot the arm lies",
         OPTION_NUMBER, &o.side},
        {"--valve-arm", "L", "from the pivot to the valve, in m: the lift of a table is that of the valve",
         OPTION_NUMBER, &o.valve_arm},
        {"--inner", NULL, "the cam surrounds its roller", OPTION_FLAG, &o.inner},
        {"--base-radius", "B", "radius of the base circle, in m; a given cam has its own", OPTION_NUMBER,
         &o.base},
        {"--polar", NULL, "SHAPE is the polar potential of this roller, not the generating potential",
         OPTION_FLAG, &o.polar},
        {"--spring", "c,F0", "stiffness in N/m and preload in N, at the valve", OPTION_WORD, &o.spring},
        {"--mass", "m", "what moves, reduced to the valve, in kg", OPTION_NUMBER, &o.mass},
        {"--lash", "s", "play between cam and follower when the valve is closed, in units of the lift (0)",
         OPTION_NUMBER, &o.lash},
        {"--surge", "f", "first frequency of the spring between fixed ends, in Hz (0: it has no mass)",
         OPTION_NUMBER, &o.surge},
        {"--speed", "RPM[:RPM:STEP]", "speeds of the cam shaft, in rpm", OPTION_WORD, &o.speed},
        {"--width", "b", "of the line contact, in m (0.01)", OPTION_NUMBER, &o.width},
        {"--modulus", "E", "effective modulus of the contact, in N/m2 (steel on steel)", OPTION_NUMBER,
         &o.modulus},
        {"--stiffness", "k", "of the contact in the simulation, in N/m (0: line contact of Hertz)",
         OPTION_NUMBER, &o.stiffness},
        {"--viscosity", "eta", "of the oil, in Pa s (0.008)", OPTION_NUMBER, &o.oil.viscosity},
        {"--pressure-viscosity", "a", "coefficient of the oil, in 1/Pa (1.6e-8)", OPTION_NUMBER,
         &o.oil.pressure_viscosity},
        {"--roughness", "s", "of both surfaces together, rms, in m (3e-7)", OPTION_NUMBER,
         &o.oil.roughness},
        {"--friction", "mu", "coefficient of friction (0.08; of a roller that rolls 0.003)", OPTION_NUMBER,
         &o.oil.friction},
        {"--lambda-min", "L", "warn where the oil film is thinner than this, over the roughness",
         OPTION_NUMBER, &o.oil.lambda_min},
        {"--pressure-max", "p", "warn where the contact pressure is higher, in N/m2", OPTION_NUMBER,
         &o.oil.pressure_max},
        {"--wheel", "W", "radius of a grinding wheel, in m: its path goes to profile.dxf", OPTION_NUMBER,
         &o.wheel},
        {"--angles", "N", "number of rows of kinematics.csv and profile.csv (720)", OPTION_NUMBER,
         &o.angles},
        {"--out", "FOLDER", "where the files go", OPTION_WORD, &o.out},
    };
    const int ended = options_end(
        options_read(command, options, sizeof options / sizeof *options, count, arguments, &rest));
    if (ended >= 0)
        return ended;
    if (rest.count != 1)
        return misuse(
            "cam needs one lift table, lift law or shape: cam lift.csv --follower flat --base-radius 0.02 "
            "--out folder");
    if (!o.out)
        return misuse("cam writes several files: add --out FOLDER");
    struct cam_job *job = calloc(1, sizeof *job);
    if (!job)
        return fail("out of memory");
    const int status = work(rest.word[0], &o, job);
    progress(1);
    free(job->rows);
    free(job->cam.shape);
    free(job);
    return status;
}

const struct command command_cam = {
    "cam",
    "cam LIFT|SHAPE [options]",
    "from a lift to its cam, or from a cam to its lift: profile, forces, valve float\n\n"
    "LIFT is a table with the columns angle (in rad, or angle_deg) and lift (in m, or lift_mm) in a file "
    ".csv, or a\n"
    "lift law, which is zero on the base circle: 'lift(law=LiftLaw.Cycloidal, lift=0.008, start=1, "
    "rise=1.1,\n"
    "dwell=0.1, fall=1.1)'. SHAPE is a cam around its axis: 'ellipse(0.03, 0.025)'. Where the follower "
    "turns, the lift\n"
    "is the angle of its arm in rad, mass and spring are those about the pivot, unless --valve-arm is "
    "given.\n\n"
    "KIND: roller, flat, curved (a face of radius R), knife: these translate; finger, rocker, "
    "oscillating-roller,\n"
    "oscillating-curved, oscillating-knife, oscillating-flat: these turn about a pivot.\n\n"
    "Written: kinematics.csv, profile.csv, speeds.csv, profile.dxf (in mm) and index.html, which shows all "
    "of it.",
    cam,
};
