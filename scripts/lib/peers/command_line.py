"""xclip and wl-clipboard, which exchange bytes of one type."""

import subprocess
import time

from desktop import Failure, wait_for
from peer import Peer
from samples import MIMES


class CommandLine(Peer):
    holder = None

    def fact(self, kind, way):
        if self.desktop.name not in self.displays:
            return self.elsewhere, self.see_refusal
        if way in ("out", "in"):
            return f"{self.title} has no window to drag with", self.see_windows
        return None

    @property
    def refusal(self):
        return self.reading("text")

    def see_windows(self):
        """That the program shows no window while it owns the clipboard."""
        before = {window.identifier for window in self.desktop.windows()}
        self.copy("text")
        wait_for(f"{self.title} without a window", 10, lambda: {
            window.identifier for window in self.desktop.windows()} <= before)
        self.stop()
        return "it shows no window while it owns the clipboard"

    def stop(self):
        if self.holder:
            self.desktop.end(self.holder)
            self.holder = None

    def hold(self, command, kind):
        """Keeps a program that owns the clipboard until the next one does."""
        previous = self.holder
        with open(self.theirs.path(kind), "rb") as file:
            self.holder = self.desktop.launch(command, stdin=file)
        time.sleep(0.6)
        if previous:
            self.desktop.end(previous)

    def paste(self, kind):
        done = self.desktop.run(self.reading(kind), timeout=8)
        if done.returncode:
            raise Failure(done.stderr.decode(errors="replace").strip()[:150])
        return {"data": done.stdout}


class XClip(CommandLine):
    name = title = package = "xclip"
    packages = ("xclip",)
    displays = ("x11",)
    elsewhere = "xclip is a program for X11"

    def target(self, kind):
        return {"text": "UTF8_STRING"}.get(kind, MIMES[kind][0])

    def reading(self, kind):
        return ["xclip", "-selection", "clipboard", "-target", self.target(kind), "-out"]

    def copy(self, kind):
        self.hold(["xclip", "-quiet", "-selection", "clipboard", "-target", self.target(kind), "-in"], kind)


class WLClipboard(CommandLine):
    name = title = package = "wl-clipboard"
    packages = ("wl-clipboard",)
    displays = ("wayland",)
    elsewhere = "wl-clipboard is a program for Wayland"

    def reading(self, kind):
        return ["wl-paste", "--no-newline", "--type", MIMES[kind][0]]

    def copy(self, kind):
        self.hold(["wl-copy", "--foreground", "--type", MIMES[kind][0]], kind)
