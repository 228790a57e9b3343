"""What portals of tests have in common that are asked for one thing at a time, and answer by a request."""

import json
import os
import sys

from gi.repository import Gio, GLib

NAME = "org.freedesktop.portal.Desktop"


def say(event, **details):
    """Writes one JSON object a line."""
    print(json.dumps({"event": event, **details}), flush=True)


def serve(interface, version, receive):
    """Stands in for one interface of the desktop's portal, and writes "ready".

    Each call is answered as the program's first argument says: with a number that is the response (0 for done, 1 for
    cancelled, 2 for failed), with "lie" by a response of other types than a portal's, and with "die" the portal ends before it
    responds.

    interface: the interface as XML, whose methods have the options last
    version: the version of the interface
    receive: called with the arguments of a method and the list of descriptors
    """

    def call(bus, sender, _path, _interface, _method, parameters, invocation):
        arguments = parameters.unpack()
        receive(arguments, invocation.get_message().get_unix_fd_list())
        name = sender[1:].replace(".", "_")
        request = f"/org/freedesktop/portal/desktop/request/{name}/{arguments[-1]['handle_token']}"
        invocation.return_value(GLib.Variant("(o)", (request,)))
        if sys.argv[1] == "die":
            bus.flush_sync()
            os._exit(0)
        if sys.argv[1] == "lie":
            response = GLib.Variant("(sas)", ("done", ["yes"]))
        else:
            response = GLib.Variant("(ua{sv})", (int(sys.argv[1]), {}))
        bus.emit_signal(sender, request, "org.freedesktop.portal.Request", "Response", response)

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object(
        "/org/freedesktop/portal/desktop",
        Gio.DBusNodeInfo.new_for_xml(interface).interfaces[0],
        call,
        lambda *_: GLib.Variant("u", version),
        None,
    )
    Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: say("ready"), None)
    GLib.MainLoop().run()
