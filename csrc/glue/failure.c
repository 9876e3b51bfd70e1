/* What all glue shares: from a status of the kernel to an error message of the Modelica tool, and
 * arguments. */
#include "glue/modelica.h"

#include <stdio.h>

#include "ModelicaUtilities.h"

void glue_require(int status, const char *what)
{
    const size_t term = nc_status_term(status);
    if (status == NC_OK)
        return;
    if (term)
        ModelicaFormatError("NormalContact, %s, term %d of the shape: %s.\n", what, (int)term,
                            nc_message(status));
    else
        ModelicaFormatError("NormalContact, %s: %s.\n", what, nc_message(status));
}

void glue_require_result(int status, const char *what)
{
    glue_require(nci_failed(status) ? status : NC_OK, what);
}

void glue_require_of(const char *name, int status, const char *what)
{
    glue_require_exact(name, nci_failed(status) ? status : NC_OK, what);
}

void glue_require_exact(const char *name, int status, const char *what)
{
    char text[256];
    if (status == NC_OK)
        return;
    snprintf(text, sizeof text, "%s%s%s", name, name[0] ? ", " : "", what);
    glue_require(status, text);
}

int glue_index(int component, int last, const char *what)
{
    if (component < 1 || component > last)
        glue_require(NC_E_OPTION, what);
    return component - 1;
}

void glue_spin(const double q[9], const double q_der[9], double w[3])
{
    w[0] = (nci_dot(q_der + 6, q + 3) - nci_dot(q_der + 3, q + 6)) / 2;
    w[1] = (nci_dot(q_der, q + 6) - nci_dot(q_der + 6, q)) / 2;
    w[2] = (nci_dot(q_der + 3, q) - nci_dot(q_der, q + 3)) / 2;
}
