"""A portal for choosing files in place of the desktop's: it tells what it is asked for.

usage: file-chooser-portal.py RESPONSE [URI ...]

Writes one JSON object a line: "ready"; "asked" with the method, the title, the window, the label of the button, the names of the
filters, the suggested name and the folder; and "closed" where a request is taken back. It answers each request with the response and
the URIs: 0 for chosen, 1 for cancelled, 2 for failed. Other responses: "die" ends the portal after it has taken the request, "mute"
answers nothing at all, "wait" shows a dialog that the user does not answer, "old" is a portal without folders, "text" answers with a text
that is no path.
"""

import json
import os
import sys

from gi.repository import Gio, GLib

INTERFACE = """<node><interface name="org.freedesktop.portal.FileChooser">
<method name="OpenFile"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
<method name="SaveFile"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
<property name="version" type="u" access="read"/>
</interface></node>"""

REQUEST = """<node><interface name="org.freedesktop.portal.Request">
<method name="Close"/>
<signal name="Response"><arg type="u"/><arg type="a{sv}"/></signal>
</interface></node>"""


if sys.argv[1] == "text":
    INTERFACE = INTERFACE.replace('type="o" direction="out"', 'type="s" direction="out"')


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def close(_bus, _sender, path, _interface, _method, _parameters, invocation):
    say("closed", path=path)
    invocation.return_value(None)


def call(bus, sender, _path, _interface, method, parameters, invocation):
    window, title, options = parameters.unpack()
    say(
        "asked",
        method=method,
        title=title,
        window=window,
        label=options.get("accept_label"),
        filters=[name for name, _ in options.get("filters", [])],
        rules=[rule for _, rules in options.get("filters", []) for rule in rules],
        name=options.get("current_name"),
        folder=bytes(options.get("current_folder", b"")).rstrip(b"\0").decode(),
        modal=options.get("modal", False),
        multiple=options.get("multiple", False),
        directory=options.get("directory", False),
    )
    name = sender[1:].replace(".", "_")
    request = f"/org/freedesktop/portal/desktop/request/{name}/{options['handle_token']}"
    bus.register_object(request, Gio.DBusNodeInfo.new_for_xml(REQUEST).interfaces[0], close, None, None)
    if sys.argv[1] == "mute":
        return
    if sys.argv[1] == "text":
        return invocation.return_value(GLib.Variant("(s)", ("no path",)))
    invocation.return_value(GLib.Variant("(o)", (request,)))
    if sys.argv[1] == "die":
        bus.flush_sync()
        os._exit(0)
    if sys.argv[1] == "wait":
        return
    results = {"uris": GLib.Variant("as", sys.argv[2:])}
    bus.emit_signal(
        sender,
        request,
        "org.freedesktop.portal.Request",
        "Response",
        GLib.Variant("(ua{sv})", (int(sys.argv[1]), results)),
    )


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(
    "/org/freedesktop/portal/desktop",
    Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0],
    call,
    lambda *_: GLib.Variant("u", 2 if sys.argv[1] == "old" else 3),
    None,
)
Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", 0, lambda *_: say("ready"), None)
GLib.MainLoop().run()
