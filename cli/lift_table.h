/* Lift tables: a CSV file with the angle of the cam and the lift. */
#ifndef LIFT_TABLE_H
#define LIFT_TABLE_H

#include <stddef.h>

enum lift_unit { LIFT_UNIT_NONE, LIFT_UNIT_LENGTH, LIFT_UNIT_ANGLE }; /* what the head of the table says */

struct lift_table {
    double *angle, *lift; /* rad; m, or rad where the head says so; sorted by the angle */
    size_t *line;         /* of the file, for messages */
    size_t count;
    enum lift_unit unit; /* of the lift */
};

/* Is this the name of a table (.csv, .txt, .dat), not a shape? */
int lift_table_named(const char *argument);

/* Reads columns `angle` (rad; `angle_deg`: degrees) and `lift` (m; `lift_mm`, `lift_rad`, `lift_deg`), in any order
 * and among others; or two columns without a head. Separated by commas, semicolons (then 1,5 is 1.5), tabs or blanks;
 * # begins a comment. Prints what is wrong in which line and returns EXIT_FAILED, or 0; to be freed in any case. */
int lift_table_read(const char *path, struct lift_table *table);

void lift_table_free(struct lift_table *table);

#endif
