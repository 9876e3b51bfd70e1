/* Files that are closed together: all of them are replaced, or none. */
#define _DEFAULT_SOURCE /* syscall */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "message.h"

#include <dirent.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../../cli/file.h"

enum { FILES = 4 };

static const char *const names[FILES] = {"a.csv", "b.csv", "c.svg", "d.html"};
static char folder[] = "test_file.XXXXXX";

static const char *path_of(const char *name)
{
    static char path[512];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void put(const char *name, const char *content)
{
    FILE *file = fopen(path_of(name), "w");
    assert_non_null(file);
    fputs(content, file);
    fclose(file);
}

static void assert_holds(const char *name, const char *content)
{
    char text[64] = "";
    FILE *file = fopen(path_of(name), "r");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = 0;
    fclose(file);
    assert_string_equal(text, content);
}

/* Ends the process at the worst moment: a file has just got its temporary name. */
static int terminate_after_link;

int linkat(int from, const char *source, int to, const char *target, int flags)
{
    const int status = (int)syscall(SYS_linkat, from, source, to, target, flags);
    if (terminate_after_link)
        raise(SIGTERM);
    return status;
}

static int count_entries(void)
{
    int count = 0;
    DIR *stream = opendir(folder);
    assert_non_null(stream);
    while (readdir(stream))
        count++;
    closedir(stream);
    return count - 2;
}

static int make(void **state)
{
    (void)state;
    strcpy(folder, "test_file.XXXXXX");
    return mkdtemp(folder) == NULL;
}

static int clear(void **state)
{
    (void)state;
    DIR *stream = opendir(folder);
    for (struct dirent *entry; stream && (entry = readdir(stream)) != NULL;)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            remove(path_of(entry->d_name));
    closedir(stream);
    return rmdir(folder);
}

static void open_all(struct file files[FILES])
{
    for (int i = 0; i < FILES; i++) {
        assert_int_equal(file_open(&files[i], folder, names[i]), 0);
        fprintf(files[i].stream, "new %d\n", i);
    }
}

static void test_all_are_replaced(void **state)
{
    (void)state;
    struct file files[FILES];
    put(names[1], "old\n");
    assert_return_code(chmod(path_of(names[1]), 0640), 0);
    open_all(files);
    assert_holds(names[1], "old\n");
    assert_int_equal(count_entries(), 1); /* not even a temporary name, where the file system can do that */
    assert_int_equal(files_close(files, FILES, 0), 0);
    for (int i = 0; i < FILES; i++) {
        char expected[16];
        snprintf(expected, sizeof expected, "new %d\n", i);
        assert_holds(names[i], expected);
    }
    assert_int_equal(count_entries(), FILES);
    struct stat info;
    assert_return_code(stat(path_of(names[1]), &info), 0);
    assert_int_equal(info.st_mode & 0777, 0640);
}

/* A folder gets in the way of each of the files, after they were opened; some of the others exist, some do
 * not. */
static void test_none_is_replaced(void **state)
{
    catch_messages();
    for (int way = 0; way < FILES; way++)
        for (int existing = 0; existing < 1 << FILES; existing++) {
            struct file files[FILES];
            int expected = 1;
            for (int i = 0; i < FILES; i++)
                if (i != way && existing >> i & 1) {
                    put(names[i], "old\n");
                    expected++;
                }
            open_all(files);
            assert_return_code(mkdir(path_of(names[way]), 0777), 0);
            assert_int_equal(files_close(files, FILES, 0), EXIT_FAILED);
            const char *text = message();
            check_message(text);
            assert_non_null(strstr(text, path_of(names[way])));
            assert_non_null(strstr(text, "a folder has this name"));
            assert_int_equal(count_entries(), expected);
            for (int i = 0; i < FILES; i++)
                if (i != way && existing >> i & 1)
                    assert_holds(names[i], "old\n");
            clear(state);
            make(state);
        }
}

static void test_what_is_in_the_way_from_the_start(void **state)
{
    (void)state;
    struct file file;
    catch_messages();
    assert_return_code(mkdir(path_of("folder"), 0777), 0);
    assert_int_equal(file_open(&file, folder, "folder"), EXIT_FAILED);
    assert_non_null(strstr(message(), "a folder has this name"));
    if (geteuid() != 0) {
        put("locked", "old\n");
        chmod(path_of("locked"), 0444);
        assert_int_equal(file_open(&file, folder, "locked"), EXIT_FAILED);
        assert_non_null(strstr(message(), "make it writable"));
        assert_holds("locked", "old\n");
    }
    assert_int_equal(make_folder(""), EXIT_FAILED);
    check_message(message());
}

static void test_a_link_stays_a_link(void **state)
{
    (void)state;
    struct file file;
    struct stat info;
    put("target", "old\n");
    assert_return_code(symlink("target", path_of("link")), 0);
    assert_int_equal(file_open(&file, folder, "link"), 0);
    fputs("new\n", file.stream);
    assert_int_equal(files_close(&file, 1, 0), 0);
    assert_holds("target", "new\n");
    assert_return_code(lstat(path_of("link"), &info), 0);
    assert_true(S_ISLNK(info.st_mode));
    assert_int_equal(count_entries(), 2);
}

/* nohup lets a program ignore SIGHUP. */
static void test_an_ignored_signal_stays_ignored(void **state)
{
    (void)state;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct file file;
        signal(SIGHUP, SIG_IGN);
        if (file_open(&file, folder, "x") != 0)
            _exit(1);
        raise(SIGHUP);
        _exit(files_close(&file, 1, 0) == 0 ? 42 : 1);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 42);
}

static void test_a_signal_leaves_no_temporary_name(void **state)
{
    (void)state;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct file file;
        if (file_open(&file, folder, "x") != 0)
            _exit(1);
        if (file.named) /* from the start, where there are no nameless files */
            raise(SIGTERM);
        terminate_after_link = 1;
        files_close(&file, 1, 0);
        _exit(1);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
    assert_int_equal(count_entries(), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_all_are_replaced, make, clear),
        cmocka_unit_test_setup_teardown(test_none_is_replaced, make, clear),
        cmocka_unit_test_setup_teardown(test_what_is_in_the_way_from_the_start, make, clear),
        cmocka_unit_test_setup_teardown(test_a_link_stays_a_link, make, clear),
        cmocka_unit_test_setup_teardown(test_an_ignored_signal_stays_ignored, make, clear),
        cmocka_unit_test_setup_teardown(test_a_signal_leaves_no_temporary_name, make, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
