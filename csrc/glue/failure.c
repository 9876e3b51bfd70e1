/* From a status of the kernel to an error message of the Modelica tool. */
#include "modelica.h"

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
