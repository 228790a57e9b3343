"""Terminals: what is sent is typed for the program that runs in them, which writes it to a file."""

import os
import time

from desktop import wait_for
from editors import Editor
from samples import FILE_KINDS


class Terminal(Editor):
    has, only = ("text",), "a terminal has text alone"
    refuses = {kind: "a terminal takes text and files, and no colours and no app's own types" for kind in ("colour", "custom")}
    pastes_no_pictures = "a terminal pastes text and the names of files, and no pictures"
    keys = {"paste": "ctrl+shift+v", "copy": "ctrl+shift+c"}
    # What runs in the terminal: everything that is typed goes to one file, and what is written to another is shown.
    script = """stty raw -echo
tail -f "$0/shown" &
exec cat >"$0/typed"
"""

    def start(self):
        folder = self.desktop.path(self.name)
        os.makedirs(folder, exist_ok=True)
        self.shown, self.document = f"{folder}/shown", f"{folder}/typed"
        for path in (self.shown, self.document):
            open(path, "w").close()
        with open(f"{folder}/script", "w") as file:
            file.write(self.script)
        self.launch_terminal(["sh", "-c", '. "$0/script"', folder])
        self.window = self.desktop.window(self.mark, seconds=40, move_to=self.corner, size=self.size,
                                          title_bar=self.title_bar)
        time.sleep(1.5)

    def open(self, text=""):
        """Shows a text alone, and forgets what was typed."""
        with open(self.shown, "a", encoding="utf-8") as file:
            file.write(f"\033[2J\033[H{text}")
        os.truncate(self.document, 0)
        time.sleep(0.4)

    def read(self):
        with open(self.document, "rb") as file:
            # The program writes where it was, also in a file that has become shorter.
            typed = file.read().lstrip(b"\0").decode(errors="replace")
        # A terminal types a line break as the Return key.
        return typed.replace("\r", "\n")

    def select(self, kind):
        bold = f"Some \033[1m{self.theirs.bold}\033[0m text, " if kind == "html" else ""
        self.open(bold + self.theirs.text)
        self.focus()
        self.desktop.click(self.window.at(*self.first[self.desktop.name]), count=3)
        # The next press is no fourth one.
        time.sleep(1)

    def finish(self):
        """Escape would be typed."""


class Konsole(Terminal):
    name = package = "konsole"
    title = mark = "Konsole"
    packages = ("konsole", "qtwayland5", "dbus")
    has, drag_key = ("text", "html"), "ctrl"
    title_bar = 14
    first = {"x11": (30, 54), "wayland": (30, 91)}

    def fact(self, kind, way):
        if (self.desktop.name, way) == ("wayland", "in"):
            return "Konsole 22.12 begins no drag on Wayland", self.see_no_drag
        return super().fact(kind, way)

    def explanation(self, kind, way):
        if (self.desktop.name, way) == ("wayland", "out") and kind in FILE_KINDS + ("png",):
            return "Konsole 22.12 ends when files are dropped on it on Wayland"
        if kind == "html" and way in ("in", "paste"):
            return "Konsole's HTML has spaces beside wide letters, and no letters beyond Unicode's first plane"
        return super().explanation(kind, way)

    def launch_terminal(self, command):
        self.process = self.desktop.launch(["konsole", "--nofork", "-e", *command])

    def dropped(self, kind):
        if kind in FILE_KINDS + ("png",):
            # What to do with files is asked, in a menu.
            time.sleep(1)
            self.desktop.key("Down", "Return")
        return super().dropped(kind)


class GnomeTerminal(Terminal):
    name = package = "gnome-terminal"
    title = "GNOME Terminal"
    mark = "Terminal"
    packages = ("gnome-terminal", "dbus")
    first = {"x11": (30, 32), "wayland": (60, 99)}
    lacks = {"in": "GNOME Terminal drags nothing out of its window"}
    server = None

    def launch_terminal(self, command):
        # It would be the message bus that starts it, and it would outlive the window.
        self.server = self.desktop.launch(["/usr/libexec/gnome-terminal-server"])
        wait_for("gnome-terminal-server", 20, lambda: self.desktop.run(
            ["gdbus", "wait", "--session", "--timeout=1", "org.gnome.Terminal"]).returncode == 0)
        self.process = self.desktop.launch(["gnome-terminal", "--wait", "--", *command])

    def stop(self):
        super().stop()
        if self.server:
            self.desktop.end(self.server)
            self.server = None
