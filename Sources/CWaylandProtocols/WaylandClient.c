#include "WaylandClient.h"

#include "CWaylandProtocols.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

/// The library; NULL where it is not there.
static void *library;

/// The functions of the library that are used, each under its own name.
static struct {
    __typeof__(&wl_display_connect) display_connect;
    __typeof__(&wl_display_disconnect) display_disconnect;
    __typeof__(&wl_display_get_fd) display_get_fd;
    __typeof__(&wl_display_prepare_read) display_prepare_read;
    __typeof__(&wl_display_read_events) display_read_events;
    __typeof__(&wl_display_dispatch_pending) display_dispatch_pending;
    __typeof__(&wl_display_flush) display_flush;
    __typeof__(&wl_display_get_error) display_get_error;
    __typeof__(&wl_display_get_protocol_error) display_get_protocol_error;
    __typeof__(&wl_proxy_marshal_array_flags) proxy_marshal_array_flags;
    __typeof__(&wl_proxy_add_dispatcher) proxy_add_dispatcher;
    __typeof__(&wl_proxy_get_user_data) proxy_get_user_data;
    __typeof__(&wl_proxy_get_version) proxy_get_version;
    __typeof__(&wl_proxy_destroy) proxy_destroy;
} client;

static bool find(const char *name, void *function) {
    *(void **)function = dlsym(library, name);
    return *(void **)function != NULL;
}

#define FIND(name) find("wl_" #name, &client.name)

static void load(void) {
    // It stays until the process ends: its objects may be used to the last.
    library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
    bool isComplete =
        FIND(display_connect) &&
        FIND(display_disconnect) &&
        FIND(display_get_fd) &&
        FIND(display_prepare_read) &&
        FIND(display_read_events) &&
        FIND(display_dispatch_pending) &&
        FIND(display_flush) &&
        FIND(display_get_error) &&
        FIND(display_get_protocol_error) &&
        FIND(proxy_marshal_array_flags) &&
        FIND(proxy_add_dispatcher) &&
        FIND(proxy_get_user_data) &&
        FIND(proxy_get_version) &&
        FIND(proxy_destroy);
    if (!isComplete) library = NULL;
}

bool load_wayland_client(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return library != NULL;
}

const struct wl_interface *find_core_interface(const char *name) {
    char symbol[64];
    if (!load_wayland_client() || strncmp(name, "wl_", 3) != 0) return NULL;
    if (snprintf(symbol, sizeof symbol, "%s_interface", name) >= (int)sizeof symbol) return NULL;
    return dlsym(library, symbol);
}

struct wl_display *wayland_display_connect(const char *name) {
    return client.display_connect(name);
}

void wayland_display_disconnect(struct wl_display *display) {
    client.display_disconnect(display);
}

int wayland_display_get_fd(struct wl_display *display) {
    return client.display_get_fd(display);
}

int wayland_display_prepare_read(struct wl_display *display) {
    return client.display_prepare_read(display);
}

int wayland_display_read_events(struct wl_display *display) {
    return client.display_read_events(display);
}

int wayland_display_dispatch_pending(struct wl_display *display) {
    return client.display_dispatch_pending(display);
}

int wayland_display_flush(struct wl_display *display) {
    return client.display_flush(display);
}

int wayland_display_get_error(struct wl_display *display) {
    return client.display_get_error(display);
}

uint32_t wayland_display_get_protocol_error(
    struct wl_display *display, const struct wl_interface **interface, uint32_t *id) {
    return client.display_get_protocol_error(display, interface, id);
}

struct wl_proxy *wayland_proxy_marshal_array_flags(
    struct wl_proxy *proxy, uint32_t opcode, const struct wl_interface *interface, uint32_t version, uint32_t flags,
    union wl_argument *arguments) {
    return client.proxy_marshal_array_flags(proxy, opcode, interface, version, flags, arguments);
}

int wayland_proxy_add_dispatcher(
    struct wl_proxy *proxy, wl_dispatcher_func_t dispatcher, const void *implementation, void *data) {
    return client.proxy_add_dispatcher(proxy, dispatcher, implementation, data);
}

void *wayland_proxy_get_user_data(struct wl_proxy *proxy) {
    return client.proxy_get_user_data(proxy);
}

uint32_t wayland_proxy_get_version(struct wl_proxy *proxy) {
    return client.proxy_get_version(proxy);
}

void wayland_proxy_destroy(struct wl_proxy *proxy) {
    client.proxy_destroy(proxy);
}
