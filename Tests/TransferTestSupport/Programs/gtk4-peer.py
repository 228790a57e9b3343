"""The same as gtk3-peer.py, with GTK 4: text, pictures, colours and files are GTK's own values, and all else is bytes of a MIME type.

usage: gtk4-peer.py source TITLE MIME=FILE…
       gtk4-peer.py target TITLE MIME…
       gtk4-peer.py commands TITLE
"""

import base64
import ctypes
import json
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk

# GTK 4.8 says that the caller owns the type returned by gdk_drop_read_finish and gdk_clipboard_read_finish, which it does
# not: PyGObject would free it and abort. So the end of a reading goes through C.
c = ctypes.CDLL("libgtk-4.so.1")
for function in (c.gdk_drop_read_finish, c.gdk_clipboard_read_finish):
    function.restype = ctypes.c_void_p
    function.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
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


def encoded(data):
    return None if data is None else base64.b64encode(data).decode()


def contents_of(path):
    with open(path, "rb") as file:
        return GLib.Bytes.new(file.read())


def read_end(function, origin, result, finished):
    """Ends a reading: `finished` gets the type and the data, or None for what there is not."""
    mime = ctypes.c_char_p()
    stream = function(hash(origin), hash(result), ctypes.byref(mime), None)
    if not stream:
        finished(None, None)
        return
    name = mime.value.decode()
    sink = c.g_memory_output_stream_new_resizable()

    def copied(_sink, result, _data):
        if c.g_output_stream_splice_finish(sink, result, None) < 0:
            finished(name, None)
            return
        size = c.g_memory_output_stream_get_data_size(sink)
        finished(name, ctypes.string_at(c.g_memory_output_stream_get_data(sink), size) if size else b"")

    callbacks.append(ReadyCallback(copied))
    flags = Gio.OutputStreamSpliceFlags.CLOSE_SOURCE | Gio.OutputStreamSpliceFlags.CLOSE_TARGET
    c.g_output_stream_splice_async(sink, stream, int(flags), GLib.PRIORITY_DEFAULT, None, callbacks[-1], None)


def target_of(mimes, dropped):
    """A target that takes bytes: `dropped` gets the drop, its types, the type that was read, the data, and the place."""
    builder = Gdk.ContentFormatsBuilder.new()
    for mime in mimes:
        builder.add_mime_type(mime)
    target = Gtk.DropTargetAsync.new(builder.to_formats(), Gdk.DragAction.COPY)

    def arrived(_target, drop, x, y):
        formats = drop.get_formats().get_mime_types()

        def finished(name, data):
            dropped(formats, name, data, x, y)
            drop.finish(0 if data is None else Gdk.DragAction.COPY)

        drop.read_async(
            [mime for mime in mimes if mime in formats], GLib.PRIORITY_DEFAULT, None,
            lambda drop, result: read_end(c.gdk_drop_read_finish, drop, result, finished))
        return True

    target.connect("drop", arrived)
    return target


def show(app, title, width, height, child):
    window = Gtk.ApplicationWindow(application=app, title=title, default_width=width, default_height=height)
    window.set_child(child)
    window.present()
    return window


# MARK: Sources and targets


def make_source(widget, offers):
    pairs = [offer.rsplit("=", 1) for offer in offers]
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.set_content(Gdk.ContentProvider.new_union(
        [Gdk.ContentProvider.new_for_bytes(mime, contents_of(path)) for mime, path in pairs]))
    source.connect("drag-begin", lambda *_: say("begin"))
    source.connect("drag-cancel", lambda _s, _d, reason: say("cancel", reason=reason.value_nick))
    source.connect("drag-end", lambda *_: say("end"))
    widget.add_controller(source)


def make_target(widget, mimes):
    def dropped(formats, name, data, x, y):
        if data is None:
            say("failed", message="the stream broke" if name else "the type cannot be read")
        else:
            say("drop", formats=formats, type=name, base64=encoded(data), x=x, y=y)

    def entered(*_):
        say("enter")
        return Gdk.DragAction.COPY

    target = target_of(mimes, dropped)
    target.connect("drag-enter", entered)
    target.connect("drag-leave", lambda *_: say("leave"))
    widget.add_controller(target)


# MARK: Commands


def native_type(thing):
    names = {"text": GObject.TYPE_STRING, "png": Gdk.Texture, "colour": Gdk.RGBA, "uris": Gdk.FileList}
    return names.get(thing.get("native"))


def tell_value(way, thing, value):
    native = thing["native"]
    if native == "text":
        say("got", way=way, text=value)
    elif native == "png":
        say("got", way=way, data=encoded(value.save_to_png_bytes().get_data()))
    elif native == "colour":
        say("got", way=way, colour=[value.red, value.green, value.blue, value.alpha])
    else:
        say("got", way=way, uris=[file.get_uri() for file in value.get_files()])


def provider(thing):
    native = thing.get("native")
    if native == "text":
        return Gdk.ContentProvider.new_for_value(thing["text"])
    if native == "png":
        # The value is declared as what GTK has writers for, which the texture's own class is not.
        return Gdk.ContentProvider.new_for_value(GObject.Value(Gdk.Texture, Gdk.Texture.new_from_filename(thing["path"])))
    if native == "colour":
        red, green, blue, alpha = thing["colour"]
        color = Gdk.RGBA()
        color.red, color.green, color.blue, color.alpha = red, green, blue, alpha
        return Gdk.ContentProvider.new_for_value(color)
    if native == "uris":
        files = [Gio.File.new_for_uri(uri) for uri in thing["uris"]]
        return Gdk.ContentProvider.new_for_value(Gdk.FileList.new_from_array(files))
    data = contents_of(thing["path"])
    return Gdk.ContentProvider.new_union([Gdk.ContentProvider.new_for_bytes(mime, data) for mime in thing["mimes"]])


class Peer:
    """At the top of its window things are dragged, at the bottom they are dropped."""

    def __init__(self, app, title):
        self.app = app
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, homogeneous=True)
        self.grip, self.place = Gtk.Label(label="Drag"), Gtk.Label(label="Drop")
        box.append(self.grip)
        box.append(self.place)
        self.source = self.target = None
        self.clipboard = show(app, title, 400, 300, box).get_clipboard()
        GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, self.read)

    def read(self, _source, _condition):
        line = sys.stdin.readline()
        if not line:
            self.app.quit()
            return False
        command = json.loads(line)
        try:
            getattr(self, command.pop("do"))(command)
            say("done")
        except Exception as error:
            say("failed", message=repr(error))
        return True

    def offer(self, thing):
        if self.source:
            self.grip.remove_controller(self.source)
        self.source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
        self.source.set_content(provider(thing))
        self.grip.add_controller(self.source)

    def take(self, thing):
        if self.target:
            self.place.remove_controller(self.target)
        kind = native_type(thing)
        if kind is not None:
            self.target = Gtk.DropTarget.new(kind, Gdk.DragAction.COPY)
            self.target.connect("drop", lambda _t, value, _x, _y: tell_value("drop", thing, value) or True)
        else:
            self.target = target_of(thing["mimes"], lambda _f, _n, data, _x, _y: say("got", way="drop", data=encoded(data)))
        self.place.add_controller(self.target)

    def copy(self, thing):
        self.clipboard.set_content(provider(thing))

    def paste(self, thing):
        kind = native_type(thing)

        def value_read(clipboard, result):
            try:
                tell_value("paste", thing, clipboard.read_value_finish(result))
            except GLib.Error as error:
                say("got", way="paste", message=error.message)

        def opened(clipboard, result):
            read_end(
                c.gdk_clipboard_read_finish, clipboard, result,
                lambda _name, data: say("got", way="paste", data=encoded(data)))

        if kind is not None:
            self.clipboard.read_value_async(kind, GLib.PRIORITY_DEFAULT, None, value_read)
        else:
            self.clipboard.read_async(thing["mimes"], GLib.PRIORITY_DEFAULT, None, opened)


def activate(app, role, title, details):
    if role == "commands":
        app.peer = Peer(app, title)
    else:
        label = Gtk.Label(label=title)
        (make_source if role == "source" else make_target)(label, details)
        show(app, title, 300, 200, label)
    say("ready")


app = Gtk.Application()
app.connect("activate", activate, sys.argv[1], sys.argv[2], sys.argv[3:])
app.run([])
