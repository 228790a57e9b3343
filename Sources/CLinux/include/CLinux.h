/// What Linux has beyond POSIX and Swift's Glibc module leaves out.
#pragma once

#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/types.h>

/// The process on the other end of a socket, as the kernel knows it.
struct peer_credentials {
    pid_t pid;
    uid_t uid;
    gid_t gid;
};

/// Asks for the process on the other end of a Unix-domain socket (unix(7), SO_PEERCRED); -1 and errno when there is none.
int get_peer_credentials(int socket, struct peer_credentials *credentials);

/// Opens a descriptor of the process on the other end of a Unix-domain socket (Linux 6.5, SO_PEERPIDFD), which becomes
/// readable when that ends; -1 and errno where there is none.
int get_peer_process(int socket);

/// Names a thread, in at most 15 bytes.
void name_thread(pthread_t thread, const char *name);

/// Ends the process with status 1 after some seconds, with a message in three parts that is written to standard error, unless
/// forget_end() is called before. It is for a program that waits in a library which knows no bound. It uses SIGALRM.
void end_within(unsigned int seconds, const char *before, const char *middle, const char *after);

/// Lets the process go on.
void forget_end(void);

/// Makes a file that is in memory and has no name; -1 and errno when that fails.
int make_memory_file(const char *name);

/// Makes a pipe that children do not inherit: first the end to read, then the end to write; -1 and errno when that fails.
int make_pipe(int ends[2]);

/// Asks for room for so many bytes in a pipe (fcntl(2), F_SETPIPE_SZ). A pipe that has more, or may not grow, stays as it is.
void widen_pipe(int end, int size);

/// Takes the next connection of a socket that listens (accept(2)); children do not inherit it.
int accept_connection(int socket);

/// Makes a file with a name that no other has, of a template that ends with XXXXXX (mkstemp(3)); children do not inherit it.
int make_temporary_file(char *template);

/// Opens a new file without a name in a directory, to write it; it is gone with the last that has it open. -1 and errno where
/// that fails, as on file systems that have no such files.
int open_unnamed_file(const char *directory, mode_t mode);

/// Gives a file without a name one that no other has; -1 and errno when that fails.
int name_unnamed_file(int file, const char *path);

/// Renames a file or folder where nothing has the new name (renameat2(2), RENAME_NOREPLACE); -1 and errno, EEXIST where
/// something has.
int rename_without_replacing(const char *old_path, const char *new_path);

/// Copies the extended attributes of one open file to another, as far as the new place takes them (xattr(7)).
void copy_extended_attributes(int from, int to);

/// Writes out all that was written to the file system of an open file (syncfs(2)); -1 and errno when that fails.
int write_out_file_system(int file);

/// Reserves memory for a secret: kept from core dumps and, where the kernel can (memfd_secret(2)), from swap and from all
/// that is not this process. NULL and errno when that fails.
///
/// Where needs_lock is set, the memory is kept from swap by lock_secret_memory, in each process: a process that is forked
/// inherits the memory without its lock.
void *map_secret_memory(size_t size, int *needs_lock);

/// Keeps memory from swap (mlock(2)); -1 and errno when that fails, as above a limit (RLIMIT_MEMLOCK).
int lock_secret_memory(void *memory, size_t size);

/// Keeps this process from core dumps and from being read by other processes of its user (prctl(2), PR_SET_DUMPABLE).
void forbid_dumps(void);
