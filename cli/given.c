#include "given.h"

#include <stdlib.h>
#include <string.h>

#include "curvature.h"
#include "shape_text.h"
#include "text.h"

int given_read(struct model *model, const char *argument)
{
    const struct system *system = model->system;
    struct shape shape = {.vector = NULL};
    struct curvature_range range;
    const int wanted = system->given == GIVEN_SPATIAL ? SPATIAL : PLANAR;
    if (system->given == GIVEN_NONE)
        return misuse("--shape: %s has no body whose shape may be changed; 'normalcontact run --help' "
                      "tells which have one",
                      system->name);
    int status = shape_read(argument, &shape);
    if (status == 0 && (int)shape.dimension != wanted)
        status = misuse("--shape: the body of %s is %s, this shape is not", system->name,
                        wanted == PLANAR ? "planar" : "spatial");
    if (status == 0 && shape.potential != POTENTIAL_UNSAID &&
        (shape.potential == POTENTIAL_POLAR) != (system->given == GIVEN_POLAR))
        status =
            misuse("--shape: %s needs a %s potential, the file holds the other one; fit it %s --roller",
                   system->name, system->given == GIVEN_POLAR ? "polar" : "generating",
                   system->given == GIVEN_POLAR ? "with" : "without");
    if (status == 0 && system->given != GIVEN_POLAR) {
        status = curvature_range(&shape, &range);
        if (status == 0)
            status = require_convex(&range);
    }
    if (status == 0) {
        model->given =
            (struct given){malloc((shape.n + GIVEN_MORE) * sizeof(double)), shape.n, shape.polar_radius};
        if (model->given.vector)
            memcpy(model->given.vector, shape.vector, shape.n * sizeof(double));
        else
            status = fail("out of memory");
    }
    shape_free(&shape);
    return status;
}

int given_replaces(const struct model *model, const char *parameter)
{
    const char *names = model->given.vector ? model->system->own_shape : NULL;
    const size_t length = strcspn(parameter, "=");
    for (const char *at = names; at && (at = strchr(at, ' ')); at++)
        if (length > 0 && strncmp(at + 1, parameter, length) == 0 && at[1 + length] == ' ')
            return 1;
    return 0;
}

int given_leaves(const struct model *model, const char *parameter)
{
    if (given_replaces(model, parameter))
        return misuse(
            "%s: this parameter of %s belongs to the shape that --shape replaces; leave one of them out",
            parameter, model->system->name);
    if (!(model->given.radius > 0) || parameter[0] != 'R' || (parameter[1] != 0 && parameter[1] != '='))
        return 0;
    return misuse("%s: the file of --shape holds the polar potential for a roller of R = %g m; leave R "
                  "out, or make the "
                  "potential for another roller: 'normalcontact convert FILE --radius R'",
                  parameter, model->given.radius);
}
