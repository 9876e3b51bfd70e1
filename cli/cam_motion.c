/* Kinematics of the cam over a turn, undercut and grinding, quasi-static forces. */
#include <math.h>
#include <stdlib.h>

#include "cam_job.h"
#include "text.h"

#define TURN 6.283185307179586

enum { FINE = 20000 }; /* angles at which the separation speed is sought */

static int is_flat(const struct nc_follower *f)
{
    return f->kind == NC_FOLLOWER_FLAT || f->kind == NC_FOLLOWER_OSCILLATING_FLAT;
}

int cam_at(const struct cam *cam, double angle, struct cam_row *row)
{
    const struct nc_follower *f = &cam->follower;
    struct nc_cam_point *at = &row->at;
    const int status = (cam->given ? nc_cam_to_lift : nc_cam_from_lift)(cam->shape, cam->n, f,
                                                                        cam->base_radius, angle, at);
    row->angle = angle;
    for (int i = 0; i < 4; i++)
        row->lift[i] = at->lift[i] * cam->scale;
    const double arm = f->kind == NC_FOLLOWER_OSCILLATING_ROLLER ? f->arm : 1;
    row->lever =
        (f->kind == NC_FOLLOWER_OSCILLATING_FLAT ? fabs(at->face) : arm * cos(at->pressure_angle)) /
        cam->scale;
    row->kappa = 1 / at->curvature_radius + (is_flat(f) ? 0 : 1 / f->radius);
    return status;
}

static int survey_failed(const struct cam *cam, double angle, int status)
{
    const char *remedy =
        status == NC_E_RADIUS        ? "change --base-radius, --offset, --arm or --pivot"
        : status == NC_E_NO_SOLUTION ? "it cannot reach this lift: lower the lift, or change --arm, "
                                       "--pivot or --base-radius"
        : status == NC_E_NOT_UNIQUE  ? "the follower would jam: enlarge the base circle, or lower the "
                                       "offset of the guide"
                                     : "see --help for the follower's dimensions";
    return fail("no %s follower at the cam angle %.4g rad: %s; %s", cam->kind, angle, nc_message(status),
                remedy);
}

static void survey_verdicts(struct cam_job *job)
{
    const struct cam *cam = &job->cam;
    const struct nc_follower *f = &cam->follower;
    const double far = f->pivot > 0 ? 2 * f->pivot : 1000 * cam->base_radius;
    job->smallest_base = job->largest_roller = job->largest_wheel = NAN;
    if (cam->given) {
        job->margin = (struct nc_cam_margin){NAN, INFINITY, NAN, 0};
        for (size_t i = 0; i < job->count; i++)
            if (job->rows[i].at.margin < job->margin.upper) {
                job->margin.upper = job->rows[i].at.margin;
                job->margin.theta = job->rows[i].angle;
            }
        return;
    }
    /* the margin of a flat face is a length */
    nc_cam_undercut(cam->shape, cam->n, f, cam->base_radius,
                    is_flat(f) ? fmin(1e-4 * cam->base_radius, 1e-4) : 1e-4, 0, &job->margin);
    /* The largest base circle that a follower with an arm reaches is sought downwards. */
    for (double largest = far; largest > 0.01 * far && isnan(job->smallest_base); largest *= 0.9)
        if (nc_cam_smallest_base(cam->shape, cam->n, f, 0, largest, &job->smallest_base) != NC_OK)
            job->smallest_base = NAN;
    if (nc_cam_largest_roller(cam->shape, cam->n, f, cam->base_radius, 0, &job->largest_roller) != NC_OK)
        job->largest_roller = NAN;
    if (nc_cam_largest_wheel(cam->shape, cam->n, f, cam->base_radius, &job->largest_wheel) != NC_OK)
        job->largest_wheel = NAN;
}

int cam_survey(struct cam_job *job)
{
    job->rows = calloc(job->count, sizeof *job->rows);
    if (!job->rows)
        return fail("out of memory");
    for (size_t i = 0; i < job->count; i++) {
        const double angle = TURN * (double)i / (double)job->count;
        const int status = cam_at(&job->cam, angle, &job->rows[i]);
        if (status != NC_OK)
            return survey_failed(&job->cam, angle, status);
    }
    survey_verdicts(job);
    return 0;
}

int cam_exists(const struct cam_job *job)
{
    return (job->cam.given ? job->margin.upper : job->margin.lower) > 0;
}

/* The force at the valve that the cam must give. Around an inner cam the spring presses outwards, and the lift
 * relaxes it. */
static double force_at_valve(const struct train *train, const struct cam *cam, const struct cam_row *row,
                             double omega)
{
    const double sign = cam->follower.inner ? -1 : 1;
    return sign * (train->mass * omega * omega * row->lift[2] +
                   train->stiffness * (row->lift[0] - train->lash)) +
           train->preload;
}

double cam_force(const struct train *train, const struct cam *cam, const struct cam_row *row, double omega)
{
    if (train->lash > 0 && row->lift[0] <= train->lash)
        return NAN;
    return force_at_valve(train, cam, row, omega) / row->lever;
}

void cam_pressure(const struct train *train, const struct cam_row *row, double force, double *half_width,
                  double *pressure)
{
    if (isnan(force) ||
        nc_hertz_strip(train->modulus, row->kappa, train->width, force, half_width, pressure) != NC_OK)
        *half_width = *pressure = NAN;
}

double cam_separation(const struct cam_job *job)
{
    double lowest = INFINITY;
    for (int i = 0; i < FINE; i++) {
        struct cam_row row;
        if (cam_at(&job->cam, TURN * i / FINE, &row) != NC_OK ||
            (job->train.lash > 0 && row.lift[0] <= job->train.lash))
            continue;
        const double rest = force_at_valve(&job->train, &job->cam, &row, 0);
        const double per_square =
            rest - force_at_valve(&job->train, &job->cam, &row, 1); /* lost with omega^2 */
        if (per_square > 0)
            lowest = fmin(lowest, rest > 0 ? sqrt(rest / per_square) : 0);
    }
    return lowest;
}

double cam_entrainment(const struct cam *cam, const struct cam_row *row)
{
    return cam->rolls ? row->at.speed_cam : 0.5 * (row->at.speed_cam + row->at.speed_follower);
}

double cam_sliding(const struct cam *cam, const struct cam_row *row)
{
    return cam->rolls ? 0 : row->at.speed_cam - row->at.speed_follower;
}

struct cam_contact cam_contact(const struct cam_job *job, const struct cam_row *row, double omega)
{
    const struct oil *oil = &job->oil;
    const struct train *train = &job->train;
    struct cam_contact at = {.force = cam_force(train, &job->cam, row, omega)};
    double half_width;
    cam_pressure(train, row, at.force, &half_width, &at.pressure);
    at.film = at.lambda = at.wear = at.torque = NAN;
    if (!(at.force > 0) || isnan(at.pressure))
        return at;
    if (nc_film_line(oil->viscosity, oil->pressure_viscosity, omega * cam_entrainment(&job->cam, row),
                     train->modulus, row->kappa, train->width, at.force, &at.film) == NC_OK)
        at.lambda = at.film / oil->roughness;
    at.wear = at.pressure * fabs(omega * cam_sliding(&job->cam, row));
    /* the tangential force acts at right angles to the normal, so its arm is the point's part along the normal */
    at.torque = oil->friction * at.force *
                fabs(row->at.point[0] * row->at.normal[0] + row->at.point[1] * row->at.normal[1]);
    return at;
}

void cam_speed_static(const struct cam_job *job, struct cam_speed *speed)
{
    speed->force_min = INFINITY;
    speed->pressure_max = speed->lambda_min = speed->wear_max = speed->torque_max = NAN;
    speed->low = 0;
    for (size_t i = 0; i < job->count; i++) {
        const struct cam_row *row = &job->rows[i];
        const struct cam_contact at = cam_contact(job, row, speed->omega);
        speed->force_min = fmin(speed->force_min, at.force);
        if (at.pressure > 0 && !(speed->pressure_max >= at.pressure)) {
            speed->pressure_max = at.pressure;
            speed->pressure_at = row->angle;
        }
        if (!isnan(at.lambda) && !(speed->lambda_min <= at.lambda)) {
            speed->lambda_min = at.lambda;
            speed->lambda_at = row->angle;
        }
        speed->low += at.lambda < job->oil.lambda_min ? TURN / (double)job->count : 0;
        speed->wear_max = fmax(speed->wear_max, at.wear);
        speed->torque_max = fmax(speed->torque_max, at.torque);
    }
    speed->separated = !(speed->force_min > 0);
}
