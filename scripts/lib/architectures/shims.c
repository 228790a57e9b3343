// Tries the package's C on another architecture, or with another sign of char: what tables, structures and variable arguments are
// there. It is linked with the sources themselves and prints each mistake.

#define _GNU_SOURCE

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "CLinux.h"
#include "CWaylandProtocols.h"
#include "CWebDownload.h"

static int mistakes;

#define EXPECT(condition)                                                   \
    do {                                                                    \
        if (!(condition)) {                                                 \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
            mistakes++;                                                     \
        }                                                                   \
    } while (0)

// MARK: The methods of Foundation's Bundle

// A class as Swift's compiler lays it out: what precedes the address point, its fields, and the methods, of which one is no method of
// Foundation's and two are.
typedef void method(void);

static int called;
static void other_method(void) { called = 1; }
void foundation_url(void) __asm__("$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF");
void foundation_url(void) { called = 2; }
void foundation_identifier(void) __asm__("$s10Foundation6BundleC16bundleIdentifierSSSgvg");
void foundation_identifier(void) { called = 3; }

#define REPLACEMENT(name, number) \
    void swift_transferable_bundle_##name(void); \
    void swift_transferable_bundle_##name(void) { called = number; }
REPLACEMENT(url, 102)
REPLACEMENT(localized_url, 104)
REPLACEMENT(urls, 105)
REPLACEMENT(localized_urls, 106)
REPLACEMENT(resource_url, 107)
REPLACEMENT(localizations, 108)
REPLACEMENT(localized_string, 109)
REPLACEMENT(identifier, 103)
REPLACEMENT(info_dictionary, 110)
REPLACEMENT(localized_info_dictionary, 111)

struct metadata {
    uintptr_t kind;
    void *superclass;
    uint32_t flags, instance_address_point, instance_size;
    uint16_t instance_alignment_mask, reserved;
    uint32_t size, address_point;
    void *descriptor, *ivar_destroyer;
    method *members[4];
};

extern struct metadata bundle_class __asm__("$s10Foundation6BundleCN");
struct metadata bundle_class = {
    .size = 16 + sizeof(struct metadata),
    .address_point = 16,
    .members = {other_method, foundation_identifier, foundation_url, other_method},
};

static void try_methods(void) {
    const int expected[] = {1, 103, 102, 1};
    for (int i = 0; i < 4; i++) {
        called = 0;
        bundle_class.members[i]();
        EXPECT(called == expected[i]);
    }
}

// MARK: The command line

static void try_secret_memory(void) {
    int needs_lock = -1;
    // More than a page of any size.
    const size_t size = 200000;
    unsigned char *memory = map_secret_memory(size, &needs_lock);
    EXPECT(memory != NULL && (needs_lock == 0 || needs_lock == 1));
    if (memory == NULL) return;
    memset(memory, 0xFF, size);
    EXPECT(memory[0] == 0xFF && memory[size - 1] == 0xFF);
    munmap(memory, size);
}

static void try_end(void) {
    int ends[2];
    EXPECT(pipe(ends) == 0);
    pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        close(ends[0]);
        close(ends[1]);
        end_within(1, "w\xC3\xB6rter", NULL, "\n");
        while (1) pause();
    }
    close(ends[1]);
    char words[64] = {0};
    EXPECT(read(ends[0], words, sizeof words) == 8 && strcmp(words, "w\xC3\xB6rter\n") == 0);
    close(ends[0]);
    int status = 0;
    EXPECT(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == EXIT_FAILURE);
}

static void try_terminal(void) {
    int terminal, program;
    if (openpty(&terminal, &program, NULL, NULL, NULL) != 0) {
        fprintf(stderr, "There is no terminal to try.\n");
        return;
    }
    struct termios before, raw, after;
    tcgetattr(program, &before);
    EXPECT(make_terminal_raw(program) == 0);
    tcgetattr(program, &raw);
    EXPECT((raw.c_lflag & (ICANON | ECHO)) == 0 && (raw.c_lflag & ISIG) != 0 && raw.c_cc[VMIN] == 1);
    restore_terminal(0);
    tcgetattr(program, &after);
    EXPECT(after.c_lflag == before.c_lflag && after.c_iflag == before.c_iflag);
    EXPECT(!terminal_was_interrupted());
    close(terminal);
    close(program);
}

// MARK: The web, with a libcurl of the test's

static bool keep(void *context, const void *bytes, size_t count) {
    strncat(context, bytes, count);
    return true;
}

static bool goes_on(void *context) {
    (void)context;
    return false;
}

static void try_download(void) {
    char received[64] = "", type[16], place[64], small[8] = "unknown";
    // 2^40 does not fit half of a variable argument.
    EXPECT(
        web_download(
            "https://example.org/", INT64_C(1) << 40, received, keep, goes_on, type, sizeof type, place, sizeof place
        ) == 0
    );
    EXPECT(strcmp(received, "\xFF\x01") == 0);
    EXPECT(strcmp(type, "text/plain;char") == 0);
    EXPECT(strcmp(place, "https://example.org/moved") == 0);
    // An address that is longer than its room is none.
    web_download("https://example.org/", INT64_C(1) << 40, received, keep, goes_on, type, sizeof type, small, sizeof small);
    EXPECT(strcmp(small, "") == 0);
}

// MARK: Wayland's interfaces

static void try_interfaces(void) {
    static const char *const names[] = {
        "ext_data_control_manager_v1", "ext_data_control_device_v1", "ext_data_control_source_v1", "ext_data_control_offer_v1",
        "zwlr_data_control_manager_v1", "zwlr_data_control_device_v1", "zwp_primary_selection_device_manager_v1",
        "zwp_primary_selection_device_v1", "xdg_wm_base", "xdg_surface", "xdg_toplevel",
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct wl_interface *interface = find_interface(names[i]);
        EXPECT(interface != NULL && strcmp(interface->name, names[i]) == 0 && interface->version >= 1);
        if (interface == NULL) continue;
        EXPECT(interface->method_count >= 0 && interface->method_count < 16 && interface->event_count < 16);
        for (int m = 0; m < interface->method_count; m++)
            EXPECT(strspn(interface->methods[m].signature, "0123456789?nosuhia") == strlen(interface->methods[m].signature));
    }
    EXPECT(find_interface("nothing") == NULL);
}

int main(void) {
    // 28 bits for the commit, and 24 for the version of Swift: what scripts/lib/release.sh gives to the linker.
    EXPECT(build_commit() == 0xfedcba9 && build_swift() == 0x060301);
    try_methods();
    try_secret_memory();
    try_end();
    try_terminal();
    try_download();
    try_interfaces();
    if (mistakes == 0) puts("The C of the package does what it should.");
    return mistakes == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
