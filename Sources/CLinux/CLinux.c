#define _GNU_SOURCE

#include "CLinux.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
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
