"""A program that shares through the service of the session bus.

usage: share-caller.py [--window] [--die] ShareFiles|ShareText|ShareLink ITEM… [OPTION=TEXT…] [titles=TITLE|…] [images=FILE|…]
       share-caller.py close PATH          closes the request of another program
       share-caller.py mistakes FILE COUNT makes each mistake so often
       share-caller.py handles COUNT       passes so many handles of one file
       share-caller.py many COUNT          shows so many sheets, some at a time, and closes each
       share-caller.py state               tells of the process of the service

With --window it has a window of GTK's over which the sheet is to be, and with --die it ends as soon as the sheet is asked for. With
swap=PATH it puts links to PATH in the place of the files as soon as the sheet is asked for.

Writes one JSON object a line: "window" with its X11 number, "handle" with the path of the request, "response" with its number,
"error" with the name and the text of an error, "closed", "ended" with the number of responses, and "state" with the number of the process,
of its open descriptors and of its children.
"""

import json
import os
import sys

import gi
from gi.repository import Gio, GLib

NAME = "org.swift_transferable.Share"
PATH = "/org/swift_transferable/Share"


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def call(method, signature, arguments, descriptors=None, path=PATH, interface=NAME):
    parameters = GLib.Variant(signature, arguments)
    return bus.call_with_unix_fd_list_sync(
        NAME, path, interface, method, parameters, None, Gio.DBusCallFlags.NONE, 60_000, descriptors, None
    )[0].unpack()


def tried(method, signature, arguments, descriptors=None):
    try:
        return call(method, signature, arguments, descriptors)
    except GLib.Error as error:
        Gio.DBusError.strip_remote_error(error)
        say("error", name=Gio.DBusError.get_remote_error(error) or GLib.quark_to_string(error.code), text=error.message)
        return None


def passed(numbers):
    descriptors = Gio.UnixFDList.new()
    for number in numbers:
        descriptors.append(number)
    return descriptors


def files(paths):
    numbers = [os.open(path, os.O_RDONLY | os.O_CLOEXEC) for path in paths]
    descriptors = passed(numbers)
    for number in numbers:
        os.close(number)
    return descriptors


def share(method, arguments, parent):
    options = dict(argument.split("=", 1) for argument in arguments if "=" in argument)
    items = [argument for argument in arguments if "=" not in argument or method != "ShareFiles" and argument == arguments[0]]
    swap = options.get("swap")
    previews = {name: text.split("|") for name, text in options.items() if name in ("titles", "images")}
    options = {name: GLib.Variant("s", text) for name, text in options.items() if name in ("handle_token", "subject", "message")}
    if "titles" in previews:
        options["titles"] = GLib.Variant("as", previews["titles"])
    if "images" in previews:
        options["images"] = GLib.Variant("aay", [open(path, "rb").read() if path else b"" for path in previews["images"]])
    if method == "ShareFiles":
        answer = tried(method, "(saha{sv})", (parent, list(range(len(items))), options), files(items))
    else:
        answer = tried(method, "(ssa{sv})", (parent, items[0], options))
    if answer and swap:
        for path in items:
            os.rename(path, path + ".old")
            os.symlink(swap, path)
    if answer:
        say("handle", path=answer[0])
    return answer


def mistakes(path, count):
    reading, writing = os.pipe()
    folder = os.open("/", os.O_RDONLY)
    for number in range(count):
        tried("ShareFiles", "(saha{sv})", ("", [], {}))
        tried("ShareFiles", "(saha{sv})", ("", [3], {}), files([path]))
        tried("ShareFiles", "(saha{sv})", ("", [-1], {}), files([path]))
        tried("ShareFiles", "(saha{sv})", ("", [0, 0], {}), files([path]))
        tried("ShareFiles", "(saha{sv})", ("", [0], {}), passed([reading]))
        for unreadable, flags in ((path, os.O_PATH), (path, os.O_WRONLY), ("/proc/self/mem", os.O_RDONLY), ("/proc", os.O_RDONLY)):
            number_of_file = os.open(unreadable, flags)
            tried("ShareFiles", "(saha{sv})", ("", [0], {}), passed([number_of_file]))
            os.close(number_of_file)
        tried("ShareFiles", "(saha{sv})", ("", [0], {"handle_token": GLib.Variant("s", "a/b")}), files([path]))
        tried("ShareFiles", "(saha{sv})", ("", [0], {"subject": GLib.Variant("i", number)}), files([path]))
        tried("ShareFiles", "(saha{sv})", ("", [0], {"titles": GLib.Variant("as", ["one", "two"])}), files([path]))
        tried("ShareFiles", "(saha{sv})", ("", [0], {"images": GLib.Variant("as", ["text"])}), files([path]))
        images = [bytes((1 << 20) + 1)] if number == 0 else [b"", b""]
        tried("ShareText", "(ssa{sv})", ("", "text", {"images": GLib.Variant("aay", images)}))
        tried("ShareText", "(ssa{sv})", ("", "", {}))
        tried("ShareText", "(ssa{sv})", ("", "x" * ((16 << 20) + 1) if number == 0 else "", {}))
        tried("ShareLink", "(ssa{sv})", ("", "no link", {}))
        tried("ShareLink", "(ssa{sv})", ("", "file:///etc/passwd", {}))
        tried("ShareText", "(as)", (["text"],))
        tried("ShareAll", "()", ())


def handles(count):
    values = GLib.Variant.new_from_bytes(GLib.VariantType("ah"), GLib.Bytes(bytes(4 * count)), True)
    with open("/proc/self/exe", "rb") as file:
        descriptors = passed([file.fileno()])
    arguments = GLib.Variant.new_tuple(GLib.Variant("s", ""), values, GLib.Variant("a{sv}", {}))
    try:
        bus.call_with_unix_fd_list_sync(
            NAME, PATH, NAME, "ShareFiles", arguments, None, Gio.DBusCallFlags.NONE, 600_000, descriptors, None)
    except GLib.Error as error:
        say("error", name=Gio.DBusError.get_remote_error(error), text=error.message)


def many(count):
    waiting, responses, loop = set(), [], GLib.MainLoop()

    def begin():
        while len(responses) + len(waiting) < count and len(waiting) < 8:
            token = f"t{len(responses) + len(waiting)}"
            options = {"handle_token": GLib.Variant("s", token)}
            if len(waiting) % 2:
                # No path leads to it, so the window inherits the descriptor.
                number = os.memfd_create("report.txt")
                path = call("ShareFiles", "(saha{sv})", ("", [0], options), passed([number]))[0]
                os.close(number)
            else:
                path = call("ShareText", "(ssa{sv})", ("", "text", options))[0]
            waiting.add(path)
            call("Close", "()", (), path=path, interface=NAME + ".Request")

    def heard(_bus, _sender, path, _interface, _signal, arguments):
        waiting.discard(path)
        responses.append(arguments.unpack()[0])
        begin()
        if not waiting:
            loop.quit()

    bus.signal_subscribe(None, NAME + ".Request", "Response", None, None, Gio.DBusSignalFlags.NONE, heard)
    begin()
    loop.run()
    say("ended", responses=len(responses), cancelled=responses.count(1))


def children(process):
    with open(f"/proc/{process}/task/{process}/children") as file:
        return len(file.read().split())


def heard(_bus, _sender, _path, _interface, _signal, arguments):
    say("response", code=arguments.unpack()[0])
    sys.exit(0)


def main(arguments):
    global bus
    flags = [argument for argument in arguments if argument.startswith("--")]
    arguments = [argument for argument in arguments if not argument.startswith("--")]
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    if arguments[0] == "close":
        try:
            call("Close", "()", (), path=arguments[1], interface=NAME + ".Request")
            say("closed")
        except GLib.Error as error:
            say("error", name=Gio.DBusError.get_remote_error(error), text=error.message)
        return
    if arguments[0] == "mistakes":
        return mistakes(arguments[1], int(arguments[2]))
    if arguments[0] == "handles":
        return handles(int(arguments[1]))
    if arguments[0] == "many":
        return many(int(arguments[1]))
    if arguments[0] == "state":
        # The service may have ended for want of use, and knowing its process starts none.
        bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "StartServiceByName",
            GLib.Variant("(su)", (NAME, 0)), None, Gio.DBusCallFlags.NONE, -1, None,
        )
        process = bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
            GLib.Variant("(s)", (NAME,)), None, Gio.DBusCallFlags.NONE, -1, None,
        ).unpack()[0]
        return say("state", process=process, descriptors=len(os.listdir(f"/proc/{process}/fd")), children=children(process))
    bus.signal_subscribe(None, NAME + ".Request", "Response", None, None, Gio.DBusSignalFlags.NONE, heard)

    def begin(parent=""):
        if not share(arguments[0], arguments[1:], parent):
            sys.exit(1)
        if "--die" in flags:
            os._exit(0)

    if "--window" in flags:
        gi.require_version("Gtk", "4.0")
        gi.require_version("GdkX11", "4.0")
        from gi.repository import GdkX11, Gtk

        Gtk.init()
        window = Gtk.Window(title="Caller", default_width=300, default_height=200)
        window.present()

        def shown(*_):
            number = window.get_surface().get_xid()
            say("window", number=number)
            begin(f"x11:{number:x}")

        GLib.timeout_add(200, shown)
    else:
        begin()
    GLib.MainLoop().run()


main(sys.argv[1:])
