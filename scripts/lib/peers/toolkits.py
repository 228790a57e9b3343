"""Programs of GTK 3, GTK 4 and Qt 6 in Tests/TransferTestSupport/Programs, which share no code with this package.

They read commands from standard input, a JSON object a line: {"do": "offer" | "take" | "copy" | "paste", …} with what is
exchanged: {"native": "text" | "html" | "png" | "colour" | "uris", …} for a value of the toolkit's, or {"mimes": […], "path": …}
for the bytes of a file. They write {"event": "got", "way": "drop" | "paste", …} when something arrived.
"""

import base64
import json
import os
import subprocess

from desktop import SUPPORT, Failure, Nothing, wait_for
from peer import Peer
from samples import FILE_KINDS, MIMES


class Toolkit(Peer):
    keeps_names = True
    native = {}
    process = None
    # Where its window is put, and what the title begins with.
    corner, role = (700, 60), "peer"

    def start(self):
        title = f"{self.role}-{self.name}"
        self.output = self.desktop.path(f"{title}-output")
        with open(self.output, "wb") as output:
            self.process = self.desktop.launch(
                ["/usr/bin/python3", "-u", f"{SUPPORT}/Programs/{self.name}-peer.py", "commands", title],
                stdin=subprocess.PIPE, stdout=output)
        self.position = 0
        self.window = self.desktop.window(title, move_to=self.corner)
        self.await_event("ready")

    def stop(self):
        if self.process:
            self.desktop.end(self.process)
            self.process = None

    def events(self):
        with open(self.output, "rb") as file:
            file.seek(self.position)
            for line in file.read().split(b"\n")[:-1]:
                if line.startswith(b"{"):
                    yield json.loads(line)

    def await_event(self, event, seconds=10, error=Failure, **details):
        def find():
            if self.process.poll() is not None:
                raise Failure(f"{self.title} has ended")
            for candidate in self.events():
                if candidate["event"] == "failed":
                    raise Failure(candidate["message"][:200])
                if candidate["event"] == event and all(candidate.get(key) == value for key, value in details.items()):
                    return candidate
            return None

        return wait_for(f"“{event}” of {self.title}", seconds, find, error=error)

    def tell(self, do, thing):
        self.position = os.path.getsize(self.output)
        self.process.stdin.write((json.dumps({"do": do, **thing}) + "\n").encode())
        self.process.stdin.flush()
        self.await_event("done")

    def sent(self, kind):
        """What the peer sends: a value of the toolkit's where it has one."""
        samples = self.theirs
        if kind in FILE_KINDS + ("link", "csv"):
            return {"native": "uris", "uris": samples.uris(kind)}
        thing = {"mimes": MIMES[kind], "path": samples.path(kind)}
        if kind in self.native:
            thing |= {"native": self.native[kind], "text": samples.text, "colour": samples.colour, "mimes": []}
        return thing

    def wanted(self, kind):
        if kind in FILE_KINDS:
            return {"native": "uris"}
        if kind == "link":
            return {"native": "text"}
        return {"native": self.native[kind]} if kind in self.native else {"mimes": MIMES[kind]}

    def got(self, way):
        event = self.await_event("got", self.patience, Nothing, way=way)
        if "message" in event:
            raise Nothing(event["message"])
        if event.get("data") is not None:
            event["data"] = base64.b64decode(event["data"])
        return {key: value for key, value in event.items() if key in ("data", "text", "uris", "colour") and value is not None}

    def paste(self, kind):
        # On Wayland only the program with the keyboard may read the clipboard.
        self.desktop.activate(self.window)
        self.tell("paste", self.wanted(kind))
        return self.got("paste")

    def copy(self, kind):
        # A press in the window is the input by which Wayland lets it copy.
        self.desktop.activate(self.window)
        self.desktop.click((self.window.center[0], self.window.center[1] + 70))
        self.tell("copy", self.sent(kind))

    def expect_drop(self, kind):
        self.tell("take", self.wanted(kind))
        self.position = os.path.getsize(self.output)
        return self.window.center[0], self.window.center[1] + 70

    def dropped(self, kind):
        return self.got("drop")

    def offer(self, kind):
        self.tell("offer", self.sent(kind))
        return self.window.center[0], self.window.center[1] - 30


class GTK3(Toolkit):
    name, title, package = "gtk3", "GTK 3", "libgtk-3-0"
    packages = ("python3-gi", "gir1.2-gtk-3.0")
    native = {"text": "text", "png": "png"}


class GTK4(Toolkit):
    name, title, package = "gtk4", "GTK 4", "libgtk-4-1"
    packages = ("python3-gi", "gir1.2-gtk-4.0")
    native = {"text": "text", "png": "png", "colour": "colour"}


class Qt6(Toolkit):
    name, title, package = "qt6", "Qt 6", "libqt6gui6"
    packages = ("python3-pyqt6", "qt6-wayland")
    native = {"text": "text", "html": "html", "png": "png", "colour": "colour"}
