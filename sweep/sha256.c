#include "sha256.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

void sha256_start(struct sha256 *sha)
{
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    memcpy(sha->state, start, sizeof start);
    sha->length = 0;
}

static uint32_t turn(uint32_t x, int n)
{
    return x >> n | x << (32 - n);
}

static void add_block(uint32_t state[8], const unsigned char *block)
{
    uint32_t w[64], s[8];
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
               (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        const uint32_t a = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >> 3;
        const uint32_t b = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + a + w[i - 7] + b;
    }
    memcpy(s, state, sizeof s);
    for (int i = 0; i < 64; i++) {
        const uint32_t a = turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25);
        const uint32_t b = turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22);
        const uint32_t one = s[7] + a + ((s[4] & s[5]) ^ (~s[4] & s[6])) + constants[i] + w[i];
        const uint32_t two = b + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 7 * sizeof *s);
        s[4] += one;
        s[0] = one + two;
    }
    for (int i = 0; i < 8; i++)
        state[i] += s[i];
}

void sha256_add(struct sha256 *sha, const void *data, size_t size)
{
    const unsigned char *bytes = data;
    size_t used = sha->length % 64;
    sha->length += size;
    for (; size > 0; used = 0) {
        const size_t n = size < 64 - used ? size : 64 - used;
        if (n == 64) { /* without a copy */
            add_block(sha->state, bytes);
        } else {
            memcpy(sha->block + used, bytes, n);
            if (used + n == 64)
                add_block(sha->state, sha->block);
        }
        bytes += n;
        size -= n;
    }
}

void sha256_text(struct sha256 *sha, char text[SHA256_TEXT])
{
    const uint64_t bits = 8 * sha->length;
    unsigned char end[72] = {0x80};
    const size_t used = sha->length % 64, zeros = (used < 56 ? 56 : 120) - used;
    for (int i = 0; i < 8; i++)
        end[zeros + (size_t)i] = (unsigned char)(bits >> (56 - 8 * i));
    sha256_add(sha, end, zeros + 8);
    for (int i = 0; i < 8; i++)
        snprintf(text + 8 * i, 9, "%08lx", (unsigned long)sha->state[i]);
}

int sha256_file(struct sha256 *sha, const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return -1;
    unsigned char buffer[65536];
    size_t n;
    while ((n = fread(buffer, 1, sizeof buffer, file)) > 0)
        sha256_add(sha, buffer, n);
    const int failed = ferror(file);
    fclose(file);
    if (failed)
        errno = EIO;
    return failed ? -1 : 0;
}

static int visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name); /* alphasort() would depend on the language */
}

int sha256_tree(struct sha256 *sha, const char *folder)
{
    struct dirent **entries;
    const int n = scandir(folder, &entries, visible, by_name);
    int status = n < 0 ? -1 : 0;
    for (int i = 0; i < n; i++) {
        const size_t size = strlen(folder) + strlen(entries[i]->d_name) + 2;
        char *path = malloc(size);
        struct stat info;
        if (path && status == 0) {
            snprintf(path, size, "%s/%s", folder, entries[i]->d_name);
            sha256_add(sha, entries[i]->d_name, strlen(entries[i]->d_name) + 1);
            status = stat(path, &info) != 0 ? -1 : 0;
            if (status == 0 && S_ISDIR(info.st_mode))
                status = sha256_tree(sha, path);
            else if (status == 0 && S_ISREG(info.st_mode))
                status = sha256_file(sha, path);
        } else if (!path) {
            status = -1;
        }
        free(path);
        free(entries[i]);
    }
    if (n >= 0)
        free(entries);
    return status;
}
