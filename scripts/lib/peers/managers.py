"""File managers, each with a window that shows one folder: what is sent is put into it, and what arrives is found in it."""

import os
import shutil
import time

from desktop import Nothing, wait_for
from peer import Peer
from samples import FILE_KINDS, read_tree


class FileManager(Peer):
    keeps_names = True
    process = None
    # Where the first of the folder's files is in the window, and where there is none.
    first, empty = {"x11": (310, 153), "wayland": (310, 153)}, (500, 380)
    size = (720, 600)
    # Why things that are dropped are not expected to be taken.
    takes_a_list = ("without X11's direct save protocol it takes files from a list of URIs alone, which text that has a name is not"
                    " in, because editors would open the file and not insert the text")
    refuses = {kind: "a file manager takes no colours and no app's own types" for kind in ("colour", "custom")}

    def explanation(self, kind, way):
        if way in ("in", "paste") and kind in ("link", "colour", "custom"):
            return "a file manager has files alone"
        if way == "copy" and kind in ("text", "html", "rtf", "link", "colour", "custom"):
            return "a file manager pastes files alone"
        if way == "paste" and kind == "text" and self.board == "ns":
            return "the text that `NSPasteboard` has of a copied file is what the file manager calls it, as on a Mac"
        if way == "out":
            return self.refuses.get(kind)
        return None

    @property
    def folder(self):
        return self.desktop.path("exchange")

    def start(self):
        os.makedirs(self.folder, exist_ok=True)
        self.fill([])
        self.process = self.desktop.launch(self.command())
        self.window = self.desktop.window("exchange", seconds=40, move_to=(640, 40), size=self.size,
                                          title_bar=self.title_bar)
        time.sleep(1.5)

    def stop(self):
        if self.process:
            self.desktop.end(self.process)
            self.process = None

    def command(self):
        return [self.name, self.folder]

    def fill(self, paths):
        """Has the folder contain copies of files and nothing else."""
        for name in os.listdir(self.folder):
            path = os.path.join(self.folder, name)
            shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)
        for path in paths:
            copy = shutil.copytree if os.path.isdir(path) else shutil.copy
            copy(path, os.path.join(self.folder, os.path.basename(path)))
        if self.process:
            time.sleep(1.5)

    def sent(self, kind):
        return self.theirs.paths(kind) if kind in FILE_KINDS + ("csv",) else [self.theirs.path(kind)]

    def got(self, kind):
        """What is in the folder, once it has come to rest."""
        def find():
            # A file that is still written has another name or size a moment later.
            try:
                tree = read_tree(self.folder)
                time.sleep(0.7)
                return tree if tree and tree == read_tree(self.folder) else None
            except FileNotFoundError:
                return None

        files = wait_for("the folder", self.patience, find, error=Nothing)
        if kind in FILE_KINDS or (kind == "csv" and "cities.csv" in files):
            return {"files": files}
        if len(files) != 1:
            raise Nothing(f"there are the files {sorted(files)}")
        data = next(iter(files.values()))
        if kind == "link" and self.ours.link.encode() in data:
            return {"text": self.ours.link}
        if kind in ("html", "rtf") and data.decode(errors="replace") == f"Some {self.ours.bold} text, {self.ours.text}":
            return {"text": data.decode(), "bold": self.ours.bold, "note": "as plain text"}
        if kind == "csv":
            return {"text": data.decode(), "note": "as text without its name"}
        return {"data": data}

    def paste(self, kind):
        self.fill([])
        self.desktop.activate(self.window)
        self.desktop.click(self.window.at(*self.empty))
        time.sleep(0.3)
        self.desktop.key("ctrl+v")
        self.answer(kind)
        return self.got(kind)

    def answer(self, kind):
        """Answers what it asks after a paste."""

    def select(self, kind):
        self.fill(self.sent(kind))
        self.desktop.activate(self.window)
        self.desktop.click(self.window.at(*self.empty))
        time.sleep(0.3)
        self.desktop.key("ctrl+a")
        time.sleep(0.4)

    def copy(self, kind):
        self.select(kind)
        self.desktop.key("ctrl+c")
        time.sleep(0.6)

    def expect_drop(self, kind):
        self.fill([])
        return self.window.at(*self.empty)

    def dropped(self, kind):
        return self.got(kind)

    def offer(self, kind):
        self.select(kind)
        return self.window.at(*self.first[self.desktop.name])

    def finish(self):
        # What asks or complains is closed, so that the next trial finds the folder.
        self.desktop.key("Escape")


class Thunar(FileManager):
    name = title = package = "thunar"
    title = "Thunar"
    packages = ("thunar", "dbus")
    first = {"x11": (212, 145), "wayland": (242, 215)}
    refuses = FileManager.refuses | {kind: "Thunar takes files, and text without a name is none" for kind in (
        "text", "html", "rtf")}

    def explanation(self, kind, way):
        if (self.desktop.name, way, kind) == ("wayland", "out", "csv"):
            return self.takes_a_list
        if (self.desktop.name, way, kind) == ("wayland", "out", "link"):
            return "Thunar takes links by a name of X11 alone"
        return super().explanation(kind, way)

    def dropped(self, kind):
        if kind == "link":
            # A dialogue asks for the link's name, and takes what it proposes.
            x, y, width, height = self.desktop.window("Create Link", seconds=self.patience / 2, error=Nothing).frame
            self.desktop.click((x + width - 45, y + height - 25))
        return super().dropped(kind)


class Nautilus(FileManager):
    name = package = "nautilus"
    title = "Nautilus"
    packages = ("nautilus", "dbus")
    first = {"x11": (368, 125), "wayland": (394, 180)}

    def command(self):
        return ["nautilus", "--new-window", self.folder]


class Dolphin(FileManager):
    name = package = "dolphin"
    title = "Dolphin"
    packages = ("dolphin", "qtwayland5", "dbus")
    title_bar = 14
    # The first of the places beside the folder is far from what is dropped.
    first, empty = {"x11": (320, 113), "wayland": (326, 145)}, (500, 450)
    refuses = FileManager.refuses | {kind: "Dolphin takes files and links" for kind in ("text", "html", "rtf")}

    def explanation(self, kind, way):
        if (self.desktop.name, way) == ("wayland", "out") and kind in FILE_KINDS + ("png", "link", "csv"):
            return "Dolphin asks in a menu what to do, and weston closes the menu, because no button is pressed after a drop"
        return super().explanation(kind, way)

    def start(self):
        super().start()
        # What it says to root is above the files until they are read again.
        self.desktop.activate(self.window)
        self.desktop.key("F5")
        time.sleep(1)

    def answer(self, kind):
        if kind not in FILE_KINDS:
            # It asks for the name of the file that it makes of data.
            time.sleep(1.5)
            self.desktop.key(*"sent", "Return")

    def dropped(self, kind):
        # A menu asks what to do, first to move what may be moved.
        time.sleep(1)
        self.desktop.key("Down", "Return") if kind == "csv" else self.desktop.key(
            *(("Up", "Up", "Return") if kind == "link" else ("Down", "Down", "Return")))
        return super().dropped(kind)

    def offer(self, kind):
        self.select(kind)
        if len(self.sent(kind)) == 1:
            # A press on the name of the one file that is selected would rename it.
            self.desktop.click(self.window.at(*self.empty))
            time.sleep(0.5)
        return self.window.at(*self.first[self.desktop.name])


class PCManFMQt(FileManager):
    name = title = package = "pcmanfm-qt"
    packages = ("pcmanfm-qt", "dbus")
    first = {"x11": (210, 145), "wayland": (201, 188)}
    refuses = FileManager.refuses | {kind: "pcmanfm-qt takes files, and text without a name is none" for kind in (
        "text", "html", "rtf")} | {"link": "pcmanfm-qt takes files and no links"}

    def explanation(self, kind, way):
        if (self.desktop.name, way, kind) == ("wayland", "out", "csv"):
            return self.takes_a_list
        return super().explanation(kind, way)

    def dropped(self, kind):
        # “Copy here” is the first entry of a menu.
        time.sleep(1)
        self.desktop.key("Down", "Return")
        return super().dropped(kind)
