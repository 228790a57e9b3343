"""Writer and Calc of LibreOffice, whose documents are filled and read through its own interface (UNO)."""

import base64
import json
import os
import socket
import time

from desktop import Failure, Nothing, wait_for
from peer import Peer
from samples import FILE_KINDS


class Office(Peer):
    process = None
    # A window that leaves room for the app's, and no files beside those that are opened.
    settings = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
""" + "".join(f"""<item oor:path="/org.openoffice.Setup/Office/Factories/org.openoffice.Setup:Factory['com.sun.star.{name}']">
<prop oor:name="ooSetupFactoryWindowAttributes" oor:op="fuse"><value>520,40,860,640;1;0,0,0,0;</value></prop></item>
""" for name in ("text.TextDocument", "sheet.SpreadsheetDocument")) + "".join(
        f"""<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="{name}" oor:op="fuse"><value>false</value></prop></item>
""" for name in ("UseLocking", "UseDocumentOOoLockFile", "UseDocumentSystemFileLocking")) + "</oor:items>\n"

    def explanation(self, kind, way):
        if kind == "custom":
            return "a document has no place for an app's own type"
        if kind == "colour":
            return "LibreOffice exchanges no colours"
        if way in ("in", "paste"):
            if kind == "csv":
                return self.no_csv
            if kind in FILE_KINDS:
                return "a document is not made of files"
            if kind == "link":
                return "a link in a document is formatted text"
        return None

    def start(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        profile = self.desktop.path("office")
        os.makedirs(f"{profile}/user", exist_ok=True)
        with open(f"{profile}/user/registrymodifications.xcu", "w") as file:
            file.write(self.settings)
        self.process = self.desktop.launch(
            ["soffice", "--norestore", "--nologo", "--nofirststartwizard", "--nolockcheck", f"--{self.name}",
             f"--accept=socket,host=127.0.0.1,port={self.port};urp;", f"-env:UserInstallation=file://{profile}"],
            {"SAL_USE_VCLPLUGIN": "gtk3"})
        self.window = self.desktop.window(self.title, seconds=60, move_to=(520, 40), size=(860, 640))
        self.ask("ready", timeout=60)
        time.sleep(1.5)

    def stop(self):
        if self.process:
            self.desktop.end(self.process)
            self.process = None

    def ask(self, *arguments, timeout=20):
        program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "programs/office.py")
        done = self.desktop.run(["/usr/bin/python3", program, str(self.port), *arguments], timeout=timeout)
        if done.returncode:
            raise Failure("LibreOffice: " + done.stderr.decode(errors="replace").strip()[-200:])
        return done.stdout

    def got(self, kind):
        if kind in self.asks:
            self.answer(self.asks[kind], 3 if kind == "files" else 1)

        def find():
            found = json.loads(self.ask("read"))
            return found if found["text"].strip() or found["picture"] or found["links"] else None

        found = wait_for(f"{self.title}'s document", self.patience, find, 0.3, Nothing)
        if kind == "png":
            return {"data": base64.b64decode(found["picture"] or "")}
        if kind == "link":
            return {"text": self.ours.link if self.ours.link in [found["text"].strip(), *found["links"]] else found["text"]}
        if kind in FILE_KINDS:
            return {"uris": found["links"] or [found["text"].strip()]}
        if kind == "html" and self.name == "calc" and not found["bold"]:
            # Calc reads HTML without the formats of a part of a cell.
            return {"text": found["text"], "bold": self.ours.bold, "note": "without formats within a cell"}
        if kind in ("html", "rtf"):
            return {"text": found["text"], "bold": found["bold"]}
        return {"text": found["text"]}

    def answer(self, title, times):
        """Has a dialogue do what it proposes, which asks how to insert something. Of several, one has to be answered first, which
        the desktop does not tell."""
        for turn in range(1 if times == 1 else 2 * times):
            try:
                wait_for("a dialogue", self.patience / 2 if turn == 0 else 2, lambda: self.dialogues(title))
            except Failure:
                return
            time.sleep(0.5)
            # What was opened may cover the next dialogue.
            for window in self.desktop.windows() if turn > 0 and self.desktop.name == "wayland" else []:
                if window.title.endswith(self.title) and window.identifier != self.window.identifier:
                    self.desktop.move(window, (20, 780))
            try:
                self.desktop.activate(self.dialogues(title)[-1 if turn % 2 == 0 else 0])
            except (Failure, IndexError):
                # Another one keeps the keyboard, or the last has been answered.
                pass
            if self.dialogues(title):
                self.desktop.key("Return")
                time.sleep(1)

    def dialogues(self, title):
        return [window for window in self.desktop.windows() if title in window.title]

    def text(self, kind):
        samples = self.theirs
        if kind in ("html", "rtf"):
            return f"Some {samples.bold} text, {samples.text}"
        if kind in FILE_KINDS + ("link",):
            return " ".join(samples.uris(kind))
        return samples.table if kind == "csv" else samples.text

    def fill(self, kind):
        self.ask("fill", kind, self.theirs.path(kind), self.text(kind), self.theirs.bold)
        time.sleep(0.5)

    @property
    def window_count(self):
        """How many windows there are while nothing is asked: its own, the app's and the control's."""
        return 1 + sum("Probe" in window.title or "control-" in window.title for window in self.desktop.windows())

    def focus(self):
        self.desktop.activate(self.window)
        time.sleep(0.3)

    def paste(self, kind):
        self.ask("clear")
        self.focus()
        self.desktop.key("ctrl+v")
        return self.got(kind)

    def copy(self, kind):
        self.focus()
        self.fill(kind)
        self.desktop.key("ctrl+c")
        time.sleep(0.8)

    def finish(self):
        # What asks or complains is closed, and so is a document that was opened.
        self.desktop.key("Escape")
        time.sleep(0.3)
        if len(self.desktop.windows()) > self.window_count:
            self.reset()

    @property
    def target(self):
        return self.window.center

    def expect_drop(self, kind):
        self.ask("clear")
        return self.target

    def dropped(self, kind):
        return self.got(kind)

    def offer(self, kind):
        self.focus()
        self.fill(kind)
        return self.window.at(*(self.picture if kind == "png" else self.first)[self.desktop.name])


class Writer(Office):
    name, title, package = "writer", "LibreOffice Writer", "libreoffice-writer"
    packages = ("libreoffice-writer", "libreoffice-gtk3", "python3-uno")
    first = {"x11": (170, 245), "wayland": (196, 306)}
    picture = {"x11": (415, 370), "wayland": (441, 431)}
    asks = {kind: "Insert Section" for kind in FILE_KINDS}
    drags_no = ("png",)
    no_csv = "Writer offers text, and no CSV"

    def explanation(self, kind, way):
        if (kind, way) == ("png", "in"):
            return "Writer moves a picture within its document, and drags none out of it"
        return super().explanation(kind, way)


class Calc(Office):
    name, title, package = "calc", "LibreOffice Calc", "libreoffice-calc"
    packages = ("libreoffice-calc", "libreoffice-gtk3", "python3-uno")
    first = picture = {"x11": (80, 170), "wayland": (107, 236)}
    asks = {"html": "Import Options", "link": "Import Options", "csv": "Text Import"}

    no_csv = "Calc offers cells as HTML and as text with tabs, and no CSV"

    def explanation(self, kind, way):
        if (kind, way) == ("png", "out"):
            return "Calc inserts no picture that is dragged with a list of files, which file managers need"
        if (kind, way) == ("folder", "out"):
            return "Calc opens files that are dropped on it, and no folders"
        if (kind, way) == ("files", "copy"):
            return "Calc inserts one file at a time"
        return super().explanation(kind, way)

    def dropped(self, kind):
        if kind not in FILE_KINDS:
            return super().dropped(kind)
        # Files that are dropped are opened, each once a dialogue has been answered.
        count = len(self.ours.paths(kind))
        self.answer("Text Import", count)

        def find():
            opened = json.loads(self.ask("opened"))
            return opened if len(opened) == count else None

        return {"uris": sorted(wait_for("files that are opened", self.patience, find, 0.3, Nothing)),
                "note": "opened as a document"}

    @property
    def target(self):
        # The first cell.
        return self.window.at(*self.first[self.desktop.name])
