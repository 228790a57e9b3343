"""What a peer does in the trials. Why it cannot do a thing is said by `explanation`, once a trial has shown it."""

import subprocess
import time

from desktop import Failure, Nothing
from samples import MIMES

WAYS = {"out": "Drag out", "in": "Drop in", "copy": "Copy", "paste": "Paste"}
# The older pasteboards, which copy and paste alone: the names of their ways begin so.
BOARDS = {"ns": "NSPasteboard", "ui": "UIPasteboard"}
BOARD_WAYS = {f"{board}-{way}": f"{WAYS[way]}, {title}" for board, title in BOARDS.items() for way in ("copy", "paste")}


class Peer:
    name = title = package = None
    packages = ()
    # Whether a table keeps its name with this peer, be it through a file.
    keeps_names = False
    # Of what it begins no drag, and the key that is held while it begins one.
    drags_no, drag_key = (), None
    # Where the title bar of its window is on Wayland: see `Window`. Qt's windows have no shadow.
    title_bar = None
    # How long something may take to arrive, in seconds.
    patience = 10

    # What the files are that are exchanged with it.
    files = "txt"
    # The displays that it is for, what to say of others, and what shows that it is so.
    displays, elsewhere, refusal = ("x11", "wayland"), None, ()
    # The kinds of which it has something to copy or to drag, for each way where they differ, and what to say of the others; None
    # where all are tried.
    has = only = None
    # The ways in which it has nothing to do, and why.
    lacks = {}
    # A program that sees what is offered; set before the trials begin.
    control = None
    # The older pasteboard that the app has, `ns` or `ui`; None where it has neither. Set before the trials begin.
    board = None

    def __init__(self, desktop, ours, theirs):
        self.desktop, self.ours, self.theirs = desktop, ours, theirs
        self.offered = {}

    @classmethod
    def version(cls):
        """The version of the Debian package, without its epoch and revision."""
        done = subprocess.run(
            ["dpkg-query", "--show", "--showformat=${Version}", cls.package], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, timeout=20)
        version = done.stdout.decode().split(":")[-1]
        for mark in ("-", "+", "~"):
            version = version.split(mark)[0]
        return version

    def fact(self, kind, way):
        """What there is about the peer that leaves nothing to try, and a function that checks it and gives what it saw."""
        if self.desktop.name not in self.displays:
            return self.elsewhere, self.see_refusal
        if way in self.lacks:
            return self.lacks[way], {"in": self.see_no_drag, "paste": self.see_no_copy, "copy": self.see_no_paste}[way]
        if self.has is not None and way in ("in", "paste"):
            has = self.has[way] if isinstance(self.has, dict) else self.has
            if kind not in has:
                return self.only, lambda: self.see_without(kind, way)
        return None

    # What is tried where a fact is checked.
    example = "text"

    def names(self, way):
        """The names that the peer offers when it copies or drags an example; None where it offers nothing."""
        if way not in self.offered:
            self.control.ensure()
            if way == "paste":
                self.control.take_clipboard()
                self.copy(self.example)
                names = self.control.clipboard_names()
            else:
                place = self.offer(self.example)
                self.control.expect_drop()
                self.desktop.drag(place, self.control.place(self.example, "target"), press=0.4, key=self.drag_key)
                time.sleep(0.5)
                names = self.control.program.names()
                self.finish()
            if names is None:
                return None
            self.offered[way] = names
        return self.offered[way]

    def see_no_drag(self):
        names = self.names("in")
        if names:
            raise Failure(f"it drags {', '.join(names)}")
        return "it begins no drag"

    def see_no_copy(self):
        names = self.names("paste")
        if names:
            raise Failure(f"it copies {', '.join(names)}")
        return "the clipboard stays as it was"

    def see_no_paste(self):
        """That nothing comes of keys that paste, whatever was copied."""
        self.control.ensure()
        patience, self.patience = self.patience, 3
        try:
            for kind in ("text", "file", "png"):
                self.control.copy(kind)
                try:
                    got = self.paste(kind)
                except Nothing:
                    continue
                raise Failure(f"it pastes {got}")
        finally:
            self.patience = patience
        return "nothing comes of ctrl+v after text, a file and a picture were copied"

    def see_refusal(self):
        """What the program says on a display that it is not for."""
        done = self.desktop.run(self.refusal, timeout=20)
        if done.returncode == 0:
            raise Failure(f"{self.title} runs here")
        said = done.stderr.decode(errors="replace").strip().splitlines()
        return f"it says “{said[-1]}”" if said else f"it ends with the status {done.returncode}"

    def see_without(self, kind, way):
        """That what it offers has not the name of a kind."""
        names = self.names(way)
        if not names:
            raise Failure("it offers nothing at all")
        if MIMES[kind][0] in names:
            raise Failure(f"it offers {', '.join(names)}")
        return f"it offers {', '.join(sorted(names))}"

    def explanation(self, kind, way):
        """Why the peer is not expected to do a thing, or None. A trial shows whether that is so."""
        return None

    def start(self):
        """Starts the peer; where each trial has a program of its own, does nothing."""

    def stop(self):
        """Ends what `start` started."""

    def reset(self):
        """Brings the peer back after something failed."""
        self.stop()
        self.start()

    def ensure(self):
        """Starts the peer again where it has ended."""
        process = getattr(self, "process", None)
        if process and process.poll() is not None:
            self.reset()

    # What the app copied is pasted in the peer, and what arrived is returned.
    def paste(self, kind):
        raise Failure("not written")

    # The peer copies.
    def copy(self, kind):
        raise Failure("not written")

    # Gets ready for a drop, and gives the place for it.
    def expect_drop(self, kind):
        raise Failure("not written")

    # What arrived by a drop.
    def dropped(self, kind):
        raise Failure("not written")

    # Gets ready for a drag out of the peer, and gives the place where it begins.
    def offer(self, kind):
        raise Failure("not written")

    def finish(self):
        """Cleans up after each trial."""
