// libwayland-client, which is loaded when it is first used.
#pragma once

#include <stdbool.h>
#include <wayland-client.h>

/// Loads the library unless it is loaded; false where that fails.
bool load_wayland_client(void);

/// An interface of the core protocol such as "wl_seat"; NULL for other names.
const struct wl_interface *find_core_interface(const char *name);
