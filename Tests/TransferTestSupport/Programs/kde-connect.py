"""KDE Connect in place of the desktop's, with a phone and a tablet that can be reached: it tells what is sent to them.

usage: kde-connect.py [BEHAVIOUR]

The behaviour: "mute", the devices are not told; "gone", devices are out of reach when something is sent; "silent", nothing that is sent is answered.

Writes one JSON object a line: "ready", "asked" for what is not answered, and "shared" with the device, the method, its argument, and the contents of a file.
"""

import json
import sys
import urllib.parse

from gi.repository import Gio, GLib

DAEMON = """<node><interface name="org.kde.kdeconnect.daemon">
<method name="deviceNames"><arg type="b" direction="in"/><arg type="b" direction="in"/><arg type="a{ss}" direction="out"/></method>
</interface></node>"""
SHARE = """<node><interface name="org.kde.kdeconnect.device.share">
<method name="shareUrl"><arg type="s" direction="in"/></method>
<method name="shareText"><arg type="s" direction="in"/></method>
</interface></node>"""
# One name has characters that would control a terminal and turn text around, and one identifier is no part of a path.
DEVICES = {"a_1": "Phone of Zoë", "b_2": "Tab\x1b\u202elet", "../x": "Nobody's"}


behaviour = sys.argv[1] if len(sys.argv) > 1 else None


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def daemon(_bus, _sender, _path, _interface, _method, parameters, invocation):
    if behaviour == "mute":
        say("asked")
        return
    # All devices could be reached and are paired.
    assert parameters.unpack() == (True, True)
    invocation.return_value(GLib.Variant("(a{ss})", (DEVICES,)))


def share(_bus, _sender, path, _interface, method, parameters, invocation):
    if behaviour == "silent":
        return
    argument = parameters.unpack()[0]
    contents = None
    if argument.startswith("file:"):
        with open(urllib.parse.unquote(urllib.parse.urlparse(argument).path)) as file:
            contents = file.read()
    say("shared", device=path.split("/")[-2], method=method, argument=argument, contents=contents)
    invocation.return_value(None)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
for path, interface, call in [("/modules/kdeconnect", DAEMON, daemon)] + [
    (f"/modules/kdeconnect/devices/{device}/share", SHARE, share) for device in (["a_1", "b_2"] if behaviour != "gone" else [])
]:
    bus.register_object(path, Gio.DBusNodeInfo.new_for_xml(interface).interfaces[0], call, None, None)
Gio.bus_own_name_on_connection(bus, "org.kde.kdeconnect", 0, lambda *_: say("ready"), None)
GLib.MainLoop().run()
