/* Functions on the circle for Modelica: the potential, its integral, and their time derivatives. Index
 * reduction differentiates scalars only, hence one function for each order. */
#include "modelica.h"

/* Always 1: an invalid shape ends the simulation. */
NC_API int NormalContact_planarCheck(const double *shape, size_t n)
{
    glue_require(nc_planar_check(shape, n), "check of a planar shape");
    return 1;
}

NC_API void NormalContact_planarEvaluate(const double *shape, size_t n, double phi, double *out)
{
    glue_require(nc_planar_eval(shape, n, phi, out), "planar potential");
}

NC_API double NormalContact_planarPotential(const double *shape, size_t n, double phi)
{
    double h[4];
    NormalContact_planarEvaluate(shape, n, phi, h);
    return h[0];
}

NC_API double NormalContact_planarPotential_der(const double *shape, size_t n, double phi, double phi_der)
{
    double h[4];
    NormalContact_planarEvaluate(shape, n, phi, h);
    return h[1] * phi_der;
}

NC_API double NormalContact_planarPotential_der2(const double *shape, size_t n, double phi, double phi_der,
                                                 double phi_der2)
{
    double h[4];
    NormalContact_planarEvaluate(shape, n, phi, h);
    return h[2] * phi_der * phi_der + h[1] * phi_der2;
}

/* The derivative of the potential by its angle, h', and its time derivatives. */
NC_API double NormalContact_planarSlope(const double *shape, size_t n, double phi)
{
    double h[4];
    NormalContact_planarEvaluate(shape, n, phi, h);
    return h[1];
}

NC_API double NormalContact_planarSlope_der(const double *shape, size_t n, double phi, double phi_der)
{
    double h[4];
    NormalContact_planarEvaluate(shape, n, phi, h);
    return h[2] * phi_der;
}

NC_API double NormalContact_planarSlope_der2(const double *shape, size_t n, double phi, double phi_der,
                                             double phi_der2)
{
    double h[4];
    NormalContact_planarEvaluate(shape, n, phi, h);
    return h[3] * phi_der * phi_der + h[2] * phi_der2;
}

/* The integral of the potential from 0 to phi, 000 (24); its derivatives are those of the potential. */
NC_API double NormalContact_planarIntegral(const double *shape, size_t n, double phi)
{
    double integral;
    glue_require(nc_planar_integral(shape, n, 0, phi, &integral), "integral of a planar potential");
    return integral;
}
