/// The interfaces of Wayland's protocols that clipboards need: libwayland marshals requests and events by them.
#pragma once

#include <wayland-client.h>

/// The interface of a name such as "wl_seat"; NULL for those that are not used.
const struct wl_interface *find_interface(const char *name);

/// An argument that is an object: libwayland's own headers tell Swift that wl_object and wl_proxy are unrelated.
static inline union wl_argument object_argument(struct wl_proxy *object) {
    return (union wl_argument){.o = (struct wl_object *)object};
}

/// The object that an event carries; NULL where it carries none.
static inline struct wl_proxy *argument_object(union wl_argument argument) { return (struct wl_proxy *)argument.o; }
