"""The desktop's notifications, on whose buttons someone presses.

usage: notifications.py ACTION

Prints the title and the body of each notification, and presses its button ACTION if it has that.
"""

import sys

from gi.repository import Gio, GLib

INTERFACE = """
<node><interface name="org.freedesktop.Notifications">
  <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
    <arg type="u" direction="out"/>
  </method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
  <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
</interface></node>
"""
NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
count = 0


def emit(bus, signal, signature, *values):
    bus.emit_signal(None, PATH, NAME, signal, GLib.Variant(signature, values))


def call(bus, sender, path, interface, method, parameters, invocation):
    global count
    if method == "Notify":
        _, _, _, title, body, actions, _, _ = parameters.unpack()
        count += 1
        invocation.return_value(GLib.Variant("(u)", (count,)))
        print(f"{title}|{body}", flush=True)
        if sys.argv[1] in actions[::2]:
            emit(bus, "ActionInvoked", "(us)", count, sys.argv[1])
    else:
        invocation.return_value(None)
        emit(bus, "NotificationClosed", "(uu)", *parameters.unpack(), 3)
        print("closed", flush=True)


def acquired(bus, name):
    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], call, None, None)


Gio.bus_own_name(Gio.BusType.SESSION, NAME, Gio.BusNameOwnerFlags.NONE, acquired, lambda *_: print("ready", flush=True), None)
GLib.MainLoop().run()
