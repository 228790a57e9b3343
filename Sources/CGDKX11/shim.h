// What GDK tells about X11. Kept apart from CGTK, because Xlib's names (Font, Window, Time …) are those of many a type.
#ifndef CGDKX11_SHIM_H
#define CGDKX11_SHIM_H

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/extensions/XInput2.h>
#include <X11/keysym.h>

// From gdk/x11/gdkx.h, whose objects are plain pointers here: including it would declare all of GDK a second time.
extern Display *gdk_x11_display_get_xdisplay(void *display);
extern Atom gdk_x11_get_xatom_by_name_for_display(void *display, const char *name);
extern const char *gdk_x11_get_xatom_name_for_display(void *display, Atom atom);
extern Window gdk_x11_surface_get_xid(void *surface);
extern void gdk_x11_monitor_get_workarea(void *monitor, void *rectangle);
extern void gdk_x11_display_error_trap_push(void *display);
extern int gdk_x11_display_error_trap_pop(void *display);

#endif
