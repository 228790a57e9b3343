#include "CWaylandProtocols.h"
#include "WaylandClient.h"

#include <pthread.h>
#include <string.h>

// A message is its name, its signature and the interfaces of its arguments. In signatures, n is a new object, o an object, s a
// string, h a descriptor, u and i are numbers, a is an array; ? allows NULL, a digit is the version that brought the message.

#define OBJECTS(...) ((const struct wl_interface *[]){__VA_ARGS__})
#define COUNT(messages) (sizeof(messages) / sizeof *(messages))
#define INTERFACE(name, version, requests, events) \
    {name, version, COUNT(requests), requests, COUNT(events), events}

// The interfaces of the core protocol are libwayland's, which load_wayland() puts in.

/// The interfaces of a message whose arguments are no objects, or objects that are never made here.
static const struct wl_interface *plain[8];

// ext-data-control-v1 took over wlr-data-control-unstable-v1 (version 2) as it was; only the names are others.
#define DATA_CONTROL(protocol, name, device_version, since)                                                              \
    static const struct wl_interface protocol##_device, protocol##_source, protocol##_offer;                            \
    static const struct wl_interface *protocol##_get_device[] = {&protocol##_device, NULL};                             \
    static const struct wl_message protocol##_manager_requests[] = {                                                     \
        {"create_data_source", "n", OBJECTS(&protocol##_source)},                                                        \
        {"get_data_device", "no", protocol##_get_device},                                                                \
        {"destroy", "", plain},                                                                                          \
    };                                                                                                                   \
    static const struct wl_interface protocol##_manager = {                                                              \
        name "_manager_v1", device_version, COUNT(protocol##_manager_requests), protocol##_manager_requests, 0, NULL};   \
    static const struct wl_message protocol##_device_requests[] = {                                                      \
        {"set_selection", "?o", OBJECTS(&protocol##_source)},                                                            \
        {"destroy", "", plain},                                                                                          \
        {"set_primary_selection", since "?o", OBJECTS(&protocol##_source)},                                              \
    };                                                                                                                   \
    static const struct wl_message protocol##_device_events[] = {                                                        \
        {"data_offer", "n", OBJECTS(&protocol##_offer)},                                                                 \
        {"selection", "?o", OBJECTS(&protocol##_offer)},                                                                 \
        {"finished", "", plain},                                                                                         \
        {"primary_selection", since "?o", OBJECTS(&protocol##_offer)},                                                   \
    };                                                                                                                   \
    static const struct wl_interface protocol##_device =                                                                 \
        INTERFACE(name "_device_v1", device_version, protocol##_device_requests, protocol##_device_events);              \
    static const struct wl_interface protocol##_source =                                                                 \
        INTERFACE(name "_source_v1", 1, selection_source_requests, selection_source_events);                             \
    static const struct wl_interface protocol##_offer =                                                                  \
        INTERFACE(name "_offer_v1", 1, selection_offer_requests, selection_offer_events)

// Sources and offers are the same in data-control and in primary-selection-unstable-v1.
static const struct wl_message selection_source_requests[] = {
    {"offer", "s", plain},
    {"destroy", "", plain},
};
static const struct wl_message selection_source_events[] = {
    {"send", "sh", plain},
    {"cancelled", "", plain},
};
static const struct wl_message selection_offer_requests[] = {
    {"receive", "sh", plain},
    {"destroy", "", plain},
};
static const struct wl_message selection_offer_events[] = {
    {"offer", "s", plain},
};

DATA_CONTROL(ext_data_control, "ext_data_control", 1, "");
DATA_CONTROL(wlr_data_control, "zwlr_data_control", 2, "2");

// primary-selection-unstable-v1
static const struct wl_interface primary_device, primary_source, primary_offer;
static const struct wl_interface *primary_get_device[] = {&primary_device, NULL};
static const struct wl_message primary_manager_requests[] = {
    {"create_source", "n", OBJECTS(&primary_source)},
    {"get_device", "no", primary_get_device},
    {"destroy", "", plain},
};
static const struct wl_interface primary_manager = {
    "zwp_primary_selection_device_manager_v1", 1, COUNT(primary_manager_requests), primary_manager_requests, 0, NULL};
static const struct wl_message primary_device_requests[] = {
    {"set_selection", "?ou", OBJECTS(&primary_source, NULL)},
    {"destroy", "", plain},
};
static const struct wl_message primary_device_events[] = {
    {"data_offer", "n", OBJECTS(&primary_offer)},
    {"selection", "?o", OBJECTS(&primary_offer)},
};
static const struct wl_interface primary_device =
    INTERFACE("zwp_primary_selection_device_v1", 1, primary_device_requests, primary_device_events);
static const struct wl_interface primary_source =
    INTERFACE("zwp_primary_selection_source_v1", 1, selection_source_requests, selection_source_events);
static const struct wl_interface primary_offer =
    INTERFACE("zwp_primary_selection_offer_v1", 1, selection_offer_requests, selection_offer_events);

// xdg-shell, version 1, as far as a window without contents goes. What stands before a message that is used keeps its place.
static const struct wl_interface xdg_surface, xdg_toplevel;
static const struct wl_interface *xdg_get_surface[] = {&xdg_surface, NULL};
static const struct wl_message xdg_wm_base_requests[] = {
    {"destroy", "", plain},
    {"create_positioner", "n", plain},
    {"get_xdg_surface", "no", xdg_get_surface},
    {"pong", "u", plain},
};
static const struct wl_message xdg_wm_base_events[] = {
    {"ping", "u", plain},
};
static const struct wl_interface xdg_wm_base = INTERFACE("xdg_wm_base", 1, xdg_wm_base_requests, xdg_wm_base_events);
static const struct wl_message xdg_surface_requests[] = {
    {"destroy", "", plain},
    {"get_toplevel", "n", OBJECTS(&xdg_toplevel)},
    {"get_popup", "n?oo", plain},
    {"set_window_geometry", "iiii", plain},
    {"ack_configure", "u", plain},
};
static const struct wl_message xdg_surface_events[] = {
    {"configure", "u", plain},
};
static const struct wl_interface xdg_surface = INTERFACE("xdg_surface", 1, xdg_surface_requests, xdg_surface_events);
static const struct wl_message xdg_toplevel_requests[] = {
    {"destroy", "", plain},
    {"set_parent", "?o", plain},
    {"set_title", "s", plain},
    {"set_app_id", "s", plain},
};
static const struct wl_message xdg_toplevel_events[] = {
    {"configure", "iia", plain},
    {"close", "", plain},
};
static const struct wl_interface xdg_toplevel = INTERFACE("xdg_toplevel", 1, xdg_toplevel_requests, xdg_toplevel_events);

static const struct wl_interface *const interfaces[] = {
    &ext_data_control_manager, &ext_data_control_device, &ext_data_control_source, &ext_data_control_offer,
    &wlr_data_control_manager, &wlr_data_control_device, &wlr_data_control_source, &wlr_data_control_offer,
    &primary_manager, &primary_device, &primary_source, &primary_offer,
    &xdg_wm_base, &xdg_surface, &xdg_toplevel,
};

const struct wl_interface *find_interface(const char *name) {
    for (size_t i = 0; i < COUNT(interfaces); i++) {
        if (strcmp(interfaces[i]->name, name) == 0) return interfaces[i];
    }
    return find_core_interface(name);
}

/// Puts the objects of the core protocol in, which are second arguments.
static void complete_interfaces(void) {
    const struct wl_interface *seat = find_core_interface("wl_seat");
    ext_data_control_get_device[1] = wlr_data_control_get_device[1] = primary_get_device[1] = seat;
    xdg_get_surface[1] = find_core_interface("wl_surface");
}

bool load_wayland(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    if (!load_wayland_client()) return false;
    pthread_once(&once, complete_interfaces);
    return true;
}
