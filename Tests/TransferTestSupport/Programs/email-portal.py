"""A portal for email in place of the desktop's: it tells what messages it is to compose.

usage: email-portal.py RESPONSE

Writes one JSON object a line: "ready", and "message" with the subject, the body, and the name and the contents of each
attachment. It answers each request with the response: 0 for done, 1 for cancelled, 2 for failed; "die" ends the portal
before it answers.
"""

import json
import os
import sys

from gi.repository import Gio, GLib

INTERFACE = """<node><interface name="org.freedesktop.portal.Email">
<method name="ComposeEmail"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
<property name="version" type="u" access="read"/>
</interface></node>"""


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def call(bus, sender, _path, _interface, _method, parameters, invocation):
    options = parameters.unpack()[1]
    files = invocation.get_message().get_unix_fd_list()
    attachments = []
    for index in options.get("attachment_fds", []):
        path = os.readlink(f"/proc/self/fd/{files.get(index)}")
        with open(path) as file:
            attachments.append([os.path.basename(path), file.read()])
    say("message", subject=options.get("subject"), body=options.get("body"), attachments=attachments)
    name = sender[1:].replace(".", "_")
    request = f"/org/freedesktop/portal/desktop/request/{name}/{options['handle_token']}"
    invocation.return_value(GLib.Variant("(o)", (request,)))
    if sys.argv[1] == "die":
        bus.flush_sync()
        os._exit(0)
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
    lambda *_: GLib.Variant("u", 4),
    None,
)
Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", 0, lambda *_: say("ready"), None)
GLib.MainLoop().run()
