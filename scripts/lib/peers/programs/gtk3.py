"""A GTK 3 program of scripts/try-peers: at the top of its window things are dragged, at the bottom they are dropped.

Reads a JSON object a line and writes one a line; see toolkits.py.
"""

import base64
import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, GdkPixbuf, GLib, Gtk

NATIVE_TARGETS = {"text": "add_text_targets", "png": "add_image_targets", "uris": "add_uri_targets"}


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def pixbuf_data(pixbuf):
    return base64.b64encode(pixbuf.save_to_bufferv("png", [], [])[1]).decode()


def target_list(thing):
    targets = Gtk.TargetList.new([])
    native = thing.get("native")
    if native == "png":
        targets.add_image_targets(0, thing.get("writable", False))
    elif native in NATIVE_TARGETS:
        getattr(targets, NATIVE_TARGETS[native])(0)
    for mime in thing.get("mimes", []):
        targets.add(Gdk.Atom.intern(mime, False), 0, 0)
    return targets


def fill(selection, thing):
    native = thing.get("native")
    if native == "text":
        selection.set_text(thing["text"], -1)
    elif native == "png":
        selection.set_pixbuf(GdkPixbuf.Pixbuf.new_from_file(thing["path"]))
    elif native == "uris":
        selection.set_uris(thing["uris"])
    else:
        with open(thing["path"], "rb") as file:
            selection.set(selection.get_target(), 8, file.read())


def tell(way, selection, thing):
    native = thing.get("native")
    details = {}
    if native == "text":
        details["text"] = selection.get_text()
    elif native == "png":
        pixbuf = selection.get_pixbuf()
        details["data"] = pixbuf and pixbuf_data(pixbuf)
    elif native == "uris":
        details["uris"] = selection.get_uris()
    else:
        data = selection.get_data()
        details["data"] = None if data is None else base64.b64encode(data).decode()
    say("got", way=way, **details)


class Peer:
    def __init__(self, title):
        self.offered = self.taken = None
        self.window = Gtk.Window(title=title, default_width=400, default_height=300)
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, homogeneous=True)
        self.grip, self.place = Gtk.EventBox(), Gtk.EventBox()
        for widget, text in ((self.grip, "Drag"), (self.place, "Drop")):
            widget.add(Gtk.Label(label=text))
            box.pack_start(widget, True, True, 0)
        self.window.add(box)
        self.grip.connect("drag-data-get", lambda _w, _c, selection, *_: fill(selection, self.offered))
        self.place.connect("drag-data-received", self.received)
        self.place.connect("drag-motion", self.dragged_over)
        self.seen = None
        self.window.connect("destroy", Gtk.main_quit)
        self.window.show_all()
        self.clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)

    def received(self, _widget, context, _x, _y, selection, _info, time):
        tell("drop", selection, self.taken)

    def dragged_over(self, _widget, context, _x, _y, _time):
        names = [target.name() for target in context.list_targets()]
        if names != self.seen:
            self.seen = names
            say("names", names=names)
        return False

    def offer(self, thing):
        self.offered = thing
        self.grip.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
        self.grip.drag_source_set_target_list(target_list(dict(thing, writable=True)))

    def take(self, thing):
        self.taken, self.seen = thing, None
        self.place.drag_dest_set(Gtk.DestDefaults.ALL, [], Gdk.DragAction.COPY)
        self.place.drag_dest_set_target_list(target_list(thing))
        # It is told of drags also that have nothing for it.
        self.place.drag_dest_set_track_motion(True)

    def copy(self, thing):
        # PyGObject has no way to own the clipboard with data of one's own, but a widget's selection does.
        native = thing.get("native")
        if native == "text":
            self.clipboard.set_text(thing["text"], -1)
        elif native == "png":
            self.clipboard.set_image(GdkPixbuf.Pixbuf.new_from_file(thing["path"]))
        else:
            widget = self.grip
            Gtk.selection_clear_targets(widget, Gdk.SELECTION_CLIPBOARD)
            names = ["text/uri-list"] if native == "uris" else thing["mimes"]
            for name in names:
                Gtk.selection_add_target(widget, Gdk.SELECTION_CLIPBOARD, Gdk.Atom.intern(name, False), 0)
            if not getattr(self, "serves", False):
                widget.connect("selection-get", lambda _w, selection, *_: fill(selection, self.copied))
                self.serves = True
            self.copied = thing
            Gtk.selection_owner_set(widget, Gdk.SELECTION_CLIPBOARD, Gdk.CURRENT_TIME)

    def paste(self, thing):
        native = thing.get("native")
        if native == "text":
            self.clipboard.request_text(lambda _c, text: say("got", way="paste", text=text))
        elif native == "png":
            self.clipboard.request_image(
                lambda _c, image: say("got", way="paste", data=image and pixbuf_data(image)))
        elif native == "uris":
            self.clipboard.request_uris(lambda _c, uris: say("got", way="paste", uris=list(uris or [])))
        else:
            atom = Gdk.Atom.intern(thing["mimes"][0], False)
            self.clipboard.request_contents(atom, lambda _c, selection: tell("paste", selection, thing))


def read(_source, _condition):
    line = sys.stdin.readline()
    if not line:
        Gtk.main_quit()
        return False
    command = json.loads(line)
    try:
        getattr(peer, command.pop("do"))(command)
        say("done")
    except Exception as error:
        say("failed", message=repr(error))
    return True


peer = Peer(sys.argv[1])
GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, read)
say("ready")
Gtk.main()
