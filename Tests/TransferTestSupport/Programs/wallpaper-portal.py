"""A portal for the picture of the desktop's ground in place of the desktop's: it tells which one it is given.

usage: wallpaper-portal.py RESPONSE

Writes one JSON object a line: "ready", and "wallpaper" with the contents of the file and the options. It answers each
request with the response: 0 for done, 1 for cancelled, 2 for failed.
"""

import json
import os
import sys

from gi.repository import Gio, GLib

INTERFACE = """<node><interface name="org.freedesktop.portal.Wallpaper">
<method name="SetWallpaperFile">
<arg type="s" direction="in"/><arg type="h" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
</method>
<property name="version" type="u" access="read"/>
</interface></node>"""


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def call(bus, sender, _path, _interface, _method, parameters, invocation):
    _parent, index, options = parameters.unpack()
    descriptor = invocation.get_message().get_unix_fd_list().get(index)
    with os.fdopen(descriptor) as file:
        say(
            "wallpaper",
            contents=file.read(),
            preview=options["show-preview"],
            place=options["set-on"],
        )
    name = sender[1:].replace(".", "_")
    request = f"/org/freedesktop/portal/desktop/request/{name}/{options['handle_token']}"
    invocation.return_value(GLib.Variant("(o)", (request,)))
    bus.emit_signal(
        sender,
        request,
        "org.freedesktop.portal.Request",
        "Response",
        GLib.Variant("(ua{sv})", (int(sys.argv[1]), {})),
    )


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(
    "/org/freedesktop/portal/desktop",
    Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0],
    call,
    lambda *_: GLib.Variant("u", 1),
    None,
)
Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", 0, lambda *_: say("ready"), None)
GLib.MainLoop().run()
