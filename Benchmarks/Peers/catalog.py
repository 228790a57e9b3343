"""The window of catalog.c, written in Python with PyGObject and GTK 4.

usage: catalog.py PEOPLE PORTRAITS

PEOPLE is the file "people.json" of the Catalog, and PORTRAITS the directory of their pictures. Everything can be dragged and
dropped as in the Catalog.
"""

import json
import pathlib
import sys
from concurrent.futures import ThreadPoolExecutor

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk, Pango  # noqa: E402

STYLE = """
.side { background: alpha(currentColor, 0.035); }
.heading { font-weight: bold; font-size: 18px; }
.name { font-weight: bold; font-size: 26px; }
.years { font-size: 16px; } .biography { font-size: 16px; } .facts { font-weight: bold; font-size: 17px; }
.bold { font-weight: 600; } .caption { font-size: 11px; } .secondary { opacity: 0.55; }
.pill { background: alpha(currentColor, 0.1); border-radius: 999px; padding: 4px 8px; }
.field { color: white; font-weight: bold; border-radius: 999px; padding: 4px 10px; }
.small { border-radius: 999px; }
.large { border-radius: 24px; box-shadow: 0 3px 8px alpha(black, 0.25); }
.card { background: alpha(currentColor, 0.06); border-radius: 10px; padding: 12px; }
.film { border-radius: 14px; padding: 12px; } .header { border-radius: 20px; padding: 20px; }
.play { color: white; border-radius: 999px; min-width: 44px; min-height: 44px; }
.dot { border-radius: 999px; } listview { background: none; } listview row { padding: 6px 10px; }
"""

# Pictures are read on other threads.
readers = ThreadPoolExecutor()


def label(text, *classes, wrap=False, **properties):
    return Gtk.Label(label=text, xalign=0, wrap=wrap, css_classes=classes, **properties)


def row(spacing, *children, **properties):
    return filled(Gtk.Box(spacing=spacing, **properties), children)


def column(spacing, *children, margin=0, **properties):
    box = Gtk.Box(
        orientation=Gtk.Orientation.VERTICAL, spacing=spacing,
        margin_top=margin, margin_bottom=margin, margin_start=margin, margin_end=margin, **properties,
    )
    return filled(box, children)


def filled(box, children):
    for child in children:
        box.append(child)
    return box


def symbol(name, size, *classes):
    return Gtk.Image(icon_name=name, pixel_size=size, css_classes=classes)


def labelled(icon, title, *classes, **properties):
    return row(6, symbol(icon, 16), Gtk.Label(label=title), css_classes=classes, **properties)


def style_provider(style):
    provider = Gtk.CssProvider()
    provider.load_from_data(style.encode())
    return provider


def colour(widget, style):
    """Gives a widget a style of its own."""
    widget.get_style_context().add_provider(style_provider(style), Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)


def make_draggable(widget, text):
    source = Gtk.DragSource()
    source.connect("prepare", lambda source, x, y: Gdk.ContentProvider.new_for_value(text))
    widget.add_controller(source)


def make_destination(widget, kind):
    target = Gtk.DropTarget.new(kind, Gdk.DragAction.COPY)
    target.connect("drop", lambda target, value, x, y: True)
    widget.add_controller(target)


def portrait(path, size, style):
    picture = Gtk.Picture(
        width_request=size, height_request=size, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER,
        overflow=Gtk.Overflow.HIDDEN, css_classes=[style],
    )

    def read():
        GLib.idle_add(picture.set_paintable, Gdk.Texture.new_from_filename(str(path)))

    readers.submit(read)
    return picture


class Catalog(Gtk.Window):
    def __init__(self, people, portraits):
        super().__init__(title="Scientists", default_width=1080, default_height=720)
        self.people = people
        self.portraits = portraits
        self.set_titlebar(self.header_bar())
        self.set_child(
            row(
                0, self.list_of_people(), Gtk.Separator(orientation=Gtk.Orientation.VERTICAL), self.detail(people[0]),
                Gtk.Separator(orientation=Gtk.Orientation.VERTICAL), self.shelf(),
            )
        )

    def header_bar(self):
        menu = Gio.Menu()
        menu.append("Import…", "win.import")
        menu.append("Export…", "win.export")
        menu.append("Share Everybody…", "win.share")
        bar = Gtk.HeaderBar()
        bar.pack_end(
            Gtk.MenuButton(icon_name="folder-symbolic", menu_model=menu, tooltip_text="Import and export everybody")
        )
        bar.pack_end(Gtk.Button(icon_name="emblem-shared-symbolic", tooltip_text="Share the selected people"))
        return bar

    # MARK: The people

    def list_of_people(self):
        pill = labelled(
            "text-x-generic-symbolic", "CSV", "pill", "caption",
            valign=Gtk.Align.CENTER, tooltip_text="Drag everybody into a spreadsheet",
        )
        make_draggable(pill, "CSV")
        top = row(
            8, label("Scientists", "heading", hexpand=True), pill,
            margin_start=16, margin_end=16, margin_top=16, margin_bottom=8,
        )

        factory = Gtk.SignalListItemFactory()
        factory.connect("bind", self.fill_row)
        selection = Gtk.MultiSelection(model=Gtk.StringList.new([person["id"] for person in self.people]))
        selection.select_item(0, True)
        listed = Gtk.ListView(model=selection, factory=factory, css_classes=["navigation-sidebar"])
        make_destination(listed, str)
        return column(
            0, top, Gtk.ScrolledWindow(child=listed, vexpand=True),
            width_request=270, hexpand=False, css_classes=["side"],
        )

    def fill_row(self, factory, item):
        person = self.people[item.get_position()]
        texts = column(
            1, label(person["name"], "bold", ellipsize=Pango.EllipsizeMode.END),
            label(person["field"], "caption", "secondary", ellipsize=Pango.EllipsizeMode.END), valign=Gtk.Align.CENTER,
        )
        content = row(12, portrait(self.portraits / person["portrait"], 40, "small"), texts)
        make_draggable(content, person["name"])
        item.set_child(content)

    # MARK: One person

    def detail(self, person):
        box = column(
            24, self.header(person), label(person["biography"], "biography", wrap=True), self.facts(person), margin=28
        )
        if person.get("video"):
            box.append(self.film(person))
        return Gtk.ScrolledWindow(child=box, hscrollbar_policy=Gtk.PolicyType.NEVER, hexpand=True)

    def header(self, person):
        picture = portrait(self.portraits / person["portrait"], 190, "large")
        picture.set_tooltip_text("Drag the portrait out, or drop or paste another picture")
        make_draggable(picture, person["name"])
        make_destination(picture, Gdk.Texture)
        field = label(person["field"], "field", "caption", halign=Gtk.Align.START)
        colour(field, f"label {{ background: {person['accent']}; }}")
        share = Gtk.Button(child=labelled("image-x-generic-symbolic", "Share Portrait…"), halign=Gtk.Align.START)
        summary = column(
            8, field, label(person["name"], "name", wrap=True), label(person["years"], "years", "secondary"), share,
            valign=Gtk.Align.CENTER,
        )
        header = row(24, picture, summary, css_classes=["header"])
        colour(
            header,
            "box {{ background: linear-gradient(90deg, alpha({0}, 0.28), alpha({0}, 0.06)); }}".format(person["accent"]),
        )
        return header

    def facts(self, person):
        paste = Gtk.Button(child=labelled("edit-paste-symbolic", "Paste"))
        facts = column(10, row(8, label("Fun facts", "facts", hexpand=True), paste))
        for fact in person["funFacts"]:
            dot = Gtk.Box(width_request=8, height_request=8, valign=Gtk.Align.CENTER, css_classes=["dot"])
            colour(dot, f"box {{ background: {person['accent']}; }}")
            card = row(12, dot, label(fact, wrap=True), css_classes=["card"])
            make_draggable(card, fact)
            facts.append(card)
        make_destination(facts, str)
        return facts

    def film(self, person):
        play = symbol("media-playback-start-symbolic", 22, "play")
        colour(play, f"image {{ background: {person['accent']}; }}")
        texts = column(
            2, label("A short film", "bold"), label(person["video"], "caption", "secondary"), valign=Gtk.Align.CENTER
        )
        film = row(14, play, texts, css_classes=["film"], tooltip_text="Drag the film into a folder or a player")
        colour(film, f"box {{ background: alpha({person['accent']}, 0.12); }}")
        make_draggable(film, person["video"])
        return film

    # MARK: The shelf

    def shelf(self):
        empty = column(
            10, symbol("emblem-favorite-symbolic", 36), Gtk.Label(label="Drop or paste people here"),
            vexpand=True, valign=Gtk.Align.CENTER, css_classes=["secondary"],
        )
        shelf = column(12, label("My heroes", "heading"), empty, margin=16, width_request=218)
        make_destination(shelf, str)
        return shelf


def main(people, portraits):
    Gtk.StyleContext.add_provider_for_display(
        Gdk.Display.get_default(), style_provider(STYLE), Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION
    )
    Catalog(json.loads(pathlib.Path(people).read_text()), pathlib.Path(portraits)).present()
    GLib.MainLoop().run()


main(*sys.argv[1:])
