"""Evince, which shows documents: what is dropped on it is shown in windows of its own."""

import os
import time

from desktop import Nothing, wait_for
from peer import Peer
from samples import FILE_KINDS, path_of, pdf


class Evince(Peer):
    name = package = "evince"
    title = "Evince"
    packages = ("evince", "dbus")
    files, process = "pdf", None
    has, only = ("text", "png"), "Evince copies and drags the text and the pictures of a document alone"
    lacks = {"copy": "Evince pastes nothing"}
    refuses = {kind: "Evince opens files" for kind in ("text", "html", "rtf", "link", "colour", "csv", "custom")} | {
        "png": "Evince opens no pictures", "folder": "Evince opens files, and no folders"}
    settings = "\n[org/gnome/evince/default]\nshow-sidebar=false\nsizing-mode='free'\nzoom=1.0\n"
    # The text and the picture of the document in the window.
    text, picture = {"x11": (200, 131), "wayland": (200, 152)}, {"x11": (237, 409), "wayland": (208, 431)}

    def explanation(self, kind, way):
        return self.refuses.get(kind) if way == "out" else None

    def start(self):
        folder = self.desktop.path("evince")
        os.makedirs(folder, exist_ok=True)
        size = tuple(map(int, self.theirs.size.split("x")))
        colour = tuple(int(self.theirs.picture[index:index + 2], 16) for index in (1, 3, 5))
        with open(f"{folder}/document.pdf", "wb") as file:
            file.write(pdf([self.theirs.text], (size, colour)))
        with open(self.desktop.path("config/glib-2.0/settings/keyfile"), "a") as file:
            file.write(self.settings)
        self.process = self.desktop.launch(["evince", f"{folder}/document.pdf"])
        self.window = self.desktop.window("document.pdf", seconds=40, move_to=(640, 40), size=(700, 600))
        time.sleep(1.5)

    def stop(self):
        if self.process:
            self.desktop.end(self.process)
            self.process = None

    def focus(self):
        self.desktop.activate(self.window)
        time.sleep(0.3)
        self.desktop.key("Escape")

    def select(self):
        self.focus()
        self.desktop.key("ctrl+a")
        time.sleep(0.5)

    def copy(self, kind):
        if kind == "png":
            self.focus()
            self.desktop.click(self.window.at(*self.picture[self.desktop.name]), button=3)
            time.sleep(0.7)
            # “Copy Image” is the last entry of the menu but one.
            self.desktop.key("Up", "Up", "Return")
        else:
            self.select()
            self.desktop.key("ctrl+c")
        time.sleep(0.8)

    def offer(self, kind):
        if kind == "png":
            self.focus()
            return self.window.at(*self.picture[self.desktop.name])
        self.select()
        return self.window.at(*self.text[self.desktop.name])

    def others(self):
        """The windows of other documents."""
        own = ("document.pdf", "Probe", "control-")
        return [window for window in self.desktop.windows() if not any(part in window.title for part in own)]

    def expect_drop(self, kind):
        return self.window.center

    def dropped(self, kind):
        def find():
            titles = sorted(window.title for window in self.others())
            time.sleep(1)
            return titles if titles and titles == sorted(window.title for window in self.others()) else None

        titles = wait_for("windows of other documents", self.patience, find, error=Nothing)
        paths = [path for path in self.ours.paths(kind) if os.path.basename(path) in titles] if kind in FILE_KINDS else []
        if len(paths) != len(titles):
            raise Nothing(f"there are windows “{'”, “'.join(titles)}”")
        return {"paths": paths}

    def paste(self, kind):
        self.focus()
        self.desktop.key("ctrl+v")
        return self.dropped(kind)

    def finish(self):
        self.desktop.key("Escape")
        for window in self.others():
            self.desktop.activate(window)
            self.desktop.key("ctrl+w")
            time.sleep(0.5)
