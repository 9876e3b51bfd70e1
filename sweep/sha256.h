/* SHA-256 of files, by libmd: what a plan was made from is told from what it has become. */
#ifndef SWEEP_SHA256_H
#define SWEEP_SHA256_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include <sha2.h>

enum { HASH_TEXT = SHA256_DIGEST_STRING_LENGTH }; /* hexadecimal digits and the end */

/* SHA256Update() for any bytes. */
void sha256_add(SHA2_CTX *sha, const void *data, size_t size);

/* Adds the content of a file, or of all files below a folder with their names, in the order of these.
 * Returns 0, or -1: errno says why. */
int sha256_file(SHA2_CTX *sha, const char *path);
int sha256_tree(SHA2_CTX *sha, const char *folder);

#endif
