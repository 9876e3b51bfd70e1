/* Contact of a spatial body with a plane or a sphere. Part of normalcontact.h; do not include it alone. */
#ifndef NORMALCONTACT_SPATIAL_CONTACT_H
#define NORMALCONTACT_SPATIAL_CONTACT_H

#endif
