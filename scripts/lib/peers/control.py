"""The control of a trial: a program of GTK 3 alone, in the place of the app.

Where neither the app nor this program can do a thing with a peer, it is the peer that cannot.
"""

import time

from desktop import Failure, Nothing
from samples import FILE_KINDS, MIMES
from toolkits import GTK3


class ControlProgram(GTK3):
    corner, role, patience = (20, 520), "control", 5

    def wanted(self, kind):
        # A link is more than the text of its address, and a table more than the names of files.
        if kind == "link":
            return {"mimes": MIMES["link"]}
        return super().wanted(kind) if kind in FILE_KINDS or kind != "csv" else {"mimes": MIMES["csv"]}

    def names(self):
        """What was dragged over it, or what it saw on the clipboard."""
        seen = [event["names"] for event in self.events() if event["event"] == "names"]
        return seen[-1] if seen else None


class Control:
    """Does what an `App` does."""

    before = "application/x-before"
    owners = {"x11": ["xclip", "-quiet", "-selection", "clipboard", "-target", before, "-in"],
              "wayland": ["wl-copy", "--foreground", "--type", before]}
    listing = {"x11": ["xclip", "-selection", "clipboard", "-target", "TARGETS", "-out"], "wayland": ["wl-paste", "--list-types"]}
    owner = None

    def __init__(self, desktop, ours, theirs, may_drag_no):
        self.desktop, self.samples, self.may_drag_no = desktop, ours, may_drag_no
        # It sends what the app sends, and receives what the peer sends.
        self.program = ControlProgram(desktop, theirs, ours)
        self.arrived = None

    def take_clipboard(self):
        """Has something on the clipboard that is not what the peer copies next."""
        with open(self.samples.path("text"), "rb") as file:
            owner = self.desktop.launch(self.owners[self.desktop.name], stdin=file)
        time.sleep(0.6)
        if self.owner:
            self.desktop.end(self.owner)
        self.owner = owner

    def ensure(self):
        if self.program.process is None or self.program.process.poll() is not None:
            self.program.stop()
            self.program.start()

    def copy(self, kind):
        self.program.copy(kind)

    def clipboard_names(self):
        """What is on the clipboard; None where that is what was put there before."""
        names = self.desktop.run(self.listing[self.desktop.name], timeout=8).stdout.decode(errors="replace").split("\n")[:-1]
        return None if not names or self.before in names else names

    def paste(self, kind):
        self.seen = self.clipboard_names()
        if self.seen is None:
            raise Failure("the other program has copied nothing")
        self.arrived = self.program.paste(kind)

    def place(self, kind, part):
        return self.program.offer(kind) if part == "source" else self.program.expect_drop(kind)

    def expect_drop(self):
        self.arrived = None

    def received(self, kind, way):
        if way == "paste":
            return self.arrived
        try:
            return self.program.dropped(kind)
        except Nothing:
            if self.program.names() is None and kind not in self.may_drag_no:
                raise Failure("the other program has begun no drag") from None
            raise

    def names(self, way):
        """What the peer offered, in words."""
        names = self.seen if way == "paste" else self.program.names()
        if names is None:
            return "it begins no drag"
        # What X11 adds, LibreOffice's numbers of processes and what its names say of sizes differ from one trial to the next.
        names = [name.split(";")[0] if "openoffice" in name else name for name in names
                 if name not in ("TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS", "DELETE") and "internal-id" not in name]
        return f"it offers {', '.join(sorted(names))}"
