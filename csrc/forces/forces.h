/* The room forces: pure functions of penetration, curvature and speed; all of them are public. */
#ifndef NCI_FORCES_H
#define NCI_FORCES_H

#include "base/base.h"

#endif
