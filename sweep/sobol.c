/* Sobol points by the direction numbers of S. Joe and F. Y. Kuo, Constructing Sobol sequences with better
 * two-dimensional projections, SIAM J. Sci. Comput. 30 (2008): primitive polynomials (degree s, inner
 * coefficients a) and the first numbers m. */
#include "design.h"

static const struct {
    unsigned s, a, m[5];
} polynomials[SOBOL_AXES - 1] = {
    {1, 0, {1}},
    {2, 1, {1, 3}},
    {3, 1, {1, 3, 1}},
    {3, 2, {1, 1, 1}},
    {4, 1, {1, 1, 3, 3}},
    {4, 4, {1, 3, 5, 13}},
    {5, 2, {1, 1, 5, 5, 17}},
    {5, 4, {1, 1, 5, 5, 5}},
    {5, 7, {1, 1, 7, 11, 19}},
};

uint32_t sobol(uint32_t i, size_t axis)
{
    uint32_t v[32], x = 0;
    const unsigned s = axis > 0 ? polynomials[axis - 1].s : 0, a = axis > 0 ? polynomials[axis - 1].a : 0;
    for (unsigned k = 0; k < 32 && i >> k; k++) {
        if (axis == 0) { /* the sequence of van der Corput */
            v[k] = UINT32_C(1) << (31 - k);
        } else if (k < s) {
            v[k] = (uint32_t)polynomials[axis - 1].m[k] << (31 - k);
        } else {
            v[k] = v[k - s] ^ v[k - s] >> s;
            for (unsigned j = 1; j < s; j++)
                if (a >> (s - 1 - j) & 1)
                    v[k] ^= v[k - j];
        }
        if (i >> k & 1)
            x ^= v[k];
    }
    return x;
}
