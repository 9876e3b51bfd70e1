/* The tables and the drawing of a cam. */
#include <math.h>

#include "cam_job.h"

#define MM 1e3

void cam_write_kinematics(FILE *out, const struct cam_job *job)
{
    fputs("angle,lift,velocity,acceleration,jerk,pressure_angle,curvature_radius,x,y\n", out);
    for (size_t i = 0; i < job->count; i++) {
        const struct cam_row *row = &job->rows[i];
        fprintf(out, "%.16g,%.16g,%.16g,%.16g,%.16g,%.16g,%.16g,%.16g,%.16g\n", row->angle, row->lift[0],
                row->lift[1], row->lift[2], row->lift[3], row->at.pressure_angle, row->at.curvature_radius,
                row->at.point[0], row->at.point[1]);
    }
}

void cam_write_profile(FILE *out, const struct cam_job *job)
{
    fputs("x,y,nx,ny\n", out);
    for (size_t i = 0; i < job->count; i++) {
        const struct nc_cam_point *at = &job->rows[i].at;
        fprintf(out, "%.16g,%.16g,%.16g,%.16g\n", at->point[0], at->point[1], at->normal[0], at->normal[1]);
    }
}

void cam_write_speeds(FILE *out, const struct cam_job *job)
{
    fputs("rpm,force_min,pressure_max,separated,seating_velocity\n", out);
    for (size_t i = 0; i < job->speeds; i++) {
        const struct cam_speed *speed = &job->speed[i];
        fprintf(out, "%.16g,%.16g,%.16g,%d,%.16g\n", speed->rpm, speed->force_min, speed->pressure_max,
                speed->separated, speed->seating_velocity);
    }
}

/* A closed polyline of arcs in DXF of release 12, which all programs read: between two points the arc that turns as the
 * normal does (bulge: tangent of a quarter of the angle). distance: 0, or the radius in m of a roller or wheel, whose centre
 * is drawn. */
static void write_curve(FILE *out, const struct cam_job *job, const char *layer, double distance)
{
    fprintf(out, "0\nPOLYLINE\n8\n%s\n66\n1\n70\n1\n10\n0.0\n20\n0.0\n30\n0.0\n", layer);
    for (size_t i = 0; i < job->count; i++) {
        const struct nc_cam_point *at = &job->rows[i].at, *next = &job->rows[(i + 1) % job->count].at;
        const double turn = atan2(at->normal[0] * next->normal[1] - at->normal[1] * next->normal[0],
                                  at->normal[0] * next->normal[0] + at->normal[1] * next->normal[1]);
        struct nc_cam_wheel wheel;
        const double *point =
            distance > 0 && nc_cam_wheel(at, distance, &wheel) == NC_OK ? wheel.centre : at->point;
        fprintf(out, "0\nVERTEX\n8\n%s\n10\n%.9f\n20\n%.9f\n30\n0.0\n42\n%.12f\n", layer, MM * point[0],
                MM * point[1], tan(turn / 4));
    }
    fprintf(out, "0\nSEQEND\n8\n%s\n", layer);
}

static void write_layer(FILE *out, const char *name, int colour, const char *line)
{
    fprintf(out, "0\nLAYER\n2\n%s\n70\n0\n62\n%d\n6\n%s\n", name, colour, line);
}

void cam_write_dxf(FILE *out, const struct cam_job *job)
{
    const struct nc_follower *f = &job->cam.follower;
    const int rolls = f->kind == NC_FOLLOWER_ROLLER || f->kind == NC_FOLLOWER_OSCILLATING_ROLLER;
    fputs("0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1009\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n", out);
    fputs("0\nSECTION\n2\nTABLES\n0\nTABLE\n2\nLTYPE\n70\n1\n0\nLTYPE\n2\nCONTINUOUS\n70\n0\n3\nSolid "
          "line\n72\n65\n73\n0\n"
          "40\n0.0\n0\nENDTAB\n0\nTABLE\n2\nLAYER\n70\n4\n",
          out);
    write_layer(out, "CAM", 7, "CONTINUOUS");
    write_layer(out, "BASE_CIRCLE", 8, "CONTINUOUS");
    write_layer(out, "ROLLER_PATH", 5, "CONTINUOUS");
    write_layer(out, "WHEEL_PATH", 1, "CONTINUOUS");
    fputs("0\nENDTAB\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n", out);
    write_curve(out, job, "CAM", 0);
    fprintf(out, "0\nCIRCLE\n8\nBASE_CIRCLE\n10\n0.0\n20\n0.0\n30\n0.0\n40\n%.9f\n",
            MM * job->cam.base_radius);
    if (rolls && f->radius > 0)
        write_curve(out, job, "ROLLER_PATH", f->radius);
    if (!isnan(job->wheel))
        write_curve(out, job, "WHEEL_PATH", job->wheel);
    fputs("0\nENDSEC\n0\nEOF\n", out);
}
