#pragma once

#include <xcb/xcb.h>
#include <xcb/xcbext.h>
#include <xcb/xfixes.h>

/// What the server says of the XFixes extension. Swift cannot name the extension's key, whose type has no definition.
static inline const xcb_query_extension_reply_t *get_xfixes(xcb_connection_t *connection) {
    return xcb_get_extension_data(connection, &xcb_xfixes_id);
}

/// Asks what the server says of the XFixes extension.
static inline void prefetch_xfixes(xcb_connection_t *connection) {
    xcb_prefetch_extension_data(connection, &xcb_xfixes_id);
}
