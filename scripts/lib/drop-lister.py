"""A window that takes whatever is dropped on it, and prints each form that was offered with its size.

usage: drop-lister.py TITLE
Prints "ready", then for each drop a line "NAME SIZE" for each form, and "end". The size is "-" where the sender refuses, and
"?" where it does not answer within three seconds.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, GLib, Gtk


class Drop:
    """One drop, whose forms are asked for one after another."""

    def __init__(self, widget, context, time):
        self.widget, self.context, self.time = widget, context, time
        self.rest = [target.name() for target in context.list_targets()]
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


window = Gtk.Window(title=sys.argv[1], default_width=300, default_height=200)
box = Gtk.EventBox()
box.add(Gtk.Label(label=sys.argv[1]))
window.add(box)
box.drag_dest_set(0, [], Gdk.DragAction.COPY)
drops = []


def motion(_widget, context, _x, _y, time):
    Gdk.drag_status(context, Gdk.DragAction.COPY, time)
    return True


def drop(widget, context, _x, _y, time):
    drops.append(Drop(widget, context, time))
    return True


def received(_widget, _context, _x, _y, selection, _info, _time):
    data = selection.get_data()
    drops[-1].answer(selection.get_target().name(), "-" if data is None else len(data))


box.connect("drag-motion", motion)
box.connect("drag-drop", drop)
box.connect("drag-data-received", received)
window.connect("destroy", Gtk.main_quit)
window.show_all()
print("ready", flush=True)
Gtk.main()
