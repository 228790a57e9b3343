#include "CLinux.h"

// The addresses are the numbers.
extern const char transferable_commit[] __attribute__((weak));
extern const char transferable_swift[] __attribute__((weak));

unsigned long build_commit(void) { return (unsigned long)transferable_commit; }

unsigned long build_swift(void) { return (unsigned long)transferable_swift; }
