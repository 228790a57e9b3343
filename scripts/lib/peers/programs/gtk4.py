"""The same as gtk3.py with GTK 4. Text, pictures, colours and files are GTK's own values; all else is bytes of a MIME type."""

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


def native_type(thing):
    names = {"text": GObject.TYPE_STRING, "png": Gdk.Texture, "colour": Gdk.RGBA, "uris": Gdk.FileList}
    return names.get(thing.get("native"))


def tell_value(way, thing, value):
    native = thing["native"]
    if native == "text":
        say("got", way=way, text=value)
    elif native == "png":
        say("got", way=way, data=base64.b64encode(value.save_to_png_bytes().get_data()).decode())
    elif native == "colour":
        say("got", way=way, colour=[value.red, value.green, value.blue, value.alpha])
    else:
        say("got", way=way, uris=[file.get_uri() for file in value.get_files()])


def read_stream(stream, finished):
    sink = c.g_memory_output_stream_new_resizable()

    def copied(_sink, result, _data):
        if c.g_output_stream_splice_finish(sink, result, None) < 0:
            finished(None)
            return
        size = c.g_memory_output_stream_get_data_size(sink)
        finished(ctypes.string_at(c.g_memory_output_stream_get_data(sink), size) if size else b"")

    callbacks.append(ReadyCallback(copied))
    flags = Gio.OutputStreamSpliceFlags.CLOSE_SOURCE | Gio.OutputStreamSpliceFlags.CLOSE_TARGET
    c.g_output_stream_splice_async(sink, stream, int(flags), GLib.PRIORITY_DEFAULT, None, callbacks[-1], None)


def tell_data(way, data):
    say("got", way=way, data=None if data is None else base64.b64encode(data).decode())


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
    with open(thing["path"], "rb") as file:
        data = GLib.Bytes.new(file.read())
    return Gdk.ContentProvider.new_union([Gdk.ContentProvider.new_for_bytes(mime, data) for mime in thing["mimes"]])


class Peer:
    def __init__(self, app, title):
        self.window = Gtk.ApplicationWindow(application=app, title=title, default_width=400, default_height=300)
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, homogeneous=True)
        self.grip, self.place = Gtk.Label(label="Drag"), Gtk.Label(label="Drop")
        box.append(self.grip)
        box.append(self.place)
        self.window.set_child(box)
        self.source = self.target = None
        self.window.present()
        self.clipboard = self.window.get_clipboard()

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
            builder = Gdk.ContentFormatsBuilder.new()
            for mime in thing["mimes"]:
                builder.add_mime_type(mime)
            self.target = Gtk.DropTargetAsync.new(builder.to_formats(), Gdk.DragAction.COPY)
            self.target.connect("drop", lambda _t, drop, _x, _y: self.read_drop(drop, thing["mimes"]))
        self.place.add_controller(self.target)

    def read_drop(self, drop, mimes):
        def opened(drop, result):
            stream = c.gdk_drop_read_finish(hash(drop), hash(result), ctypes.byref(ctypes.c_char_p()), None)
            if not stream:
                drop.finish(0)
                tell_data("drop", None)
                return

            def finished(data):
                tell_data("drop", data)
                drop.finish(Gdk.DragAction.COPY)

            read_stream(stream, finished)

        formats = drop.get_formats().get_mime_types()
        drop.read_async([mime for mime in mimes if mime in formats], GLib.PRIORITY_DEFAULT, None, opened)
        return True

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
            stream = c.gdk_clipboard_read_finish(hash(clipboard), hash(result), ctypes.byref(ctypes.c_char_p()), None)
            if stream:
                read_stream(stream, lambda data: tell_data("paste", data))
            else:
                tell_data("paste", None)

        if kind is not None:
            self.clipboard.read_value_async(kind, GLib.PRIORITY_DEFAULT, None, value_read)
        else:
            self.clipboard.read_async(thing["mimes"], GLib.PRIORITY_DEFAULT, None, opened)


def read(_source, _condition):
    line = sys.stdin.readline()
    if not line:
        app.quit()
        return False
    command = json.loads(line)
    try:
        getattr(app.peer, command.pop("do"))(command)
        say("done")
    except Exception as error:
        say("failed", message=repr(error))
    return True


def activate(app):
    app.peer = Peer(app, sys.argv[1])
    GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, read)
    say("ready")


app = Gtk.Application()
app.connect("activate", activate)
app.run([])
