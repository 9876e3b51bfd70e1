#include "sha256.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

void sha256_add(SHA2_CTX *sha, const void *data, size_t size)
{
    SHA256Update(sha, data, size);
}

int sha256_file(SHA2_CTX *sha, const char *path)
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

int sha256_tree(SHA2_CTX *sha, const char *folder)
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
