/* NormalContact: exact, explicit contact kinematics from generating potentials.
 *
 * A body is described by one scalar function, its generating potential (the support function of its
 * boundary), stored as a flat vector of doubles, a "shape". Everything here is a pure function of its
 * arguments: no global state, no allocation, re-entrant, at most 16 kB of stack. Every function that can fail returns an integer status; 0 is success, nc_message() explains any
 * other value. When a function fails, its outputs hold NaN (or are untouched where the text says so), never a
 * plausible wrong number.
 *
 * Conventions: SI units; right-handed frames; planar angles counter-clockwise; curvature positive where
 * the body is convex; gap > 0 separated, gap < 0 penetrating; matrices row-major.
 */
#ifndef NORMALCONTACT_H
#define NORMALCONTACT_H

#include <stddef.h>

/* Linkage of every public function: the only symbols that a shared library exports. The single-header
 * amalgamation defines it as `static`. */
#ifndef NC_API
#if defined(__GNUC__) && !defined(_WIN32)
#define NC_API __attribute__((visibility("default")))
#else
#define NC_API
#endif
#endif

/* The version of the header; nc_version() is that of the library. Until 1.0.0 the interface may change with
 * the minor version; from then on only with the major one, and the soname with it. */
#define NC_VERSION "0.2.0"
#define NC_VERSION_MAJOR 0
#define NC_VERSION_MINOR 2
#define NC_VERSION_PATCH 0

#ifdef __cplusplus
extern "C" {
#endif

#include "normalcontact/status.h"
#include "normalcontact/terms.h"

#include "normalcontact/planar.h"
#include "normalcontact/spatial.h"
#include "normalcontact/convexity.h"

#include "normalcontact/planar_contact.h"
#include "normalcontact/spatial_contact.h"
#include "normalcontact/pair.h"
#include "normalcontact/sensitivity.h"
#include "normalcontact/cam.h"

#include "normalcontact/forces.h"

#include "normalcontact/curve.h"
#include "normalcontact/surface.h"
#include "normalcontact/freeform_contact.h"
#include "normalcontact/terrain.h"
#include "normalcontact/tracking.h"
#include "normalcontact/rolling_rigid.h"

#ifdef __cplusplus
}
#endif

#endif
