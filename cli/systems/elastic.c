#include "elastic.h"

#include <math.h>

int elastic_event(struct elastic *elastic, double t, double v_n, struct events *events)
{
    elastic->contact = !elastic->contact;
    if (!elastic->contact) {
        events_add_at(events, t, "lift-off", elastic->name, NAN);
        return NC_OK;
    }
    const double v_impact = fmax(-v_n, 0);
    events_add_at(events, t, "impact", elastic->name, v_impact);
    return nc_damping(elastic->law, elastic->restitution, v_impact, elastic->v_small, &elastic->damping);
}

static int elastic_part(const struct elastic *elastic, double gap, double kappa_1, double kappa_2,
                        double *force, double *energy)
{
    double stiffness = elastic->stiffness;
    const int status =
        stiffness > 0 ? NC_OK : nc_hertz_point(elastic->modulus, (double[2]){kappa_1, kappa_2}, &stiffness);
    return status ? status : nc_elastic_force(stiffness, 1.5, -gap, force, energy);
}

int elastic_energy(const struct elastic *elastic, double gap, double kappa_1, double kappa_2,
                   double *energy)
{
    *energy = 0;
    return gap >= 0 ? NC_OK : elastic_part(elastic, gap, kappa_1, kappa_2, NULL, energy);
}

int elastic_force(const struct elastic *elastic, double gap, double v_n, double kappa_1, double kappa_2,
                  double *force)
{
    *force = 0;
    if (gap >= 0)
        return NC_OK;
    double undamped;
    int status = elastic_part(elastic, gap, kappa_1, kappa_2, &undamped, NULL);
    if (status == NC_OK)
        status = nc_damped_force(undamped, elastic->damping, -v_n, force, NULL);
    return status;
}
