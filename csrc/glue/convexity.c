/* Strict convexity for Modelica, asked once at the start: a body that is proved not to be convex is refused with
 * the place, the term to blame and the remedy; what a short search leaves undecided is accepted. */
#include "glue/modelica.h"

#include <stdio.h>

#include "ModelicaUtilities.h"

enum { GLUE_CELLS = 2000, GLUE_CELLS_OF_REMEDY = 20000 };

static void glue_refuse(const char *name, double radius, const char *where, size_t term, double offset)
{
    char remedy[80] = "";
    if (offset < INFINITY)
        snprintf(remedy, sizeof remedy, "Add an offset of more than %.4g m, or make", offset);
    ModelicaFormatError(
        "NormalContact, %s: the body is not strictly convex. Its curvature radius is %.4g m where "
        "the outer normal is %s; term %d of the shape bends it inwards there, and the contact "
        "cannot reach such a point. %s that term flatter or smaller.\n",
        name, radius, where, (int)term, *remedy ? remedy : "Make");
}

/* The number of the term whose share of the curvature radius at an angle is the smallest. */
static size_t glue_planar_term(const double *shape, size_t n, double phi)
{
    struct nci_reader reader;
    struct nci_term term;
    size_t worst = 0;
    double least = INFINITY, h[4];
    for (int status = nci_read(&reader, shape, n); !status && nci_more(&reader);) {
        const double *start = reader.next;
        status = nci_next(&reader, &term);
        if (!status && !nc_planar_eval(start, (size_t)(reader.next - start), phi, h) &&
            h[0] + h[2] < least) {
            least = h[0] + h[2];
            worst = term.number;
        }
    }
    return worst;
}

/* The same along a tangent direction. */
static size_t glue_spatial_term(const double *shape, size_t n, const double normal[3],
                                const double along[3])
{
    struct nci_reader reader;
    struct nci_term term;
    size_t worst = 0;
    double least = INFINITY, H[9];
    for (int status = nci_read(&reader, shape, n); !status && nci_more(&reader);) {
        const double *start = reader.next;
        double radius = 0;
        status = nci_next(&reader, &term);
        if (status || nc_spatial_eval(start, (size_t)(reader.next - start), normal, NULL, NULL, H))
            continue;
        for (int i = 0; i < 3; i++)
            radius += along[i] * nci_dot(H + 3 * i, along);
        if (radius < least) {
            least = radius;
            worst = term.number;
        }
    }
    return worst;
}

/* Always 1: a shape that is not valid, or not strictly convex, ends the simulation. */
NC_API int NormalContact_planarConvex(const double *shape, size_t n, const char *name)
{
    struct nc_planar_convexity bounds;
    char where[80];
    glue_require(nc_planar_convexity(shape, n, 1e-6, GLUE_CELLS, &bounds), name);
    if (bounds.verdict == NC_NOT_CONVEX) {
        snprintf(where, sizeof where, "at %.1f deg", bounds.angle * 180 / NCI_PI);
        glue_refuse(name, bounds.upper, where, glue_planar_term(shape, n, bounds.angle), bounds.offset);
    }
    return 1;
}

NC_API int NormalContact_spatialConvex(const double *shape, size_t n, const char *name)
{
    struct nc_spatial_convexity bounds;
    char where[80];
    glue_require(nc_spatial_convexity(shape, n, 1e-2, GLUE_CELLS, &bounds), name);
    if (bounds.verdict == NC_NOT_CONVEX) {
        nc_spatial_convexity(shape, n, 1e-6, GLUE_CELLS_OF_REMEDY, &bounds);
        snprintf(where, sizeof where, "{%.3f, %.3f, %.3f}", bounds.normal[0], bounds.normal[1],
                 bounds.normal[2]);
        glue_refuse(name, bounds.upper, where, glue_spatial_term(shape, n, bounds.normal, bounds.direction),
                    bounds.offset);
    }
    return 1;
}
