"""A file manager in place of the desktop's: it tells which files it is asked to show.

usage: file-manager.py

Writes one JSON object a line: "ready", and "shown" with the addresses of files.
"""

import json

from gi.repository import Gio, GLib

INTERFACE = """<node><interface name="org.freedesktop.FileManager1">
<method name="ShowItems"><arg type="as" direction="in"/><arg type="s" direction="in"/></method>
</interface></node>"""
NAME = "org.freedesktop.FileManager1"


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def call(_bus, _sender, _path, _interface, _method, parameters, invocation):
    say("shown", uris=parameters.unpack()[0])
    invocation.return_value(None)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object("/org/freedesktop/FileManager1", Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], call, None, None)
Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: say("ready"), None)
GLib.MainLoop().run()
