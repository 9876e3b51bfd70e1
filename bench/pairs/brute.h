/* The global signed distance of a realisation by brute force, in long double: thousands of normals, and an
 * uphill climb from every one that is better than its neighbours, as far as these are among the best.
 * Nothing here knows the kernel. It proves nothing; but what it finds is there. */
#ifndef PAIRS_BRUTE_H
#define PAIRS_BRUTE_H

#include "pair_reference.h"
#include "realisation.h"

/* d, g and T at a unit normal; a reference_function of a struct realisation. */
quad brute_value(const void *realisation, const quad n[3], quad g[3], quad T[9]);

/* The largest d that is found, and its normal. */
quad brute_maximum(const struct realisation *pair, quad normal[3]);

#endif
