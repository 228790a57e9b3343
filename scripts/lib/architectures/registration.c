// Tells Swift's runtime of the program's sections, as swiftrt.o of a toolchain for the target does (stdlib/public/runtime/SwiftRT-ELF.cpp,
// stdlib/public/SwiftShims/swift/shims/MetadataSections.h).

#include <stddef.h>
#include <stdint.h>

#define SECTIONS(SECTION) \
    SECTION(protocols) SECTION(protocol_conformances) SECTION(type_metadata) SECTION(typeref) SECTION(reflstr) SECTION(fieldmd) \
    SECTION(assocty) SECTION(replace) SECTION(replac2) SECTION(builtin) SECTION(capture) SECTION(mpenum) \
    SECTION(accessible_functions) SECTION(runtime_attributes) SECTION(tests)

// Those that the program does not have are at no address.
#define DECLARE(name) \
    extern const char __start_swift5_##name[] __attribute__((weak, visibility("hidden"))); \
    extern const char __stop_swift5_##name[] __attribute__((weak, visibility("hidden")));
SECTIONS(DECLARE)

extern const char __ehdr_start[] __attribute__((visibility("hidden")));
void swift_addNewDSOImage(const void *sections);

static struct {
    uintptr_t version;
    const void *base;
    void *unused[2];
    struct {
        uintptr_t start, length;
    } ranges[15];
} sections = {.version = 4, .base = __ehdr_start};

__attribute__((constructor)) static void add_sections(void) {
    size_t index = 0;
#define FILL(name) \
    sections.ranges[index].start = (uintptr_t)__start_swift5_##name; \
    sections.ranges[index++].length = (uintptr_t)(__stop_swift5_##name - __start_swift5_##name);
    SECTIONS(FILL)
    swift_addNewDSOImage(&sections);
}
