"""A portal for the desktop's settings in place of the desktop's.

usage: settings-portal.py FILE

FILE has an object of JSON with the settings of org.freedesktop.appearance: "color-scheme", a number, and "accent-color", three numbers.
It is read again on SIGUSR1, and what has changed is told. Writes one JSON object a line: "ready", and "told" with the keys.
"""

import json
import signal
import sys

from gi.repository import Gio, GLib

PATH, NAME, GROUP = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "org.freedesktop.appearance"
INTERFACE = f"""<node><interface name="{NAME}">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
<method name="ReadAll"><arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
<property name="version" type="u" access="read"/>
</interface></node>"""
FORMATS = {"color-scheme": "u", "accent-color": "(ddd)"}


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def read():
    with open(sys.argv[1]) as file:
        return {
            key: GLib.Variant(FORMATS[key], tuple(value) if isinstance(value, list) else value)
            for key, value in json.load(file).items()
        }


def call(_bus, _sender, _path, _interface, method, parameters, invocation):
    if method == "ReadAll":
        invocation.return_value(GLib.Variant("(a{sa{sv}})", ({GROUP: settings},)))
        return
    group, key = parameters.unpack()
    if group != GROUP or key not in settings:
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "Requested setting not found")
        return
    # The desktop's portal answers with a variant in a variant.
    invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", settings[key]),)))


def changed():
    global settings
    before, settings = settings, read()
    keys = [key for key in settings if before.get(key) != settings[key]]
    for key in keys:
        bus.emit_signal(None, PATH, NAME, "SettingChanged", GLib.Variant("(ssv)", (GROUP, key, settings[key])))
    say("told", keys=keys)
    return True


settings = read()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
node = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
bus.register_object(PATH, node, call, lambda *_: GLib.Variant("u", 1), None)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, changed)
Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", 0, lambda *_: say("ready"), None)
GLib.MainLoop().run()
