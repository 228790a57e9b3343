#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer, as its own main function does (FuzzerInterface.h).
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*test)(const uint8_t *bytes, size_t count));

/// What was allocated between a start and an end, in bytes.
struct allocations {
    /// The most that was allocated at one time, beyond what there was at the start.
    int64_t peak;
    /// All that was allocated, whether or not it was released again.
    int64_t total;
};

/// Begins to count the memory that the calling thread allocates. Needs the address sanitizer.
void start_counting_allocations(void);

/// Ends the counting.
struct allocations end_counting_allocations(void);

#endif
