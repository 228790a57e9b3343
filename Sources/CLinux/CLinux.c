#define _GNU_SOURCE

#include "CLinux.h"

#include <sys/mman.h>
#include <sys/socket.h>

int get_peer_credentials(int socket, struct peer_credentials *credentials) {
    struct ucred peer;
    socklen_t length = sizeof peer;
    if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0) return -1;
    credentials->pid = peer.pid;
    credentials->uid = peer.uid;
    credentials->gid = peer.gid;
    return 0;
}

void name_thread(pthread_t thread, const char *name) { pthread_setname_np(thread, name); }

int make_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }
