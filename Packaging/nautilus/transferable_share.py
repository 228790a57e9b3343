"""Adds “Share…” to the menu of files in GNOME's file manager, which shows the share sheet of transferable.

It is loaded where nautilus-python is installed.
"""

import locale
import os

from gi.repository import Gio, GLib, GObject, Nautilus

NAME = "org.swift_transferable.Share"
LABELS = {"de": "Teilen …"}


def label():
    language = (locale.getlocale(locale.LC_MESSAGES)[0] or "")[:2]
    return LABELS.get(language, "Share…")


def share(_item, paths):
    descriptors = Gio.UnixFDList.new()
    for path in paths:
        try:
            # The service takes what can be read. A pipe is not waited for, and refused there.
            descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        except OSError:
            # It was removed in the meantime, or cannot be read.
            continue
        descriptors.append(descriptor)
        os.close(descriptor)
    handles = list(range(descriptors.get_length()))
    if not handles:
        return
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    arguments = GLib.Variant("(saha{sv})", ("", handles, {}))
    bus.call_with_unix_fd_list(
        NAME, "/org/swift_transferable/Share", NAME, "ShareFiles", arguments, GLib.VariantType("(o)"),
        Gio.DBusCallFlags.NONE, -1, descriptors, None, answered,
    )


def answered(bus, result):
    try:
        bus.call_with_unix_fd_list_finish(result)
    except GLib.Error as error:
        print(f"The share sheet could not be shown: {error.message}")


class ShareMenu(GObject.GObject, Nautilus.MenuProvider):
    # Nautilus before version 43 passes its window first.
    def get_file_items(self, *arguments):
        paths = [file.get_location().get_path() for file in arguments[-1]]
        if not paths or None in paths:
            return []
        item = Nautilus.MenuItem(name="Transferable::share", label=label(), icon="transferable")
        item.connect("activate", share, paths)
        return [item]
