// What Swift needs of GTK 4 and of libdispatch's main queue beyond what it can import by itself.
#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

#include <glib-unix.h>
#include <gtk/gtk.h>

// Deprecated in later releases of GTK 4 but the only spelling in 4.8, the oldest that is supported.
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

// libdispatch lets a foreign main loop drain the main queue through these two (they are what CoreFoundation's run loop
// uses, see swift-corelibs-foundation's CFRunLoop.c).
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

#endif
