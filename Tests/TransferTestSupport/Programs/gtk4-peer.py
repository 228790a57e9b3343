"""A GTK 4 program that has nothing to do with this package: one window to drag from or to drop on.

usage: gtk4-peer.py source TITLE MIME=FILE…    offers each file's bytes under its MIME type
       gtk4-peer.py target TITLE MIME…         takes the first of these types that a drag offers

Writes one JSON object a line: what happened, and with "drop" the formats offered and the bytes that arrived.
"""

import base64
import ctypes
import json
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk

# GTK 4.8 says that the caller owns the type returned by gdk_drop_read_finish, which it does not: PyGObject would free it
# and abort. So the end of a drop goes through C.
c = ctypes.CDLL("libgtk-4.so.1")
c.gdk_drop_read_finish.restype = ctypes.c_void_p
c.gdk_drop_read_finish.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
c.g_memory_output_stream_new_resizable.restype = ctypes.c_void_p
c.g_output_stream_splice_async.argtypes = [
    ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p
]
c.g_output_stream_splice_finish.restype = ctypes.c_ssize_t
c.g_output_stream_splice_finish.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
c.g_memory_output_stream_get_data.restype = ctypes.c_void_p
c.g_memory_output_stream_get_data.argtypes = [ctypes.c_void_p]
c.g_memory_output_stream_get_data_size.restype = ctypes.c_size_t
c.g_memory_output_stream_get_data_size.argtypes = [ctypes.c_void_p]
ReadyCallback = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
callbacks = []


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def make_source(widget, offers):
    def provider(offer):
        mime, path = offer.rsplit("=", 1)
        with open(path, "rb") as file:
            return Gdk.ContentProvider.new_for_bytes(mime, GLib.Bytes.new(file.read()))

    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.set_content(Gdk.ContentProvider.new_union([provider(offer) for offer in offers]))
    source.connect("drag-begin", lambda *_: say("begin"))
    source.connect("drag-cancel", lambda _s, _d, reason: say("cancel", reason=reason.value_nick))
    source.connect("drag-end", lambda *_: say("end"))
    widget.add_controller(source)


def make_target(widget, mimes):
    builder = Gdk.ContentFormatsBuilder.new()
    for mime in mimes:
        builder.add_mime_type(mime)
    target = Gtk.DropTargetAsync.new(builder.to_formats(), Gdk.DragAction.COPY)

    def dropped(_target, drop, x, y):
        formats = drop.get_formats().get_mime_types()

        def failed(message):
            say("failed", message=message)
            drop.finish(0)

        def opened(drop, result):
            mime = ctypes.c_char_p()
            stream = c.gdk_drop_read_finish(hash(drop), hash(result), ctypes.byref(mime), None)
            if not stream:
                failed("the type cannot be read")
                return
            sink = c.g_memory_output_stream_new_resizable()
            name = mime.value.decode()

            def copied(_sink, result, _data):
                if c.g_output_stream_splice_finish(sink, result, None) < 0:
                    failed("the stream broke")
                    return
                size = c.g_memory_output_stream_get_data_size(sink)
                data = ctypes.string_at(c.g_memory_output_stream_get_data(sink), size) if size else b""
                say("drop", formats=formats, type=name, base64=base64.b64encode(data).decode(), x=x, y=y)
                drop.finish(Gdk.DragAction.COPY)

            callbacks.append(ReadyCallback(copied))
            flags = Gio.OutputStreamSpliceFlags.CLOSE_SOURCE | Gio.OutputStreamSpliceFlags.CLOSE_TARGET
            c.g_output_stream_splice_async(sink, stream, int(flags), GLib.PRIORITY_DEFAULT, None, callbacks[-1], None)

        drop.read_async([mime for mime in mimes if mime in formats], GLib.PRIORITY_DEFAULT, None, opened)
        return True

    def entered(*_):
        say("enter")
        return Gdk.DragAction.COPY

    target.connect("drag-enter", entered)
    target.connect("drag-leave", lambda *_: say("leave"))
    target.connect("drop", dropped)
    widget.add_controller(target)


def activate(app, role, title, details):
    window = Gtk.ApplicationWindow(application=app, title=title, default_width=300, default_height=200)
    label = Gtk.Label(label=title)
    window.set_child(label)
    (make_source if role == "source" else make_target)(label, details)
    window.present()
    say("ready")


app = Gtk.Application()
app.connect("activate", activate, sys.argv[1], sys.argv[2], sys.argv[3:])
app.run([])
