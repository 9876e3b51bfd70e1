/* SHA-256 (FIPS 180-4): what a plan was made from is told from what it has become. */
#ifndef SWEEP_SHA256_H
#define SWEEP_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_TEXT = 65 }; /* hexadecimal digits and the end */

struct sha256 {
    uint32_t state[8];
    uint64_t length; /* bytes so far */
    unsigned char block[64];
};

void sha256_start(struct sha256 *sha);
void sha256_add(struct sha256 *sha, const void *data, size_t size);
void sha256_text(struct sha256 *sha, char text[SHA256_TEXT]);

/* Adds the content of a file, or of all files below a folder with their names, in the order of these.
 * Returns 0, or -1: errno says why. */
int sha256_file(struct sha256 *sha, const char *path);
int sha256_tree(struct sha256 *sha, const char *folder);

#endif
