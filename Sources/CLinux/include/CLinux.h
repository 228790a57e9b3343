/// What the command line needs of Linux that Swift cannot say: a signal handler, and functions with variable arguments.
///
/// No module that apps import may use this one; see Sources/SystemSupport/Linux/Linux.swift.
#pragma once

#include <stddef.h>

/// Ends the process with status 1 after some seconds, with a message in three parts that is written to standard error, unless
/// forget_end() is called before. It is for a program that waits in a library which knows no bound. It uses SIGALRM.
void end_within(unsigned int seconds, const char *before, const char *middle, const char *after);

/// Lets the process go on.
void forget_end(void);

/// Reserves memory for a secret: kept from core dumps and, where the kernel can (memfd_secret(2)), from swap and from all
/// that is not this process. NULL and errno when that fails.
///
/// Where needs_lock is set, the memory is kept from swap by mlock(2), in each process: a process that is forked inherits the
/// memory without its lock.
void *map_secret_memory(size_t size, int *needs_lock);

/// Has this process get SIGTERM when its parent ends (prctl(2), PR_SET_PDEATHSIG).
/// Returns 0 where its parent is no longer the process of that number, and has ended.
int end_with_parent(int parent);

/// Keeps this process from core dumps and from being read by other processes of its user (prctl(2), PR_SET_DUMPABLE).
void forbid_dumps(void);

/// Has a terminal give each byte as it arrives and show none (tcsetattr(3)). Signals that end or stop the process put the terminal
/// back before they do. One terminal at a time.
///
/// Returns 0, or -1 and errno.
int make_terminal_raw(int terminal);

/// Puts the terminal back as it was; what has arrived and was not read is thrown away where discards_input is set.
void restore_terminal(int discards_input);

/// Whether a signal has put the terminal back since it was made raw.
int terminal_was_interrupted(void);

/// The commit that the program was built from, as a number of seven hexadecimal digits, and the version of Swift, as one of three
/// times two; 0 where the build did not say. scripts/lib/release.sh gives them to the linker.
unsigned long build_commit(void);
unsigned long build_swift(void);
