"""A portal for printing in place of the desktop's: it tells what it is to print.

usage: print-portal.py BEHAVIOUR

Writes one JSON object a line: "ready"; "prepared" with the title and the formats; "printed" with the title, the token, and the
document in Base64. The behaviour:
  print    all is printed, on paper of 100 by 150 millimeters, turned, with margins of 10 millimeters
  cancel   the user closes the dialog
  refuse   the printer fails
  die      the portal ends before it answers
  silent   no call is answered
  wait     calls are answered, and the user does nothing; "closed" is written when the request is closed
  other    the portal does not print
  leave    the portal says that it prints, and is gone then
"""

import base64
import json
import os
import sys

from gi.repository import Gio, GLib

behaviour = sys.argv[1]
PRINT = """<node><interface name="org.freedesktop.portal.Print">
<method name="PreparePrint">
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="a{sv}" direction="in"/>
<arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
<method name="Print">
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="h" direction="in"/><arg type="a{sv}" direction="in"/>
<arg type="o" direction="out"/></method>
<property name="version" type="u" access="read"/>
</interface></node>"""
REQUEST = """<node><interface name="org.freedesktop.portal.Request"><method name="Close"/></interface></node>"""
TOKEN = 4711
NAME = "org.freedesktop.portal.Desktop"


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def close(_bus, _sender, _path, _interface, _method, _parameters, invocation):
    say("closed")
    invocation.return_value(None)


def call(bus, sender, _path, _interface, method, parameters, invocation):
    if behaviour == "silent":
        return
    title, options = parameters.unpack()[1], parameters.unpack()[-1]
    results = {}
    if method == "PreparePrint":
        say("prepared", title=title, formats=options.get("supported_output_file_formats"))
        page = {"Width": 100.0, "Height": 150.0, "Orientation": "landscape"}
        page |= {f"Margin{side}": 10.0 for side in ["Top", "Bottom", "Left", "Right"]}
        page = {key: GLib.Variant("d" if isinstance(value, float) else "s", value) for key, value in page.items()}
        results = {"token": GLib.Variant("u", TOKEN), "page-setup": GLib.Variant("a{sv}", page)}
    else:
        document = invocation.get_message().get_unix_fd_list().get(parameters.unpack()[2])
        with open(document, "rb") as file:
            file.seek(0)
            contents = base64.b64encode(file.read()).decode()
        say("printed", title=title, token=options.get("token"), document=contents)
    name = sender[1:].replace(".", "_")
    request = f"/org/freedesktop/portal/desktop/request/{name}/{options['handle_token']}"
    if behaviour == "wait":
        bus.register_object(request, Gio.DBusNodeInfo.new_for_xml(REQUEST).interfaces[0], close, None, None)
    invocation.return_value(GLib.Variant("(o)", (request,)))
    if behaviour == "die":
        bus.flush_sync()
        os._exit(0)
    if behaviour == "wait":
        return
    response = {"cancel": 1, "refuse": 2}.get(behaviour, 0)
    bus.emit_signal(
        sender,
        request,
        "org.freedesktop.portal.Request",
        "Response",
        GLib.Variant("(ua{sv})", (response, results)),
    )


def version(*_):
    if behaviour == "leave":
        # What comes after the answer finds nobody.
        call = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReleaseName")
        bus.call_sync(*call, GLib.Variant("(s)", (NAME,)), None, Gio.DBusCallFlags.NONE, -1, None)
    return GLib.Variant("u", 3)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
if behaviour != "other":
    bus.register_object(
        "/org/freedesktop/portal/desktop",
        Gio.DBusNodeInfo.new_for_xml(PRINT).interfaces[0],
        call,
        version,
        None,
    )
Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: say("ready"), None)
GLib.MainLoop().run()
