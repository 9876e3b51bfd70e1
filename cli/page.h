/* index.html: one self-contained page with plots and the animated mechanism. */
#ifndef PAGE_H
#define PAGE_H

#include "result.h"

/* How many frames are kept for the page while they come. */
size_t page_frames(const struct system *system);

/* Writes the page; thins the results further until it is small enough. Prints what went wrong. */
int page_write(struct result *result, FILE *out);

/* The page before and after its data, made from cli/page/ by embed.py. */
extern const char page_head[], page_tail[];

#endif
