/* Writing of terms. */
#include "base/base.h"

double *nci_build_start(double *shape, size_t capacity, int kind, size_t count)
{
    if (!shape || capacity < count + 2)
        return NULL;
    shape[0] = kind;
    shape[1] = (double)count;
    return shape + 2;
}

size_t nci_build(double *shape, size_t capacity, int kind, const double *parameter, size_t count)
{
    if (!nci_finite(parameter, count))
        return 0;
    double *p = nci_build_start(shape, capacity, kind, count);
    for (size_t i = 0; p && i < count; i++)
        p[i] = parameter[i];
    return count + 2;
}
