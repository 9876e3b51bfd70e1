/* index.html of a cam: curves over the angle, profile with its follower, speeds, verdicts. */
#include <math.h>
#include <stdarg.h>
#include <string.h>

#include "cam_job.h"
#include "json.h"

enum { MOST_POINTS = 1440, MOST_SPEEDS = 8 };

static size_t stride_of(const struct cam_job *job)
{
    return (job->count + MOST_POINTS - 1) / MOST_POINTS;
}

/* One number of a row; `speed`: for what depends on it. */
typedef double value_of(const struct cam_job *job, const struct cam_row *row,
                        const struct cam_speed *speed);

static void write_column(FILE *out, const struct cam_job *job, const char *name, value_of *value,
                         const struct cam_speed *speed)
{
    fprintf(out, "\"%s\":[", name);
    for (size_t i = 0; i < job->count; i += stride_of(job)) {
        fputs(i ? "," : "", out);
        json_number(out, value(job, &job->rows[i], speed), "%.7g");
    }
    fputs("]", out);
}

#define COLUMN(name, expression)                                                                           \
    static double name(const struct cam_job *job, const struct cam_row *row,                               \
                       const struct cam_speed *speed)                                                      \
    {                                                                                                      \
        (void)job;                                                                                         \
        (void)speed;                                                                                       \
        return expression;                                                                                 \
    }
COLUMN(angle_of, row->angle)
COLUMN(lift_of, row->lift[0])
COLUMN(velocity_of, row->lift[1])
COLUMN(acceleration_of, row->lift[2])
COLUMN(jerk_of, row->lift[3])
COLUMN(pressure_angle_of, row->at.pressure_angle * 57.29577951308232)
COLUMN(curvature_of, 1 / row->at.curvature_radius)
COLUMN(entrainment_of, cam_entrainment(&job->cam, row))
COLUMN(sliding_of, cam_sliding(&job->cam, row))
COLUMN(x_of, row->at.point[0])
COLUMN(y_of, row->at.point[1])
COLUMN(nx_of, row->at.normal[0])
COLUMN(ny_of, row->at.normal[1])
COLUMN(position_of, row->at.position)
COLUMN(margin_of, row->at.margin)
COLUMN(force_of, cam_force(&job->train, &job->cam, row, speed->omega))
COLUMN(pressure_of, cam_contact(job, row, speed->omega).pressure)
COLUMN(film_of, cam_contact(job, row, speed->omega).film)
COLUMN(lambda_of, cam_contact(job, row, speed->omega).lambda)
COLUMN(wear_of, cam_contact(job, row, speed->omega).wear)
COLUMN(torque_of, cam_contact(job, row, speed->omega).torque)

static void write_rows(FILE *out, const struct cam_job *job)
{
    static const struct {
        const char *name;
        value_of *value;
    } columns[] = {{"angle", angle_of},
                   {"lift", lift_of},
                   {"velocity", velocity_of},
                   {"acceleration", acceleration_of},
                   {"jerk", jerk_of},
                   {"pressure_angle", pressure_angle_of},
                   {"curvature", curvature_of},
                   {"entrainment", entrainment_of},
                   {"sliding", sliding_of},
                   {"x", x_of},
                   {"y", y_of},
                   {"nx", nx_of},
                   {"ny", ny_of},
                   {"position", position_of},
                   {"margin", margin_of}};
    fputs("\"rows\":{", out);
    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
        fputs(i ? ",\n" : "\n", out);
        write_column(out, job, columns[i].name, columns[i].value, NULL);
    }
    fputs("},\n", out);
}

/* What is drawn for each speed. */
static const struct {
    const char *name;
    value_of *value;
} by_speed[] = {{"force", force_of},   {"pressure", pressure_of}, {"film", film_of},
                {"lambda", lambda_of}, {"wear", wear_of},         {"torque", torque_of}};

/* Of many speeds the curves of some are shown, evenly chosen. */
static void write_speeds(FILE *out, const struct cam_job *job)
{
    const size_t every = (job->speeds + MOST_SPEEDS - 1) / MOST_SPEEDS;
    fputs("\"speeds\":[", out);
    for (size_t i = 0; i < job->speeds; i++) {
        const struct cam_speed *speed = &job->speed[i];
        const double numbers[] = {
            speed->rpm,    speed->force_min, speed->pressure_max, speed->separated, speed->seating_velocity,
            speed->floats, speed->gap,       speed->lambda_min,   speed->wear_max,  speed->torque_max};
        fputs(i ? ",\n{\"values\":" : "\n{\"values\":", out);
        json_numbers(out, numbers, sizeof numbers / sizeof *numbers, "%.7g");
        for (size_t k = 0; (job->speeds - 1 - i) % every == 0 && k < sizeof by_speed / sizeof *by_speed;
             k++) {
            fputs(",", out);
            write_column(out, job, by_speed[k].name, by_speed[k].value, speed);
        }
        fputs("}", out);
    }
    fputs("],\n", out);
}

/* A line of the table of results: `good` 1, bad -1, neither 0. */
static void write_fact(FILE *out, int good, const char *what, const char *format, ...)
{
    char text[240];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    fputs("[", out);
    json_text(out, what);
    fputs(",", out);
    json_text(out, text);
    fprintf(out, ",%d],\n", good);
}

static void write_grinding(FILE *out, const struct cam_job *job)
{
    if (isinf(job->largest_wheel))
        write_fact(out, 0, "grinding wheel", "of any radius: the cam has no hollow flank");
    else if (!isnan(job->largest_wheel))
        write_fact(out, 0, "grinding wheel", "reaches all of the cam up to a radius of %.6g mm",
                   1e3 * job->largest_wheel);
    if (!isnan(job->wheel) && !isnan(job->largest_wheel))
        write_fact(out, job->wheel <= job->largest_wheel ? 1 : -1, "wheel chosen", "radius %.6g mm: %s",
                   1e3 * job->wheel,
                   job->wheel <= job->largest_wheel ? "it reaches all of the cam"
                                                    : "too large, it cuts into the flanks");
}

/* Pressure and film, and whether they keep to the limits that were set. */
static void write_limits(FILE *out, const struct cam_job *job)
{
    const struct cam_speed *thin = cam_thinnest(job), *hard = cam_hardest(job);
    if (hard)
        write_fact(out,
                   isinf(job->oil.pressure_max)                 ? 0
                   : hard->pressure_max > job->oil.pressure_max ? -1
                                                                : 1,
                   "contact pressure", "up to %.4g GPa at %.6g rpm", 1e-9 * hard->pressure_max, hard->rpm);
    if (thin && thin->lambda_min < job->oil.lambda_min)
        write_fact(out, -1, "oil film", "lambda below %.3g at %.4g deg of a turn at %.6g rpm",
                   job->oil.lambda_min, thin->low * 57.29577951308232, thin->rpm);
    else if (thin)
        write_fact(out, job->oil.lambda_min > 0 ? 1 : 0, "oil film", "lambda at least %.3g, at %.6g rpm",
                   thin->lambda_min, thin->rpm);
}

static void write_facts(FILE *out, const struct cam_job *job)
{
    const struct cam *cam = &job->cam;
    const int sound = cam_exists(job);
    fputs("\"facts\":[\n", out);
    write_fact(out, sound ? 1 : -1, "undercut", "%s; smallest margin %.4g at %.4g rad (%s)",
               sound ? "none, the cam can be made" : "YES, this cam does not exist", job->margin.upper,
               job->margin.theta, cam->given ? "of all rows" : "certified for all angles");
    if (!isnan(job->smallest_base))
        write_fact(out, 0, "smallest base radius", "%.6g mm without undercut; here %.6g mm",
                   1e3 * job->smallest_base, 1e3 * cam->base_radius);
    if (isinf(job->largest_roller))
        write_fact(out, 0, "largest roller", "any: a flat face would do");
    else if (!isnan(job->largest_roller))
        write_fact(out, 0, "largest roller", "%.6g mm without undercut; here %.6g mm",
                   1e3 * job->largest_roller, 1e3 * cam->follower.radius);
    write_grinding(out, job);
    write_limits(out, job);
    if (isinf(job->separation_rpm))
        write_fact(out, 1, "separation", "at no speed");
    else if (!isnan(job->separation_rpm))
        write_fact(out, 0, "separation", "from %.6g rpm on: the quasi-static force vanishes",
                   job->separation_rpm);
    if (isinf(job->float_rpm))
        write_fact(out, 1, "float", "none found by simulation");
    else if (!isnan(job->float_rpm))
        write_fact(out, 0, "float",
                   "from %.6g rpm on, by simulation (%+.2f %%): the follower leaves the lifting cam",
                   job->float_rpm, 100 * (job->float_rpm / job->separation_rpm - 1));
    if (!isnan(cam->table_rms))
        write_fact(out, 0, "lift table", "law within %.3g %s (rms), at most %.3g in line %zu",
                   cam->table_rms, cam_unit(cam), cam->table_most, cam->table_line);
    fputs("[\"made by\",\"normalcontact " NC_VERSION "\",0]],\n", out);
}

static void write_parameter(FILE *out, const char *name, double value, const char *unit)
{
    if (isnan(value))
        return;
    fputs("[", out);
    json_text(out, name);
    fputs(",", out);
    json_number(out, value, "%.10g");
    fprintf(out, ",\"%s\"],", unit);
}

static void write_parameters(FILE *out, const struct cam_job *job)
{
    const struct nc_follower *f = &job->cam.follower;
    const struct train *t = &job->train;
    const int angle = strcmp(cam_unit(&job->cam), "rad") == 0;
    fputs("\"parameters\":[", out);
    write_parameter(out, "base radius", job->cam.base_radius, "m");
    write_parameter(out, "radius of roller or face", f->radius > 0 ? f->radius : NAN, "m");
    write_parameter(out, "offset", f->offset != 0 ? f->offset : NAN, "m");
    write_parameter(out, "arm", f->arm > 0 ? f->arm : NAN, "m");
    write_parameter(out, "pivot", f->pivot > 0 ? f->pivot : NAN, "m");
    write_parameter(out, "valve arm", job->cam.scale != 1 ? job->cam.scale : NAN, "m");
    write_parameter(out, "mass", t->mass, angle ? "kg.m2" : "kg");
    write_parameter(out, "spring stiffness", t->stiffness, angle ? "N.m/rad" : "N/m");
    write_parameter(out, "spring preload", t->preload, angle ? "N.m" : "N");
    write_parameter(out, "lash", t->lash > 0 ? t->lash : NAN, cam_unit(&job->cam));
    write_parameter(out, "surge frequency", t->surge > 0 ? t->surge : NAN, "Hz");
    write_parameter(out, "contact width", t->width, "m");
    write_parameter(out, "contact modulus", t->modulus, "Pa");
    write_parameter(out, "viscosity", job->oil.viscosity, "Pa.s");
    write_parameter(out, "pressure-viscosity coefficient", job->oil.pressure_viscosity, "1/Pa");
    write_parameter(out, "roughness", job->oil.roughness, "m");
    write_parameter(out, "coefficient of friction", job->oil.friction, "1");
    write_parameter(out, "contact stiffness", t->contact > 0 ? t->contact : NAN, "N/m");
    fputs("null],\n", out);
}

void cam_write_page(FILE *out, const struct cam_job *job)
{
    const struct nc_follower *f = &job->cam.follower;
    fputs(cam_page_head, out);
    fputc('{', out);
    json_field(out, "kind", job->cam.kind);
    json_field(out, "source", job->source);
    json_field(out, "unit", cam_unit(&job->cam));
    fprintf(out, "\"base\":%.10g,\"wheel\":", job->cam.base_radius);
    json_number(out, job->wheel, "%.10g");
    fprintf(out,
            ",\"follower\":{\"kind\":%d,\"inner\":%d,\"radius\":%.10g,\"offset\":%.10g,\"arm\":%.10g,"
            "\"pivot\":%.10g,"
            "\"side\":%d},\n",
            f->kind, f->inner != 0, f->radius, f->offset, f->arm, f->pivot, f->side);
    write_facts(out, job);
    write_parameters(out, job);
    write_rows(out, job);
    write_speeds(out, job);
    fputs("\"end\":0}", out);
    fputs(cam_page_tail, out);
}
