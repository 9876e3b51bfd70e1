#include <errno.h>
#include <string.h>

#include "file.h"
#include "plan.h"
#include "text.h"

/* The hash of a file's content. */
static int hash_of(const char *path, char text[HASH_TEXT])
{
    SHA2_CTX sha;
    SHA256Init(&sha);
    if (sha256_file(&sha, path) != 0)
        return fail("cannot read '%s': %s", path, strerror(errno));
    SHA256End(&sha, text);
    return 0;
}

/* Of the program and of the libraries that its results come from. */
int program_hash(char text[HASH_TEXT])
{
    char line[PLAN_LINE], last[PLAN_LINE] = "";
    SHA2_CTX sha;
    SHA256Init(&sha);
    int status = sha256_file(&sha, "/proc/self/exe");
    FILE *maps = fopen("/proc/self/maps", "r");
    while (maps && status == 0 && fgets(line, sizeof line, maps)) {
        const char *path = strchr(line, '/');
        line[strcspn(line, "\n")] = 0;
        if (!path || strcmp(path, last) == 0 ||
            !(strstr(path, "/libnormalcontact") || strstr(path, "/libsundials")))
            continue;
        snprintf(last, sizeof last, "%s", path);
        status = sha256_file(&sha, path);
    }
    if (!maps || status != 0)
        status = fail("cannot read the program itself: %s", strerror(errno));
    if (maps)
        fclose(maps);
    SHA256End(&sha, text);
    return status;
}

/* Is a file in the folder the one of this hash? */
static int check_file(const struct plan *plan, const char *name, const char *expected)
{
    char hash[HASH_TEXT], path[IN_PLAN];
    plan_path(plan, name, path);
    const int status = hash_of(path, hash);
    if (status != 0)
        return status;
    return strcmp(hash, expected) == 0
               ? 0
               : fail("'%s' was changed after it was planned; restore it, or plan again in another folder",
                      path);
}

int plan_check(const struct plan *plan)
{
    char hash[HASH_TEXT];
    int status = program_hash(hash);
    if (status == 0 && strcmp(hash, plan->program_hash) != 0)
        status = fail("this is not the program that the plan '%s' was made with, so its results could "
                      "differ; use that "
                      "one, or plan again in another folder",
                      plan->folder);
    if (status == 0 && plan->modelica)
        status = check_file(plan, "model/model", plan->model_hash);
    for (size_t i = 0; i < plan->used_files && status == 0; i++)
        status = check_file(plan, plan->used[i].name, plan->used[i].hash);
    return status;
}

int plan_check_table(const struct plan *plan)
{
    return check_file(plan, "plan.csv", plan->table_hash);
}

static int copy_file(const char *from, const char *folder, const char *name)
{
    char buffer[65536];
    size_t n;
    struct file file;
    FILE *in = fopen(from, "rb");
    if (!in)
        return fail("cannot read '%s': %s", from, strerror(errno));
    int status = file_open(&file, folder, name);
    while (status == 0 && (n = fread(buffer, 1, sizeof buffer, in)) > 0)
        fwrite(buffer, 1, n, file.stream);
    if (status == 0)
        status = files_close(&file, 1, ferror(in) ? fail("cannot read '%s'", from) : 0);
    fclose(in);
    return status;
}

int plan_use(struct plan *plan, const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    if (plan->used_files == MAX_USED)
        return misuse("a sweep uses at most %d files", MAX_USED);
    if (!name[0] || name[0] == '.' || strlen(name) >= USED_NAME || strcmp(name, "plan.csv") == 0 ||
        strcmp(name, "plan.txt") == 0 || strcmp(name, "results.csv") == 0)
        return misuse("'%s' cannot be copied into the folder of the sweep under its name; rename it", path);
    struct used_file *used = &plan->used[plan->used_files];
    for (size_t i = 0; i < plan->used_files; i++)
        if (strcmp(plan->used[i].name, name) == 0)
            return 0;
    snprintf(used->name, USED_NAME, "%s", name);
    int status = copy_file(path, plan->folder, name);
    char copied[IN_PLAN];
    snprintf(copied, sizeof copied, "%s/%s", plan->folder, name);
    if (status == 0)
        status = hash_of(copied, used->hash);
    plan->used_files += status == 0;
    return status;
}
