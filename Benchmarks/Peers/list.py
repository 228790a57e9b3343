"""The windows of list.c, written in Python with PyGObject and GTK 4.

usage: list.py rows COUNT | moving COUNT | empty

Prints the lines that list.c prints. Every call and every signal goes through PyGObject, as in an app that is written with it.
"""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Graphene", "1.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Graphene, Gtk  # noqa: E402

import measures  # noqa: E402


class Rows(Gtk.ScrolledWindow):
    def __init__(self, count):
        super().__init__()
        self.strings = Gtk.StringList.new([f"Row number {index}" for index in range(count)])
        self.third_label = None
        self.last_bound = 0
        factory = Gtk.SignalListItemFactory()
        factory.connect("setup", self.set_up)
        factory.connect("bind", self.bind)
        self.list = Gtk.ListView(model=Gtk.NoSelection(model=self.strings), factory=factory, show_separators=True)
        provider = Gtk.CssProvider()
        provider.load_from_data(b"listview > row { padding: 6px 10px; }")
        Gtk.StyleContext.add_provider_for_display(
            Gdk.Display.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION
        )
        self.set_child(self.list)

    def set_up(self, factory, item):
        item.set_child(Gtk.Label(xalign=0))

    def bind(self, factory, item):
        label = item.get_child()
        label.set_text(item.get_item().get_string())
        position = item.get_position()
        if position == 3:
            self.third_label = label
        self.last_bound = max(self.last_bound, position)

    # The label alone changes, as in list.c. An app would have objects with a property that is bound to the label, in place of
    # strings, so that the row keeps its text. Such a list takes longer to make and to scroll, and twice as long for an insertion.
    def change(self, text):
        self.third_label.set_text(text)

    def insert(self, text):
        self.strings.splice(0, 0, [text])

    def remove(self, text):
        self.strings.remove(2)

    def scroll_to(self, row):
        self.list.activate_action("list.scroll-to-item", GLib.Variant("u", row))

    def watch_rows(self):
        self.last_bound = 0

    def last_row(self):
        return self.last_bound


class Square(Gtk.Widget):
    BLUE = Gdk.RGBA()
    BLUE.parse("rgb(0, 122, 255)")
    BOUNDS = Graphene.Rect().init(0, 0, 20, 20)

    def __init__(self):
        super().__init__(width_request=20, height_request=20)

    def do_snapshot(self, snapshot):
        snapshot.append_color(self.BLUE, self.BOUNDS)


class Squares(Gtk.Fixed):
    def __init__(self, count):
        super().__init__()
        self.frames = 0
        self.start = None
        self.squares = [(Square(), index * 580 // count) for index in range(count)]
        for square, y in self.squares:
            self.put(square, 0, y)
        self.add_tick_callback(self.step)

    def step(self, widget, clock):
        now = clock.get_frame_time()
        if self.start is None:
            self.start = now
        phase = (now - self.start) % 2_000_000 / 1e6
        x = 360 * (phase if phase < 1 else 2 - phase)
        for square, y in self.squares:
            self.move(square, x, y)
        self.frames += 1
        return GLib.SOURCE_CONTINUE


def main(kind, count="0"):
    loop = GLib.MainLoop()
    window = Gtk.Window(default_width=400, default_height=600)
    if kind == "rows":
        view = Rows(int(count))
        window.set_child(view)
        steps = measures.rows(view, int(count))
    elif kind == "moving":
        view = Squares(int(count))
        window.set_child(view)
        steps = measures.moving(view)
    else:
        steps = measures.standing()
    window.present()
    measures.take(steps, GLib.timeout_add, loop.quit)
    loop.run()


main(*sys.argv[1:])
