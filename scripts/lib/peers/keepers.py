"""Programs that keep what is put into them: passwords, and what was copied."""

import os
import subprocess
import time

from desktop import Failure, Nothing, wait_for
from peer import Peer
from samples import FILE_KINDS, MIMES, decode, path_of, read


class KeePassXC(Peer):
    """What is sent is put into the notes of an entry, which its program for the command line reads."""

    name = package = "keepassxc"
    title = "KeePassXC"
    packages = ("keepassxc", "qtwayland5")
    title_bar = 14
    process = None
    has, only = {"in": (), "paste": ("text",)}, "KeePassXC copies text alone, and drags entries for itself alone"
    refuses = {kind: "an entry has text alone" for kind in ("png", "colour", "custom")}
    password = b"secret\n"
    settings = """[General]
ConfigVersion=2
AutoSaveAfterEveryChange=true
MinimizeAfterUnlock=false
[GUI]
CheckForUpdates=false
[Security]
ClearClipboard=false
LockDatabaseIdle=false
"""
    # In the window: the entry, its button to edit, the notes while it is edited, and the button that ends that.
    entry, notes, done = {"x11": (344, 139), "wayland": (364, 168)}, {"x11": (500, 480), "wayland": (500, 470)}, {
        "x11": (551, 612), "wayland": (537, 583)}

    def explanation(self, kind, way):
        return self.refuses.get(kind) if way in ("out", "copy") else None

    def start(self):
        folder = self.desktop.path("keepassxc")
        os.makedirs(self.desktop.path("config/keepassxc"), exist_ok=True)
        os.makedirs(folder, exist_ok=True)
        with open(self.desktop.path("config/keepassxc/keepassxc.ini"), "w") as file:
            file.write(self.settings)
        self.database = f"{folder}/passwords.kdbx"
        if not os.path.exists(self.database):
            self.ask("db-create", "--set-password", self.database, lines=2)
            self.ask("add", "--username", self.theirs.text, self.database, "Entry")
        with open(f"{folder}/password", "wb") as file:
            file.write(self.password)
        with open(f"{folder}/password", "rb") as file:
            self.process = self.desktop.launch(["keepassxc", "--pw-stdin", self.database], stdin=file)
        self.window = self.desktop.window("passwords.kdbx", seconds=40, move_to=(560, 40), size=(820, 660),
                                          title_bar=self.title_bar)
        time.sleep(1.5)

    def stop(self):
        if self.process:
            self.desktop.end(self.process)
            self.process = None

    def ask(self, *arguments, lines=1):
        done = self.desktop.run(["keepassxc-cli", arguments[0], "--quiet", *arguments[1:]], data=self.password * lines, timeout=30)
        if done.returncode:
            raise Failure(f"keepassxc-cli: {done.stderr.decode(errors='replace').strip()}")
        return done.stdout.decode(errors="replace")

    def select(self):
        self.desktop.activate(self.window)
        self.desktop.click(self.window.at(*self.entry[self.desktop.name]))
        time.sleep(0.3)

    def edit(self):
        """Shows the entry with empty notes."""
        self.select()
        self.desktop.key("ctrl+e")
        time.sleep(0.8)
        self.desktop.click(self.window.at(*self.notes[self.desktop.name]))
        self.desktop.key("ctrl+a", "BackSpace")
        time.sleep(0.3)

    def got(self, kind):
        # What arrived is in the database once the entry is shown no more.
        time.sleep(2)
        self.desktop.click(self.window.at(*self.done[self.desktop.name]))
        text = wait_for("the notes", self.patience, lambda: self.ask(
            "show", "--attributes", "Notes", self.database, "Entry").strip(), 0.5, Nothing)
        if kind in FILE_KINDS:
            return {"paths": [path_of(word) for word in text.split("\n")], "note": "as URIs" if kind == "files" else "as a URI"}
        if kind in ("html", "rtf") and text == f"Some {self.ours.bold} text, {self.ours.text}":
            return {"text": text, "bold": self.ours.bold, "note": "as plain text"}
        return {"text": text}

    def paste(self, kind):
        self.edit()
        self.desktop.key("ctrl+v")
        return self.got(kind)

    def copy(self, kind):
        self.select()
        self.desktop.key("ctrl+b")
        time.sleep(0.8)

    def expect_drop(self, kind):
        self.edit()
        return self.window.at(*self.notes[self.desktop.name])

    def dropped(self, kind):
        return self.got(kind)

    def offer(self, kind):
        self.select()
        return self.window.at(*self.entry[self.desktop.name])

    def finish(self):
        self.desktop.key("Escape")


class CopyQ(Peer):
    """The keeper of what was copied, whose own commands say what it has."""

    name = package = "copyq"
    title = "CopyQ"
    packages = ("copyq", "qtwayland5")
    title_bar = 14
    process = None
    item, empty = {"x11": (60, 29), "wayland": (60, 60)}, {"x11": (200, 400), "wayland": (226, 350)}

    def explanation(self, kind, way):
        if (self.desktop.name, way) == ("wayland", "copy"):
            return "CopyQ reads Wayland's clipboard by a protocol that weston does not have"
        if kind == "colour" and way in ("in", "paste"):
            return "Qt has no colour in the bytes that CopyQ keeps"
        return None

    def start(self):
        self.process = self.desktop.launch(["copyq"])
        wait_for("CopyQ", 30, lambda: self.desktop.run(["copyq", "eval", "1"]).returncode == 0, 0.5)
        for option in ("check_clipboard", "close_on_unfocus"):
            self.ask("config", option, "false")
        self.ask("show")
        self.window = self.desktop.window("CopyQ", seconds=20, move_to=(660, 40), size=(600, 600),
                                          title_bar=self.title_bar)
        time.sleep(1)

    def stop(self):
        if self.process:
            self.desktop.end(self.process)
            self.process = None

    def ask(self, *arguments, data=None):
        done = self.desktop.run(["copyq", *arguments], data=data)
        if done.returncode:
            raise Failure(f"CopyQ: {done.stderr.decode(errors='replace').strip()}")
        return done.stdout

    def clear(self):
        self.ask("eval", "while (size() > 0) remove(0)")

    def fill(self, kind):
        self.clear()
        if kind == "link":
            # Qt makes the other forms of this one.
            self.ask("write", "0", "text/uri-list", "-", data=f"{self.theirs.link}\r\n".encode())
        else:
            self.ask("write", "0", self.format(kind), "-", data=read(self.theirs.path(kind)))
        time.sleep(0.5)

    def format(self, kind):
        return "text/plain" if kind == "text" else MIMES[kind][0]

    def focus(self):
        self.desktop.activate(self.window)
        time.sleep(0.3)

    def got(self, kind):
        def find():
            return int(self.ask("size")) > 0 and self.ask("read", "?", "0").decode().split()

        formats = wait_for("CopyQ's list", self.patience, find, 0.3, Nothing)
        # Of a link it keeps one form or another.
        wanted = [name for name in (self.format(kind), *(("text/plain",) if kind == "link" else ())) if name in formats]
        if not wanted:
            raise Nothing(f"it has {', '.join(formats)}")
        data = self.ask("read", wanted[0], "0")
        if kind == "colour" and data.startswith(b"#"):
            # Qt gives a colour's name under that type.
            return {"colour": [int(data[index:index + 2], 16) / 255 for index in (1, 3, 5)] + [1]}
        return {"data": data}

    def paste(self, kind):
        self.clear()
        self.focus()
        self.desktop.key("ctrl+v")
        return self.got(kind)

    def copy(self, kind):
        self.fill(kind)
        self.focus()
        self.desktop.click(self.window.at(*self.item[self.desktop.name]))
        self.desktop.key("ctrl+c")
        time.sleep(0.8)

    def expect_drop(self, kind):
        self.clear()
        return self.window.at(*self.empty[self.desktop.name])

    def dropped(self, kind):
        return self.got(kind)

    def offer(self, kind):
        self.fill(kind)
        return self.window.at(*self.item[self.desktop.name])
