/* index.html: one self-contained page with plots and the animated mechanism. */
#ifndef PAGE_H
#define PAGE_H

#include "result.h"

/* Prints what went wrong. */
int page_write(const struct result *result, FILE *out);

/* The page before and after its data, made from cli/page/ by embed.py. */
extern const char page_head[], page_tail[];

#endif
