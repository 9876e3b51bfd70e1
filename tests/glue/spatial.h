/* The spatial contacts of the Modelica interface with vectors, as tests have them; q: rotation from the frame of the body to
 * that of the counterpart. */
#ifndef NC_TESTS_GLUE_SPATIAL_H
#define NC_TESTS_GLUE_SPATIAL_H

#define GLUE_MOTION(r, q, v, w)                                                                            \
    (r)[0], (r)[1], (r)[2], (q)[0], (q)[3], (q)[6], (q)[1], (q)[4], (q)[7], (q)[2], (q)[5], (q)[8],        \
        (v)[0], (v)[1], (v)[2], (w)[0], (w)[1], (w)[2]
#define GLUE_VECTOR(p) &(p)[0], &(p)[1], &(p)[2]
#define GLUE_PAIR(k) &(k)[0], &(k)[1]

#endif
