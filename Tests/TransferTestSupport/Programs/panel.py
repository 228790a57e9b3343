"""A panel in place of the desktop's: it tells what items programs put into it, and chooses an item of a menu.

usage: panel.py LABEL

Writes one JSON object a line: "ready", and "item" for each item with its title, its icon, whether it is a menu, and the labels
and marks of the menu. It then chooses the item of the menu with the label, or presses an item without a menu. When the menu
changes, it tells "changed" with the labels and marks.
"""

import json
import sys

from gi.repository import Gio, GLib

NAME = "org.kde.StatusNotifierWatcher"
ITEM = "org.kde.StatusNotifierItem"
MENU = "com.canonical.dbusmenu"
INTERFACE = f"""<node><interface name="{NAME}">
<method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
<method name="RegisterStatusNotifierHost"><arg type="s" direction="in"/></method>
<property name="RegisteredStatusNotifierItems" type="as" access="read"/>
<property name="IsStatusNotifierHostRegistered" type="b" access="read"/>
<property name="ProtocolVersion" type="i" access="read"/>
</interface></node>"""


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def ask(owner, path, interface, method, arguments, answer):
    def done(bus, result):
        answer(*bus.call_finish(result).unpack())

    bus.call(owner, path, interface, method, arguments, None, 0, 5000, None, done)


def lines(item):
    number, properties, children = item
    mark = properties.get("toggle-state")
    label = "-" if properties.get("type") == "separator" else properties.get("label", "")
    own = [] if number == 0 else [(number, label + ("" if mark is None else f" [{mark}]"))]
    return own + [line for child in children for line in lines(child)]


def read_menu(owner, path, answer):
    ask(owner, path, MENU, "GetLayout", GLib.Variant("(iias)", (0, -1, [])), lambda _, root: answer(lines(root)))


def registered(owner, path):
    def has_properties(properties):
        details = {
            "title": properties["Title"],
            "icon": properties["IconName"],
            "directory": properties["IconThemePath"],
            "pixmaps": [[width, height] for width, height, _ in properties["IconPixmap"]],
            "isMenu": properties["ItemIsMenu"],
        }
        if not properties["ItemIsMenu"]:
            say("item", menu=[], **details)
            ask(owner, path, ITEM, "Activate", GLib.Variant("(ii)", (0, 0)), lambda: None)
            return
        menu = properties["Menu"]

        def has_menu(entries):
            say("item", menu=[label for _, label in entries], **details)
            chosen = next((number for number, label in entries if label.split(" [")[0] == sys.argv[1]), None)
            if chosen is None:
                return
            event = GLib.Variant("(isvu)", (chosen, "clicked", GLib.Variant("s", ""), 0))
            ask(owner, menu, MENU, "Event", event, lambda: None)

        def changed(*_):
            read_menu(owner, menu, lambda entries: say("changed", menu=[label for _, label in entries]))

        bus.signal_subscribe(owner, MENU, "LayoutUpdated", menu, None, 0, changed)
        read_menu(owner, menu, has_menu)

    ask(owner, path, "org.freedesktop.DBus.Properties", "GetAll", GLib.Variant("(s)", (ITEM,)), has_properties)


def call(_bus, sender, _path, _interface, method, parameters, invocation):
    invocation.return_value(None)
    if method == "RegisterStatusNotifierItem":
        registered(sender, parameters.unpack()[0])


def get(_bus, _sender, _path, _interface, name):
    return {
        "RegisteredStatusNotifierItems": GLib.Variant("as", []),
        "IsStatusNotifierHostRegistered": GLib.Variant("b", True),
        "ProtocolVersion": GLib.Variant("i", 0),
    }[name]


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object("/StatusNotifierWatcher", Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], call, get, None)
Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: say("ready"), None)
GLib.MainLoop().run()
