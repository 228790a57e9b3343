"""Krita, in which `programs/krita.py` says what is in its documents."""

import json
import os
import shutil
import time

from desktop import Nothing, wait_for
from pictures import Studio
from samples import FILE_KINDS, read


class Krita(Studio):
    name, title, package = "krita", "Krita", "krita"
    packages = ("krita", "python3-pyqt5", "dbus")
    displays, elsewhere, refusal = ("x11",), "Krita 5.1 is a program for X11", ("krita", "--nosplash")
    has, only = ("png",), "Krita copies and drags pictures alone"
    refuses = Studio.refuses | {"folder": "Krita opens files, and no folders"}
    # Of the window: the picture, and the first of the layers.
    canvas, layer = (360, 300), (785, 295)
    manifest = """[Desktop Entry]
Type=Service
ServiceTypes=Krita/PythonPlugin
X-KDE-Library=trials
Name=Trials
"""

    def explanation(self, kind, way):
        if (kind, way) == ("colour", "copy"):
            return "Krita pastes no colours"
        if way == "copy" and kind in FILE_KINDS:
            return "Krita pastes pictures, and no files"
        return super().explanation(kind, way)

    def start(self):
        self.folder, plugins = self.desktop.path("krita"), self.desktop.path("data/krita/pykrita")
        os.makedirs(self.folder, exist_ok=True)
        os.makedirs(f"{plugins}/trials", exist_ok=True)
        with open(f"{plugins}/trials.desktop", "w") as file:
            file.write(self.manifest)
        shutil.copy(os.path.join(os.path.dirname(os.path.abspath(__file__)), "programs/krita.py"), f"{plugins}/trials/__init__.py")
        with open(self.desktop.path("config/kritarc"), "w") as file:
            # Of what arrives it takes the file, and pictures are sRGB; otherwise it asks.
            file.write("pasteBehaviour=0\npasteFormat=2\n[python]\nenable_trials=true\n")
        self.document = f"{self.folder}/document.png"
        shutil.copy(self.theirs.path("png"), self.document)
        for name in ("state", "command"):
            if os.path.exists(f"{self.folder}/{name}"):
                os.remove(f"{self.folder}/{name}")
        # Its Python takes the modules of the first Python in the path, which has to be Debian's.
        self.process = self.desktop.launch(
            ["krita", "--nosplash", self.document], {"KRITA_TRIALS": self.folder, "PATH": "/usr/bin:/bin"})
        self.window = self.desktop.window("document.png", seconds=90, move_to=(440, 40))
        wait_for("Krita's document", 30, lambda: [found["path"] for found in self.state()] == [self.document])
        time.sleep(1)

    def state(self):
        try:
            with open(f"{self.folder}/state", encoding="utf-8") as file:
                return json.load(file)
        except FileNotFoundError:
            return []

    def tell(self, **command):
        path = f"{self.folder}/command"
        with open(f"{path}.part", "w", encoding="utf-8") as file:
            json.dump({"document": self.document, **command}, file)
        os.rename(f"{path}.part", path)
        wait_for("Krita's plugin", 10, lambda: not os.path.exists(path))

    def clear(self):
        """Has the document with its first layer alone, and no other document."""
        self.tell()
        wait_for("Krita's document alone", 10, lambda: [
            (found["path"], found["layers"]) for found in self.state()] == [(self.document, 1)])
        self.colour = self.state()[0]["colour"]
        self.focus()

    def got(self, kind):
        def find():
            others = sorted(found["path"] for found in self.state() if found["path"] != self.document)
            own = next(found for found in self.state() if found["path"] == self.document)
            if kind == "colour":
                return own["colour"] != self.colour and {"colour": [own["colour"][index] / 255 for index in (2, 1, 0, 3)]}
            if kind in FILE_KINDS:
                time.sleep(0.7)
                return others and len(others) == len(self.state()) - 1 and {"paths": others}
            return own["layers"] > 1 and {"layers": own["layers"]}

        found = wait_for("Krita's documents", self.patience, find, 0.3, Nothing)
        if "layers" not in found:
            return found
        path = f"{self.folder}/layer.png"
        self.tell(save=path)
        return {"data": read(path)}

    def paste(self, kind):
        self.clear()
        self.desktop.key("ctrl+v")
        return self.got(kind)

    def copy(self, kind):
        self.clear()
        self.desktop.key("ctrl+a", "ctrl+c")
        time.sleep(1)

    def expect_drop(self, kind):
        self.clear()
        return self.window.at(*self.canvas)

    def dropped(self, kind):
        if kind in FILE_KINDS:
            # A menu asks what to do, third to open the files as documents.
            time.sleep(1)
            self.desktop.key("Down", "Down", "Down", "Return")
        elif kind == "png":
            # In the same menu, the first is a new layer.
            time.sleep(1)
            self.desktop.key("Down", "Return")
        return self.got(kind)

    def offer(self, kind):
        self.clear()
        return self.window.at(*self.layer)

    def finish(self):
        self.desktop.key("Escape")
