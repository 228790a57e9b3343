// What Swift needs of GTK 4 and of libdispatch's main queue.
#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

// GTK 4.8, the oldest that is supported, has only the spellings that later releases call deprecated.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_72

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

// libdispatch lets a foreign main loop drain the main queue through these two (they are what CoreFoundation's run loop
// uses, see swift-corelibs-foundation's CFRunLoop.c).
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// From gdk/wayland/gdkwaylandtoplevel.h, which needs the headers of libwayland: windows are plain pointers here.
extern gboolean gdk_wayland_toplevel_export_handle(void *toplevel,
    void (*callback)(void *toplevel, const char *handle, void *data), void *data, void (*destroy)(void *data));
extern void gdk_wayland_toplevel_unexport_handle(void *toplevel);
extern gboolean gdk_wayland_toplevel_set_transient_for_exported(void *toplevel, const char *parent);

// From gdk/wayland/gdkwaylanddisplay.h.
extern gboolean gdk_wayland_display_query_registry(void *display, const char *global);

// From gdk/wayland/gdkwaylanddevice.h and gdkwaylandsurface.h, which need the headers of libwayland, too.
extern void *gdk_wayland_device_get_wl_pointer(void *device);
extern void *gdk_wayland_surface_get_wl_surface(void *surface);

// Returns the description of an element unless it is a certain one. GTK 4.8 tells it by no other function than this one, which takes
// values of any type and so cannot be called from Swift.
static inline char *gtk_accessible_description_unless(GtkAccessible *accessible, const char *description)
{
    return gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

// From gio/gunixinputstream.h, which is in a directory of its own.
extern int g_unix_input_stream_get_fd(void *stream);

#endif
