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

/// Keeps this process from core dumps and from being read by other processes of its user (prctl(2), PR_SET_DUMPABLE).
void forbid_dumps(void);
