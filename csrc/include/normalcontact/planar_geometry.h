/* Geometry of one planar body. Part of normalcontact.h; do not include it alone. */
#ifndef NORMALCONTACT_PLANAR_GEOMETRY_H
#define NORMALCONTACT_PLANAR_GEOMETRY_H

#endif
