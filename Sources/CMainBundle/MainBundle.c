#include "CMainBundle.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Foundation's `Bundle` is an open class, and programs call its methods through the table in the metadata of the class. Swift
// allows no subclass of it outside of Foundation, and `Bundle.main` cannot be set. So entries of the table are replaced here.
// Each has one of Foundation's functions before; a function that is not in the table is left alone, and then a program finds what
// Foundation finds. Its name is kept, so a program can say so and a test fails.
//
// The layout of the metadata is fixed by the ABI (docs/ABI/TypeMetadata.rst of the Swift project) but for the order of methods,
// which is not relied on.

typedef void method(void);

// The methods that are replaced: a short name, and the name that Foundation's has for the linker.
#define METHODS(METHOD) \
    METHOD(url, "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF") \
    METHOD( \
        localized_url, \
        "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF" \
    ) \
    METHOD(urls, "$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF") \
    METHOD( \
        localized_urls, \
        "$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectory12localizationSayAA5NSURLCGSgSSSg_A2LtF" \
    ) \
    METHOD(resource_url, "$s10Foundation6BundleC11resourceURL0A10Essentials0D0VSgvg") \
    METHOD(localizations, "$s10Foundation6BundleC13localizationsSaySSGvg") \
    METHOD(localized_string, "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF") \
    METHOD(identifier, "$s10Foundation6BundleC16bundleIdentifierSSSgvg") \
    METHOD(info_dictionary, "$s10Foundation6BundleC14infoDictionarySDySSypGSgvg") \
    METHOD(localized_info_dictionary, "$s10Foundation6BundleC23localizedInfoDictionarySDySSypGSgvg")

#define DECLARE(name, symbol) \
    extern method foundation_##name __asm__(symbol) __attribute__((weak)); \
    extern method swift_transferable_bundle_##name;
METHODS(DECLARE)

static const struct {
    method *foundation;
    method *replacement;
    const char *symbol;
} methods[] = {
#define PAIR(name, symbol) {foundation_##name, swift_transferable_bundle_##name, symbol},
    METHODS(PAIR)
};

/// The metadata of a class, from its address point on, on 64-bit systems without Objective-C.
struct class_metadata {
    uintptr_t kind;
    void *superclass;
    uint32_t flags;
    uint32_t instance_address_point;
    uint32_t instance_size;
    uint16_t instance_alignment_mask;
    uint16_t reserved;
    /// The size of the metadata in bytes, and how many of these precede the address point.
    uint32_t size;
    uint32_t address_point;
    void *descriptor;
    void *ivar_destroyer;
    /// The members of the superclasses, and of the class.
    method *members[];
};

enum { method_count = sizeof methods / sizeof *methods };

/// The names of methods that are not replaced, and NULL.
static const char *missing[method_count + 1];

extern struct class_metadata bundle_class __asm__("$s10Foundation6BundleCN") __attribute__((weak));

/// The number of members in the table; 0 where the layout is not known.
static size_t member_count(void) {
    if (sizeof(void *) != 8 || &bundle_class == NULL) return 0;
    return (bundle_class.size - bundle_class.address_point - sizeof bundle_class) / sizeof *bundle_class.members;
}

/// Returns whether a method was in the table.
static bool replace(method *foundation, method *replacement) {
    if (foundation == NULL) return false;
    for (size_t member = 0, count = member_count(); member < count; member++) {
        if (bundle_class.members[member] != foundation) continue;
        bundle_class.members[member] = replacement;
        return true;
    }
    return false;
}

__attribute__((constructor)) static void replace_methods(void) {
    size_t next = 0;
    for (size_t index = 0; index < method_count; index++) {
        if (!replace(methods[index].foundation, methods[index].replacement)) missing[next++] = methods[index].symbol;
    }
}

const char *const *swift_transferable_bundle_missing_methods(void) { return missing; }
