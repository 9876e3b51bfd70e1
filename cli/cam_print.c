/* What 'normalcontact cam' says at the end. */
#include <math.h>

#include "cam_job.h"

#define TURN 6.283185307179586

const struct cam_speed *cam_thinnest(const struct cam_job *job)
{
    const struct cam_speed *worst = NULL;
    for (size_t i = 0; i < job->speeds; i++) { /* of films that vanish the one that is thin for longest */
        const struct cam_speed *speed = &job->speed[i];
        if (!isnan(speed->lambda_min) &&
            (!worst || speed->lambda_min < worst->lambda_min ||
             (speed->lambda_min == worst->lambda_min && speed->low > worst->low)))
            worst = speed;
    }
    return worst;
}

const struct cam_speed *cam_hardest(const struct cam_job *job)
{
    const struct cam_speed *worst = NULL;
    for (size_t i = 0; i < job->speeds; i++)
        if (!isnan(job->speed[i].pressure_max) &&
            (!worst || job->speed[i].pressure_max > worst->pressure_max))
            worst = &job->speed[i];
    return worst;
}

static void print_speed(const char *what, double rpm, const char *how)
{
    if (isinf(rpm))
        printf("%-17s at no speed, %s\n", what, how);
    else if (!isnan(rpm))
        printf("%-17s from %.6g rpm on, %s\n", what, rpm, how);
}

void cam_print(const struct cam_job *job)
{
    const struct cam *cam = &job->cam;
    double high = 0, angle = 0;
    for (size_t i = 0; i < job->count; i++) {
        high = fmax(high, job->rows[i].lift[0]);
        angle = fmax(angle, fabs(job->rows[i].at.pressure_angle));
    }
    printf("follower          %s, base radius %.6g m, lift %.6g %s\n", cam->kind, cam->base_radius, high,
           cam_unit(cam));
    if (!isnan(cam->table_rms))
        printf("lift table        law within %.3g %s (rms), at most %.3g in line %zu\n", cam->table_rms,
               cam_unit(cam), cam->table_most, cam->table_line);
    printf("pressure angle    up to %.4g deg\n", angle * 360 / TURN);
    printf("undercut          %s: the smallest margin is %.4g, at the cam angle %.4g rad%s\n",
           cam_exists(job) ? "none" : "YES", job->margin.upper, job->margin.theta,
           cam->given ? "" : " (certified)");
    if (!isnan(job->smallest_base))
        printf("base radius       without undercut at least %.6g m\n", job->smallest_base);
    if (isfinite(job->largest_roller))
        printf("roller            without undercut up to %.6g m\n", job->largest_roller);
    if (isinf(job->largest_wheel))
        printf("grinding wheel    of any radius: the cam has no hollow flank\n");
    else if (!isnan(job->largest_wheel))
        printf("grinding wheel    up to %.6g m reaches all of the cam\n", job->largest_wheel);
    if (!isnan(job->wheel) && !isnan(job->largest_wheel) && job->wheel > job->largest_wheel)
        printf("grinding wheel    of %.6g m is too LARGE: it cuts into the flanks\n", job->wheel);
    print_speed("separation", job->separation_rpm, "quasi-static");
    print_speed("float", job->float_rpm, "by simulation");
    const struct cam_speed *thin = cam_thinnest(job), *hard = cam_hardest(job);
    if (hard)
        printf("pressure          up to %.4g GPa, at %.6g rpm and the cam angle %.4g rad%s\n",
               1e-9 * hard->pressure_max, hard->rpm, hard->pressure_at,
               hard->pressure_max > job->oil.pressure_max ? ": ABOVE the limit" : "");
    if (thin)
        printf("oil film          lambda at least %.3g, at %.6g rpm and the cam angle %.4g rad\n",
               thin->lambda_min, thin->rpm, thin->lambda_at);
    if (thin && thin->lambda_min < job->oil.lambda_min)
        printf("oil film          lambda BELOW the limit %.3g at %.4g deg of a turn at %.6g rpm\n",
               job->oil.lambda_min, thin->low * 360 / TURN, thin->rpm);
}
