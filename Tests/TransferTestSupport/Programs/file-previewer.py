"""A previewer of files in place of GNOME's: it tells which files it is to show.

usage: file-previewer.py [ACTION]…

Writes one JSON object a line: "ready", "shown" with the address of a file and the name of the window, and "closed". After each file
that it shows it performs the next action: a number is the direction of a key that the user presses, as GTK numbers them, and "close"
stands for the user's closing the preview.
"""

import json
import sys

from gi.repository import Gio, GLib

INTERFACE = """<node><interface name="org.gnome.NautilusPreviewer2">
<method name="ShowFile"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="b" direction="in"/></method>
<method name="Close"/>
<property name="Visible" type="b" access="read"/>
<property name="ParentHandle" type="s" access="read"/>
<signal name="SelectionEvent"><arg type="u"/></signal>
</interface></node>"""
PATH = "/org/gnome/NautilusPreviewer"
NAME = "org.gnome.NautilusPreviewer2"


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def set_visible(is_visible):
    changes = {"Visible": GLib.Variant("b", is_visible)}
    arguments = GLib.Variant("(sa{sv}as)", (NAME, changes, []))
    bus.emit_signal(None, PATH, "org.freedesktop.DBus.Properties", "PropertiesChanged", arguments)


def call(_bus, _sender, _path, _interface, method, parameters, invocation):
    if method == "ShowFile":
        uri, window, _ = parameters.unpack()
        say("shown", uri=uri, window=window)
        invocation.return_value(None)
        set_visible(True)
        if actions:
            GLib.timeout_add(100, act, actions.pop(0))
    else:
        say("closed")
        invocation.return_value(None)
        set_visible(False)


def act(action):
    if action == "close":
        set_visible(False)
    else:
        bus.emit_signal(None, PATH, NAME, "SelectionEvent", GLib.Variant("(u)", (int(action),)))
    return False


actions = sys.argv[1:]
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], call, lambda *_: GLib.Variant("b", False), None)
Gio.bus_own_name_on_connection(bus, "org.gnome.NautilusPreviewer", 0, lambda *_: say("ready"), None)
GLib.MainLoop().run()
