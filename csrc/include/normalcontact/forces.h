/* Contact forces: Hertz, dissipation, friction. Part of normalcontact.h; do not include it alone. */
#ifndef NORMALCONTACT_FORCES_H
#define NORMALCONTACT_FORCES_H

#endif
