#include "CFuzzer.h"

#include <stddef.h>

// The address sanitizer's interface. It is declared here since a package does not find the sanitizer's headers everywhere.
extern int __sanitizer_install_malloc_and_free_hooks(
    void (*malloc_hook)(const volatile void *, size_t), void (*free_hook)(const volatile void *));
extern size_t __sanitizer_get_allocated_size(const volatile void *pointer);

static _Thread_local int is_counting;
static _Thread_local int64_t current;
static _Thread_local struct allocations counted;

static void did_allocate(const volatile void *pointer, size_t size) {
    (void)pointer;
    if (!is_counting) return;
    current += (int64_t)size;
    counted.total += (int64_t)size;
    if (current > counted.peak) counted.peak = current;
}

static void will_free(const volatile void *pointer) {
    if (is_counting && pointer) current -= (int64_t)__sanitizer_get_allocated_size(pointer);
}

void start_counting_allocations(void) {
    static int is_installed;
    if (!is_installed) is_installed = __sanitizer_install_malloc_and_free_hooks(did_allocate, will_free);
    current = 0;
    counted = (struct allocations){0, 0};
    is_counting = 1;
}

struct allocations end_counting_allocations(void) {
    is_counting = 0;
    return counted;
}
