"""xclip and wl-clipboard, which exchange bytes of one type."""

import subprocess
import time

from desktop import Failure, wait_for
from peer import Peer
from samples import MIMES


class CommandLine(Peer):
    holder = None

    @classmethod
    def why_not(cls, display, kind, way):
        if display != cls.display:
            return cls.elsewhere
        if way in ("out", "in"):
            return f"{cls.title} has no window to drag with"
        return None

    def finish(self):
        pass

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

    def read(self, command):
        done = self.desktop.run(command, timeout=8)
        if done.returncode:
            raise Failure(done.stderr.decode(errors="replace").strip()[:150])
        return {"data": done.stdout}


class XClip(CommandLine):
    name = title = package = "xclip"
    packages = ("xclip",)
    display = "x11"
    elsewhere = "xclip is a program for X11"

    def target(self, kind):
        return {"text": "UTF8_STRING"}.get(kind, MIMES[kind][0])

    def paste(self, kind):
        return self.read(["xclip", "-selection", "clipboard", "-target", self.target(kind), "-out"])

    def copy(self, kind):
        self.hold(["xclip", "-quiet", "-selection", "clipboard", "-target", self.target(kind), "-in"], kind)


class WLClipboard(CommandLine):
    name = title = package = "wl-clipboard"
    packages = ("wl-clipboard",)
    display = "wayland"
    elsewhere = "wl-clipboard is a program for Wayland"

    def paste(self, kind):
        return self.read(["wl-paste", "--no-newline", "--type", MIMES[kind][0]])

    def copy(self, kind):
        self.hold(["wl-copy", "--foreground", "--type", MIMES[kind][0]], kind)
