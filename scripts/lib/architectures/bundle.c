// Counts the methods of Foundation's Bundle that MainBundle.c has replaced before a program begins.

#include <stdint.h>
#include <stdio.h>

typedef void method(void);

#define NAMES(NAME) \
    NAME(url) NAME(localized_url) NAME(urls) NAME(localized_urls) NAME(resource_url) NAME(localizations) NAME(localized_string) \
    NAME(identifier) NAME(info_dictionary) NAME(localized_info_dictionary)
#define DEFINE(name) \
    void swift_transferable_bundle_##name(void); \
    void swift_transferable_bundle_##name(void) {}
NAMES(DEFINE)
#define ENTRY(name) swift_transferable_bundle_##name,
static method *const replacements[] = {NAMES(ENTRY)};
enum { replacement_count = sizeof replacements / sizeof *replacements };

extern struct {
    uintptr_t kind;
    void *superclass;
    uint32_t flags, instance_address_point, instance_size;
    uint16_t instance_alignment_mask, reserved;
    uint32_t size, address_point;
    void *descriptor, *ivar_destroyer;
    method *members[];
} bundle_class __asm__("$s10Foundation6BundleCN");

int main(void) {
    size_t count = (bundle_class.size - bundle_class.address_point - sizeof bundle_class) / sizeof *bundle_class.members;
    int found = 0;
    for (size_t member = 0; member < count; member++)
        for (int index = 0; index < replacement_count; index++) found += bundle_class.members[member] == replacements[index];
    printf("%d of %d methods of Foundation's Bundle are replaced.\n", found, replacement_count);
    return found == replacement_count ? 0 : 1;
}
