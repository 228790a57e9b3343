"""logind in place of the machine's: it says again and again that the machine is about to sleep, and that it has woken.

usage: logind.py

It is on the session's bus, which a test also makes the system's. Writes the JSON object "ready".
"""

import json

from gi.repository import Gio, GLib

isBefore = True


def tell():
    global isBefore
    bus.emit_signal(
        None,
        "/org/freedesktop/login1",
        "org.freedesktop.login1.Manager",
        "PrepareForSleep",
        GLib.Variant("(b)", (isBefore,)),
    )
    isBefore = not isBefore
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.login1", 0, lambda *_: print(json.dumps({"event": "ready"}), flush=True), None
)
GLib.timeout_add(200, tell)
GLib.MainLoop().run()
