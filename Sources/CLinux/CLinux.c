#define _GNU_SOURCE

#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

int get_peer_credentials(int socket, struct peer_credentials *credentials) {
    struct ucred peer;
    socklen_t length = sizeof peer;
    if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0) return -1;
    credentials->pid = peer.pid;
    credentials->uid = peer.uid;
    credentials->gid = peer.gid;
    return 0;
}

// The headers of older systems do not name it.
#ifndef SO_PEERPIDFD
#define SO_PEERPIDFD 77
#endif

int get_peer_process(int socket) {
    int process = -1;
    socklen_t length = sizeof process;
    return getsockopt(socket, SOL_SOCKET, SO_PEERPIDFD, &process, &length) == 0 ? process : -1;
}

void name_thread(pthread_t thread, const char *name) { pthread_setname_np(thread, name); }

static char last_words[1024];
static size_t last_words_length;

static void end_process(int signal) {
    (void)signal;
    ssize_t written = write(STDERR_FILENO, last_words, last_words_length);
    (void)written;
    _exit(EXIT_FAILURE);
}

static void add_last_words(const char *words) {
    if (words == NULL) return;
    size_t length = strnlen(words, sizeof last_words - last_words_length);
    memcpy(last_words + last_words_length, words, length);
    last_words_length += length;
}

void end_within(unsigned int seconds, const char *before, const char *middle, const char *after) {
    last_words_length = 0;
    add_last_words(before);
    add_last_words(middle);
    add_last_words(after);
    struct sigaction action = {.sa_handler = end_process};
    sigaction(SIGALRM, &action, NULL);
    // The parent may have blocked it.
    sigset_t alarms;
    sigemptyset(&alarms);
    sigaddset(&alarms, SIGALRM);
    pthread_sigmask(SIG_UNBLOCK, &alarms, NULL);
    alarm(seconds);
}

void forget_end(void) {
    alarm(0);
    signal(SIGALRM, SIG_DFL);
}

int make_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int make_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

void widen_pipe(int end, int size) {
    if (fcntl(end, F_GETPIPE_SZ) < size) fcntl(end, F_SETPIPE_SZ, size);
}

int accept_connection(int socket) { return accept4(socket, NULL, NULL, SOCK_CLOEXEC); }

int make_temporary_file(char *template) { return mkostemp(template, O_CLOEXEC); }

int open_unnamed_file(const char *directory, mode_t mode) {
    // The name is given through /proc, as the other way is for privileged processes only (open(2), O_TMPFILE).
    if (access("/proc/self/fd", X_OK) != 0) return -1;
    return open(directory, O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
}

int name_unnamed_file(int file, const char *path) {
    char source[32];
    snprintf(source, sizeof source, "/proc/self/fd/%d", file);
    return linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW);
}

int rename_without_replacing(const char *old_path, const char *new_path) {
    if (renameat2(AT_FDCWD, old_path, AT_FDCWD, new_path, RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return -1;
    // Not all file systems know the flag. A hard link replaces nothing either.
    if (link(old_path, new_path) == 0) {
        if (unlink(old_path) == 0) return 0;
        int reason = errno;
        unlink(new_path);
        errno = reason;
        return -1;
    }
    if (errno == EEXIST) return -1;
    // Folders, and file systems without hard links: a moment remains between the look and the change.
    struct stat status;
    if (lstat(new_path, &status) == 0) {
        errno = EEXIST;
        return -1;
    }
    return rename(old_path, new_path);
}

void copy_extended_attributes(int from, int to) {
    ssize_t length = flistxattr(from, NULL, 0);
    if (length <= 0) return;
    char *names = malloc((size_t)length);
    void *value = malloc(XATTR_SIZE_MAX);
    length = names && value ? flistxattr(from, names, (size_t)length) : 0;
    for (char *name = names; name < names + length; name += strlen(name) + 1) {
        ssize_t size = fgetxattr(from, name, value, XATTR_SIZE_MAX);
        if (size >= 0) fsetxattr(to, name, value, (size_t)size, 0);
    }
    free(names);
    free(value);
}

int write_out_file_system(int file) { return syncfs(file); }

// The headers of older systems do not name it; the number is that of all architectures.
#ifndef SYS_memfd_secret
#define SYS_memfd_secret 447
#endif

void *map_secret_memory(size_t size, int *needs_lock) {
    int file = (int)syscall(SYS_memfd_secret, O_CLOEXEC);
    if (file >= 0) {
        void *memory = MAP_FAILED;
        if (ftruncate(file, (off_t)size) == 0) memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        close(file);
        *needs_lock = 0;
        if (memory != MAP_FAILED) return memory;
    }
    // A kernel without it, or more than the process may lock (RLIMIT_MEMLOCK).
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    *needs_lock = 1;
    if (memory == MAP_FAILED) return NULL;
    madvise(memory, size, MADV_DONTDUMP);
    return memory;
}

int lock_secret_memory(void *memory, size_t size) { return mlock(memory, size); }

void forbid_dumps(void) { prctl(PR_SET_DUMPABLE, 0); }
