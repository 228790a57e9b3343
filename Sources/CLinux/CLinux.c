#define _GNU_SOURCE

#include "CLinux.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
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

int make_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int make_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

void widen_pipe(int end, int size) {
    if (fcntl(end, F_GETPIPE_SZ) < size) fcntl(end, F_SETPIPE_SZ, size);
}
