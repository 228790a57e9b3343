"""A portal for file transfers in place of the desktop's: it tells what files are announced to it.

usage: file-transfer-portal.py [PATH ...]

Writes one JSON object a line: "ready"; "added" with the path and the contents of each file; "retrieved" with the key for which files
are asked. It gives out the paths once, and nothing afterwards.
"""

import json
import os
import sys

from gi.repository import Gio, GLib

INTERFACE = """<node><interface name="org.freedesktop.portal.FileTransfer">
<method name="StartTransfer"><arg type="a{sv}" direction="in"/><arg type="s" direction="out"/></method>
<method name="AddFiles"><arg type="s" direction="in"/><arg type="ah" direction="in"/><arg type="a{sv}" direction="in"/></method>
<method name="RetrieveFiles"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="as" direction="out"/></method>
<signal name="TransferClosed"><arg type="s"/></signal>
<property name="version" type="u" access="read"/>
</interface></node>"""


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def call(_bus, _sender, _path, _interface, method, parameters, invocation):
    if method == "StartTransfer":
        invocation.return_value(GLib.Variant("(s)", ("the key",)))
    if method == "AddFiles":
        files = invocation.get_message().get_unix_fd_list()
        for index in parameters.unpack()[1]:
            path = os.readlink(f"/proc/self/fd/{files.get(index)}")
            with open(path, errors="replace") as file:
                say("added", name=os.path.basename(path), text=file.read(1000))
        invocation.return_value(None)
    if method == "RetrieveFiles":
        say("retrieved", key=parameters.unpack()[0])
        invocation.return_value(GLib.Variant("(as)", (sys.argv[1:],)))
        del sys.argv[1:]


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(
    "/org/freedesktop/portal/documents",
    Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0],
    call,
    lambda *_: GLib.Variant("u", 1),
    None,
)
Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Documents", 0, lambda *_: say("ready"), None)
GLib.MainLoop().run()
