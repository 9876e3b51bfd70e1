/* Geometry of one spatial body. Part of normalcontact.h; do not include it alone. */
#ifndef NORMALCONTACT_SPATIAL_GEOMETRY_H
#define NORMALCONTACT_SPATIAL_GEOMETRY_H

#endif
