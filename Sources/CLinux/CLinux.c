#define _GNU_SOURCE

#include "CLinux.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

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

int end_with_parent(int parent) { return prctl(PR_SET_PDEATHSIG, SIGTERM) == 0 && getppid() == parent; }

void forbid_dumps(void) { prctl(PR_SET_DUMPABLE, 0); }
