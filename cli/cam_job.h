/* A cam with its follower, spring and speeds: what 'normalcontact cam' works on. */
#ifndef CAM_JOB_H
#define CAM_JOB_H

#include <stddef.h>
#include <stdio.h>

#include "normalcontact.h"

enum { MAX_SPEEDS = 1000 };

/* How the lift is known: a law over the angle, or the potential of a cam. */
struct cam {
    struct nc_follower follower;
    const char *kind; /* name of the follower, as it was asked for */
    int rolls;        /* a roller that turns freely, so that it does not slide */
    double base_radius;
    double *shape; /* the law, or with `given` the cam; to be freed */
    size_t n;
    int given;         /* the cam is given, not its lift */
    double scale;      /* lift of the valve over the position of the follower: 1, or the valve's arm in m */
    double table_rms;  /* m or rad: how far the law is from the table; NaN: there is none */
    double table_most; /* the largest residual */
    size_t table_line; /* its line in the file */
};

/* What moves: reduced to the valve, so in units of the lift. */
struct train {
    double mass, stiffness,
        preload;           /* kg, N/m, N; of an angle as lift: kg.m2, N.m/rad, N.m; NaN: not given */
    double lash;           /* m or rad: play when the valve is closed */
    double width, modulus; /* of the line contact: m, N/m2 */
    double contact;        /* N/m along the normal; 0: the line contact of Hertz */
    double surge;          /* Hz, first frequency of the spring between fixed ends; 0: it has no mass */
};

/* The oil between cam and follower, friction, and what is to be warned of. */
struct oil {
    double viscosity, pressure_viscosity; /* Pa s, 1/Pa */
    double roughness;                     /* m, of both surfaces together */
    double friction;                      /* coefficient */
    double lambda_min, pressure_max;      /* limits: below, above; 0, infinite: none */
};

/* What the contact tells at one angle and speed, quasi-static; NaN where there is none. */
struct cam_contact {
    double force, pressure; /* N, N/m2 */
    double film, lambda;    /* smallest thickness in m, over the roughness */
    double wear;            /* pressure times sliding speed, W/m2 */
    double torque;          /* of friction on the cam shaft, N.m */
};

/* One angle of the cam: its kinematics in units of the lift. */
struct cam_row {
    double angle;
    struct nc_cam_point at;
    double lift[4];
    double lever; /* motion along the normal over the lift: normal force * lever = force at the valve */
    double kappa; /* relative curvature, 1/m */
};

/* One speed: quasi-static, and by simulation. */
struct cam_speed {
    double rpm, omega;
    double force_min, pressure_max;
    int separated;
    double lambda_min, lambda_at; /* over all angles with contact, and the angle */
    double pressure_at;
    double low; /* rad: how much of the turn lambda is below its limit */
    double wear_max, torque_max;
    double seating_velocity;
    int floats; /* by simulation: the follower is off the cam where its inertia pulls */
    double gap; /* by simulation: the largest one above the cam, in units of the lift */
};

struct cam_job {
    struct cam cam;
    struct train train;
    struct oil oil;
    struct cam_row *rows;
    size_t count;
    struct nc_cam_margin margin; /* certified if the lift is given, else the smallest of the rows */
    double smallest_base, largest_roller, largest_wheel; /* m; NaN: not known */
    double wheel;                                        /* m; radius of the grinding wheel; NaN: none */
    struct cam_speed speed[MAX_SPEEDS];
    size_t speeds;
    double separation_rpm, float_rpm; /* quasi-static, by simulation; NaN: not known, infinite: none */
    const char *source;               /* as the user wrote it */
};

/* --- cam_read.c ---------------------------------------------------------------------------------- */

/* Reads LIFT or SHAPE: the follower, `scale` and, if given, `base_radius` (else NaN) are known. polar: a given cam is a
 * polar potential. Prints what is wrong and returns an exit code, or 0; the shape is to be freed. */
int cam_read(const char *argument, int polar, struct cam *cam);

/* --- cam_motion.c -------------------------------------------------------------------------------- */

/* The kinematics at one angle; a status of the kernel. */
int cam_at(const struct cam *cam, double angle, struct cam_row *row);

/* All rows, verdicts about undercut and grinding. Prints what is wrong and returns an exit code, or 0. */
int cam_survey(struct cam_job *job);

/* Has the cam no undercut? */
int cam_exists(const struct cam_job *job);

/* The quasi-static normal force at an angular velocity; NaN where the valve is closed and the lash open. */
double cam_force(const struct train *train, const struct cam *cam, const struct cam_row *row, double omega);

/* Half width (m) and largest pressure (N/m2) of the line contact; NaN where there is none. */
void cam_pressure(const struct train *train, const struct cam_row *row, double force, double *half_width,
                  double *pressure);

/* All about the contact at an angular velocity. */
struct cam_contact cam_contact(const struct cam_job *job, const struct cam_row *row, double omega);

/* Entrainment and sliding speed over the angular velocity, m. */
double cam_entrainment(const struct cam *cam, const struct cam_row *row);
double cam_sliding(const struct cam *cam, const struct cam_row *row);

/* Quasi-static: the lowest angular velocity at which the force vanishes; infinite if there is none. */
double cam_separation(const struct cam_job *job);
void cam_speed_static(const struct cam_job *job, struct cam_speed *speed);

/* --- cam_dynamics.c ------------------------------------------------------------------------------ */

/* Simulates turns at one speed: fills floats, gap and seating velocity. 0, or -1: *why says what failed. */
int cam_speed_dynamic(const struct cam_job *job, struct cam_speed *speed, const char **why);

/* The lowest angular velocity at which the follower floats, sought from `guess` downwards and upwards; infinite if there is none up to twice of
 * it. 0 or -1 as above. */
int cam_float(const struct cam_job *job, double guess, double *omega, const char **why);

/* --- cam_print.c --------------------------------------------------------------------------------- */

/* What the program says at the end. */
void cam_print(const struct cam_job *job);

/* The worst speeds: of the film, of the pressure; NULL: none is known. */
const struct cam_speed *cam_thinnest(const struct cam_job *job);
const struct cam_speed *cam_hardest(const struct cam_job *job);

/* --- cam_files.c, cam_page.c --------------------------------------------------------------------- */

void cam_write_kinematics(FILE *out, const struct cam_job *job);
void cam_write_profile(FILE *out, const struct cam_job *job);
void cam_write_speeds(FILE *out, const struct cam_job *job);

/* The profile in mm: cam, base circle, path of the roller, path of the grinding wheel, one layer each. */
void cam_write_dxf(FILE *out, const struct cam_job *job);

void cam_write_page(FILE *out, const struct cam_job *job);
extern const char cam_page_head[], cam_page_tail[];

/* Unit of the lift. */
const char *cam_unit(const struct cam *cam);

#endif
