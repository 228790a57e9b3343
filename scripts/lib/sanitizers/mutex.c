// Tells the thread sanitizer of the slow paths of Swift's mutexes, which a program does not contain but calls in a library that is not
// watched: without this, everything that a contended mutex protects is reported as a race. The quick paths are in the program.
//
// To be loaded before the library. Where a program is not watched, it changes nothing.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

typedef SWIFT void (*Lock)(uint32_t thread, SELF);
typedef SWIFT void (*Unlock)(SELF);

SWIFT void lock(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void unlock(SELF) __asm__(UNLOCK);

static void *original(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    if (!function) {
        fprintf(stderr, "The library Synchronization has no %s.\n", name);
        abort();
    }
    return function;
}

SWIFT void lock(uint32_t thread, SELF) {
    ((Lock)original(LOCK))(thread, self);
    if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlock(SELF) {
    if (__tsan_release) __tsan_release(self);
    ((Unlock)original(UNLOCK))(self);
}
