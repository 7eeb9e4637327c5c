/* A power cut, as far as files feel it: beside each file in the folder SOAK_POWER lies a second one,
   PATH.durable, which holds what was there when the file was last synced, and nothing newer.
   cc -shared -fPIC -o power.so power.c; LD_PRELOAD=power.so SOAK_POWER=/folder program */
#define _GNU_SOURCE
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int copied(int from, const char *path) {
    char piece[1 << 16];
    off_t at = 0;
    ssize_t got;
    int to = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (to < 0)
        return -1;
    while ((got = pread(from, piece, sizeof piece, at)) > 0) {
        if (pwrite(to, piece, got, at) != got)
            break;
        at += got;
    }
    int failed = got != 0 || ftruncate(to, at) != 0;
    close(to);
    return failed ? -1 : 0;
}

static int synced(int fd) {
    const char *folder = getenv("SOAK_POWER");
    char link[64], path[PATH_MAX + 16];
    struct stat what;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX);
    if (folder == NULL || length <= 0 || fstat(fd, &what) != 0 || !S_ISREG(what.st_mode))
        return 0;
    path[length] = 0;
    if (strncmp(path, folder, strlen(folder)) != 0)
        return 0;
    strcpy(path + length, ".durable");
    return copied(fd, path);
}

int fsync(int fd) { return synced(fd); }
int fdatasync(int fd) { return synced(fd); }
