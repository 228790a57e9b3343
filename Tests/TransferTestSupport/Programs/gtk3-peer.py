"""A GTK 3 program that has nothing to do with this package: one window to drag from, to drop on, or to copy and paste in.

usage: gtk3-peer.py source TITLE MIME=FILE…    offers each file's bytes under its MIME type
       gtk3-peer.py target TITLE MIME…         takes the first of these types that a drag offers
       gtk3-peer.py lister TITLE               takes whatever is dropped, each form after the other
       gtk3-peer.py commands TITLE             does what it reads, a JSON object a line; see scripts/lib/peers/toolkits.py

In place of a FILE:
    -      the program ends when it is asked for that type
    ?      it does not answer, nor do anything else from then on
    %FILE  it writes the event "asked", and sends the file when it gets SIGUSR1

Writes one JSON object a line: what happened, and with "drop" the formats offered and the bytes that arrived. The lister writes a line
"NAME SIZE" for each form, and "end": the size is "-" where the sender refuses, and "?" where it does not answer within three seconds.
"""

import base64
import json
import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, GdkPixbuf, GLib, Gtk


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def encoded(data):
    return None if data is None else base64.b64encode(data).decode()


def names_of(context):
    return [target.name() for target in context.list_targets()]


def make_window(title, width, height, *texts):
    """Shows a window with a box for each text, one above the other."""
    window = Gtk.Window(title=title, default_width=width, default_height=height)
    column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, homogeneous=True)
    boxes = []
    for text in texts:
        box = Gtk.EventBox()
        box.add(Gtk.Label(label=text))
        column.pack_start(box, True, True, 0)
        boxes.append(box)
    window.add(column)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    return boxes


# MARK: Sources and targets


def make_source(widget, offers):
    # A signal that comes before it is waited for waits, too.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
    offers = dict(offer.rsplit("=", 1) for offer in offers)
    entries = [Gtk.TargetEntry.new(mime, 0, 0) for mime in offers]
    widget.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, entries, Gdk.DragAction.COPY)

    def get(_widget, _context, selection, _info, _time):
        path = offers[selection.get_target().name()]
        if path == "-":
            os._exit(0)
        if path == "?":
            say("silent")
            signal.pause()
        if path.startswith("%"):
            say("asked")
            signal.sigwait({signal.SIGUSR1})
        with open(path.removeprefix("%"), "rb") as file:
            selection.set(selection.get_target(), 8, file.read())

    widget.connect("drag-begin", lambda *_: say("begin"))
    widget.connect("drag-data-get", get)
    widget.connect("drag-failed", lambda _w, _c, reason: say("cancel", reason=reason.value_nick))
    widget.connect("drag-end", lambda *_: say("end"))


def make_target(widget, mimes):
    entries = [Gtk.TargetEntry.new(mime, 0, 0) for mime in mimes]
    widget.drag_dest_set(Gtk.DestDefaults.ALL, entries, Gdk.DragAction.COPY)

    def received(_widget, context, x, y, selection, _info, _time):
        data = selection.get_data()
        if data is None:
            say("failed", message="no data")
            return
        name = selection.get_data_type().name()
        size = selection.get_format()
        say("drop", formats=names_of(context), type=name, itemSize=size, base64=encoded(data), x=x, y=y)

    widget.connect("drag-motion", lambda *_: say("motion"))
    widget.connect("drag-leave", lambda *_: say("leave"))
    widget.connect("drag-data-received", received)


class Listing:
    """One drop, whose forms are asked for one after another."""

    def __init__(self, widget, context, time):
        self.widget, self.context, self.time = widget, context, time
        self.rest = names_of(context)
        self.timer = None
        self.ask()

    def ask(self):
        if not self.rest:
            print("end", flush=True)
            Gtk.drag_finish(self.context, True, False, self.time)
            return
        self.timer = GLib.timeout_add(3000, self.answer, self.rest[0], "?")
        self.widget.drag_get_data(self.context, Gdk.Atom.intern(self.rest[0], False), self.time)

    def answer(self, name, size):
        if self.rest and self.rest[0] == name:
            if size != "?":
                GLib.source_remove(self.timer)
            print(name.replace(" ", "\\ "), size, flush=True)
            self.rest.pop(0)
            GLib.idle_add(self.ask)
        return False


def make_lister(widget, _details):
    widget.drag_dest_set(0, [], Gdk.DragAction.COPY)
    drops = []

    def motion(_widget, context, _x, _y, time):
        Gdk.drag_status(context, Gdk.DragAction.COPY, time)
        return True

    def drop(widget, context, _x, _y, time):
        drops.append(Listing(widget, context, time))
        return True

    def received(_widget, _context, _x, _y, selection, _info, _time):
        data = selection.get_data()
        drops[-1].answer(selection.get_target().name(), "-" if data is None else len(data))

    widget.connect("drag-motion", motion)
    widget.connect("drag-drop", drop)
    widget.connect("drag-data-received", received)


# MARK: Commands

NATIVE_TARGETS = {"text": "add_text_targets", "uris": "add_uri_targets"}


def pixbuf_data(pixbuf):
    return pixbuf and encoded(pixbuf.save_to_bufferv("png", [], [])[1])


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
    if native == "text":
        say("got", way=way, text=selection.get_text())
    elif native == "png":
        say("got", way=way, data=pixbuf_data(selection.get_pixbuf()))
    elif native == "uris":
        say("got", way=way, uris=selection.get_uris())
    else:
        say("got", way=way, data=encoded(selection.get_data()))


class Peer:
    """At the top of its window things are dragged, at the bottom they are dropped."""

    def __init__(self, title):
        self.offered = self.copied = self.taken = self.seen = None
        self.grip, self.place = make_window(title, 400, 300, "Drag", "Drop")
        self.grip.connect("drag-data-get", lambda _w, _c, selection, *_: fill(selection, self.offered))
        self.grip.connect("selection-get", lambda _w, selection, *_: fill(selection, self.copied))
        self.place.connect("drag-data-received", lambda _w, _c, _x, _y, selection, *_: tell("drop", selection, self.taken))
        self.place.connect("drag-motion", self.dragged_over)
        self.clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)
        GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, self.read)

    def read(self, _source, _condition):
        line = sys.stdin.readline()
        if not line:
            Gtk.main_quit()
            return False
        command = json.loads(line)
        try:
            getattr(self, command.pop("do"))(command)
            say("done")
        except Exception as error:
            say("failed", message=repr(error))
        return True

    def dragged_over(self, _widget, context, _x, _y, _time):
        names = names_of(context)
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
            Gtk.selection_clear_targets(self.grip, Gdk.SELECTION_CLIPBOARD)
            for name in ["text/uri-list"] if native == "uris" else thing["mimes"]:
                Gtk.selection_add_target(self.grip, Gdk.SELECTION_CLIPBOARD, Gdk.Atom.intern(name, False), 0)
            self.copied = thing
            Gtk.selection_owner_set(self.grip, Gdk.SELECTION_CLIPBOARD, Gdk.CURRENT_TIME)

    def paste(self, thing):
        native = thing.get("native")
        if native == "text":
            self.clipboard.request_text(lambda _c, text: say("got", way="paste", text=text))
        elif native == "png":
            self.clipboard.request_image(lambda _c, image: say("got", way="paste", data=pixbuf_data(image)))
        elif native == "uris":
            self.clipboard.request_uris(lambda _c, uris: say("got", way="paste", uris=list(uris or [])))
        else:
            atom = Gdk.Atom.intern(thing["mimes"][0], False)
            self.clipboard.request_contents(atom, lambda _c, selection: tell("paste", selection, thing))


role, title = sys.argv[1:3]
if role == "commands":
    peer = Peer(title)
else:
    make = {"source": make_source, "target": make_target, "lister": make_lister}[role]
    make(*make_window(title, 300, 200, title), sys.argv[3:])
say("ready")
Gtk.main()
