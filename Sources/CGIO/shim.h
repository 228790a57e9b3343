// What Swift needs of GIO: apps by their desktop entries, and D-Bus.
#ifndef CGIO_SHIM_H
#define CGIO_SHIM_H

#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_72

#include <gio/gdesktopappinfo.h>
#include <gio/gio.h>
#include <gio/gunixfdlist.h>

#endif
