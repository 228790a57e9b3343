/// The interfaces of Wayland's protocols that clipboards need: libwayland marshals requests and events by them.
#pragma once

#include <stdbool.h>
#include <wayland-client.h>

/// Loads libwayland-client, which all of the below needs. A program that uses no Wayland does not pay for it, and runs where
/// it is not installed.
/// - Returns: false where it is not there.
bool load_wayland(void);

/// The interface of a name such as "wl_seat"; NULL for those that are not used.
const struct wl_interface *find_interface(const char *name);

/// An argument that is an object: libwayland's own headers tell Swift that wl_object and wl_proxy are unrelated.
static inline union wl_argument object_argument(struct wl_proxy *object) {
    return (union wl_argument){.o = (struct wl_object *)object};
}

/// The object that an event carries; NULL where it carries none.
static inline struct wl_proxy *argument_object(union wl_argument argument) { return (struct wl_proxy *)argument.o; }

// The library's functions of the same names, which begin with wl_ there.

struct wl_display *wayland_display_connect(const char *name);
void wayland_display_disconnect(struct wl_display *display);
int wayland_display_get_fd(struct wl_display *display);
int wayland_display_prepare_read(struct wl_display *display);
int wayland_display_read_events(struct wl_display *display);
int wayland_display_dispatch_pending(struct wl_display *display);
int wayland_display_flush(struct wl_display *display);
int wayland_display_get_error(struct wl_display *display);
uint32_t wayland_display_get_protocol_error(
    struct wl_display *display, const struct wl_interface **interface, uint32_t *id);
struct wl_proxy *wayland_proxy_marshal_array_flags(
    struct wl_proxy *proxy, uint32_t opcode, const struct wl_interface *interface, uint32_t version, uint32_t flags,
    union wl_argument *arguments);
int wayland_proxy_add_dispatcher(
    struct wl_proxy *proxy, wl_dispatcher_func_t dispatcher, const void *implementation, void *data);
void *wayland_proxy_get_user_data(struct wl_proxy *proxy);
uint32_t wayland_proxy_get_version(struct wl_proxy *proxy);
void wayland_proxy_destroy(struct wl_proxy *proxy);
