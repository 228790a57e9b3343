"""The same as gtk4-peer.py, with GTK 3, whose drags follow the XDND and Wayland protocols with code of their own.

usage: gtk3-peer.py source TITLE MIME=FILE…
       gtk3-peer.py target TITLE MIME…

In place of a FILE:
    -      the program ends when it is asked for that type
    ?      it does not answer, nor do anything else from then on
    %FILE  it writes the event "asked", and sends the file when it gets SIGUSR1
"""

import base64
import json
import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def make_source(widget, offers):
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
        formats = [target.name() for target in context.list_targets()]
        name = selection.get_data_type().name()
        size = selection.get_format()
        say("drop", formats=formats, type=name, itemSize=size, base64=base64.b64encode(data).decode(), x=x, y=y)

    widget.connect("drag-motion", lambda *_: say("motion"))
    widget.connect("drag-leave", lambda *_: say("leave"))
    widget.connect("drag-data-received", received)


# A signal that comes before it is waited for waits, too.
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
role, title = sys.argv[1:3]
window = Gtk.Window(title=title, default_width=300, default_height=200)
box = Gtk.EventBox()
box.add(Gtk.Label(label=title))
window.add(box)
(make_source if role == "source" else make_target)(box, sys.argv[3:])
window.connect("destroy", Gtk.main_quit)
window.show_all()
say("ready")
Gtk.main()
