"""BlueZ and its daemon for object exchange in place of the desktop's: they tell what is sent to devices.

usage: bluetooth.py BEHAVIOUR

Both are on the session's bus, which a test also makes the system's. Devices: a phone, an earphone that takes no files, a
computer that is not paired, and a phone that is paired with an adapter that is off.

Writes one JSON object a line: "ready"; "session" with the device, the target and the source; "file" with the session, the name
and the contents; "removed" with the session. The behaviour is that of each file:
  complete   it goes over, queued first
  quick      it has arrived before the call returns that sends it
  error      the device refuses it
  die        the daemon ends when it is on its way
  stall      nothing happens
  lost       the device is not paired any more when a session is to be made
  away       the device is out of reach
  text       a session is answered with a text, and not with a path
  number     a file is answered with a number
"""

import json
import os
import sys

from gi.repository import Gio, GLib

MANAGER = """<node><interface name="org.freedesktop.DBus.ObjectManager">
<method name="GetManagedObjects"><arg type="a{oa{sa{sv}}}" direction="out"/></method>
</interface></node>"""
CLIENT = """<node><interface name="org.bluez.obex.Client1">
<method name="CreateSession"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
<method name="RemoveSession"><arg type="o" direction="in"/></method>
</interface></node>"""
PUSH = """<node><interface name="org.bluez.obex.ObjectPush1">
<method name="SendFile"><arg type="s" direction="in"/><arg type="o" direction="out"/><arg type="a{sv}" direction="out"/></method>
</interface></node>"""
OBJECT_PUSH = "00001105-0000-1000-8000-00805f9b34fb"
AUDIO_SINK = "0000110b-0000-1000-8000-00805f9b34fb"
behaviour = sys.argv[1]
# The bus lets a service say what its interface does not.
if behaviour == "text":
    CLIENT = CLIENT.replace('type="o" direction="out"', 'type="s" direction="out"')
if behaviour == "number":
    PUSH = PUSH.replace('<arg type="o" direction="out"/><arg type="a{sv}" direction="out"/>', '<arg type="u" direction="out"/>')
asked = 0
sessions = {}
transfers = 0


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def adapter(address, powered):
    return {"org.bluez.Adapter1": {"Address": GLib.Variant("s", address), "Powered": GLib.Variant("b", powered)}}


def device(address, name, *, paired=True, of="/org/bluez/hci0", services=(OBJECT_PUSH,)):
    return {
        "org.bluez.Device1": {
            "Address": GLib.Variant("s", address),
            "Alias": GLib.Variant("s", name),
            "Icon": GLib.Variant("s", "phone"),
            "Paired": GLib.Variant("b", paired),
            "Blocked": GLib.Variant("b", False),
            "Adapter": GLib.Variant("o", of),
            "UUIDs": GLib.Variant("as", services),
            "RSSI": GLib.Variant("n", -60),
        }
    }


def manage(_bus, _sender, _path, _interface, _method, _parameters, invocation):
    global asked
    asked += 1
    objects = {
        "/org/bluez/hci0": adapter("00:11:22:33:44:55", True),
        "/org/bluez/hci1": adapter("00:11:22:33:44:66", False),
        "/org/bluez/hci0/dev_2": device("AA:00:00:00:00:02", "Earphone", services=(AUDIO_SINK,)),
        "/org/bluez/hci0/dev_3": device("AA:00:00:00:00:03", "Stranger", paired=False),
        "/org/bluez/hci1/dev_4": device("AA:00:00:00:00:04", "Other Phone", of="/org/bluez/hci1"),
        "/org/bluez/hci0/dev_5": device("../../etc", "Liar"),
    }
    # It is there for the list and for the choice from it.
    if not (behaviour == "lost" and asked > 1):
        objects["/org/bluez/hci0/dev_1"] = device("AA:00:00:00:00:01", "Phone of Zoë")
    invocation.return_value(GLib.Variant("(a{oa{sa{sv}}})", (objects,)))


def fail(invocation, reason):
    invocation.return_dbus_error("org.bluez.obex.Error.Failed", reason)


def exchange(bus, _sender, _path, _interface, method, parameters, invocation):
    if method == "RemoveSession":
        (session,) = parameters.unpack()
        say("removed", session=session)
        bus.unregister_object(sessions.pop(session))
        return invocation.return_value(None)
    address, options = parameters.unpack()
    say("session", device=address, target=options.get("Target"), source=options.get("Source"))
    if behaviour == "away":
        return fail(invocation, "Unable to find service record")
    if behaviour == "text":
        return invocation.return_value(GLib.Variant("(s)", ("no path",)))
    session = f"/org/bluez/obex/client/session{len(sessions)}"
    sessions[session] = bus.register_object(session, interface(PUSH), push, None, None)
    invocation.return_value(GLib.Variant("(o)", (session,)))


def push(bus, _sender, session, _interface, _method, parameters, invocation):
    global transfers
    (path,) = parameters.unpack()
    transfer = f"{session}/transfer{transfers}"
    transfers += 1
    # A picture is no text, and of no interest here.
    with open(path, errors="replace") as file:
        say("file", session=session, name=os.path.basename(path), contents=file.read())

    def change(**properties):
        changed = {name: GLib.Variant(kind, value) for name, (kind, value) in properties.items()}
        values = GLib.Variant("(sa{sv}as)", ("org.bluez.obex.Transfer1", changed, []))
        bus.emit_signal(None, transfer, "org.freedesktop.DBus.Properties", "PropertiesChanged", values)

    def become(status):
        change(Status=("s", status))

    def progress():
        become("active")
        change(Transferred=("t", 1))
        if behaviour == "die":
            bus.flush_sync()
            os._exit(0)
        become("error" if behaviour == "error" else "complete")

    if behaviour == "quick":
        become("complete")
    if behaviour == "number":
        return invocation.return_value(GLib.Variant("(u)", (1,)))
    status = {"Status": GLib.Variant("s", "queued"), "Size": GLib.Variant("t", os.path.getsize(path))}
    invocation.return_value(GLib.Variant("(oa{sv})", (transfer, status)))
    if behaviour not in ("quick", "stall"):
        GLib.idle_add(progress)


def interface(text):
    return Gio.DBusNodeInfo.new_for_xml(text).interfaces[0]


names = set()


def own(_bus, name):
    names.add(name)
    if len(names) == 2:
        say("ready")


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object("/", interface(MANAGER), manage, None, None)
bus.register_object("/org/bluez/obex", interface(CLIENT), exchange, None, None)
for name in ["org.bluez", "org.bluez.obex"]:
    Gio.bus_own_name_on_connection(bus, name, 0, own, None)
GLib.MainLoop().run()
