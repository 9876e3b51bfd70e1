/* Contact of a planar body with a line or a circle; rolling. Part of normalcontact.h; do not include it alone. */
#ifndef NORMALCONTACT_PLANAR_CONTACT_H
#define NORMALCONTACT_PLANAR_CONTACT_H

#endif
