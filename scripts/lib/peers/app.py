"""The apps of this package: `Tests/TransferProbe` with its view `PeersProbe`, and `Tests/KitProbe` with its `PeersApp`."""

import base64
import json
import os
import time

from desktop import Failure, Nothing, wait_for


class App:
    arguments, environment = (), {"PROBE": "peers"}

    def __init__(self, desktop, program, samples, is_hard=False):
        self.desktop, self.program, self.samples = desktop, program, samples
        if is_hard:
            self.environment = {**self.environment, "PEERS_TABLE": "archive"}
        self.process = None
        self.start()

    def start(self):
        self.output = self.desktop.path("app-output")
        self.geometry = self.desktop.path("app-geometry")
        for path in (self.output, self.geometry):
            if os.path.exists(path):
                os.remove(path)
        with open(self.output, "wb") as output:
            self.process = self.desktop.launch(
                [self.program, *self.arguments], {**self.environment, "PEERS_FILES": self.samples.directory,
                                                  "SWIFTUI_GEOMETRY_FILE": self.geometry}, stdout=output)
        self.window = self.desktop.window("Probe", move_to=(20, 40))
        wait_for("the app's views", 20, lambda: "custom-target" in self.frames())

    def ensure(self):
        """Starts the app again where it has ended."""
        if self.process.poll() is None:
            return
        self.desktop.end(self.process)
        self.start()

    def frames(self):
        frames = {}
        if os.path.exists(self.geometry):
            with open(self.geometry, "rb") as file:
                for line in file.read().split(b"\n")[:-1]:
                    try:
                        frame = json.loads(line)
                    except ValueError:
                        continue
                    frames[frame["id"]] = frame
        return frames

    def place(self, kind, part):
        frame = self.frames()[f"{kind}-{part}"]
        return self.window.at(round(frame["x"] + frame["width"] / 2), round(frame["y"] + frame["height"] / 2))

    def copy(self, kind):
        self.desktop.activate(self.window)
        self.desktop.click(self.place(kind, "source"))
        time.sleep(0.2)
        self.desktop.key("ctrl+c")
        time.sleep(0.5)

    def paste(self, kind):
        self.desktop.activate(self.window)
        self.desktop.click(self.place(kind, "target"))
        # A view learns what is on the clipboard a moment after it has the keyboard.
        time.sleep(0.8)
        self.mark = os.path.getsize(self.output)
        self.desktop.key("ctrl+v")

    def expect_drop(self):
        self.mark = os.path.getsize(self.output)

    def received(self, kind, way, seconds=5):
        """What arrived since the paste or the drop began."""
        def find():
            if self.process.poll() is not None:
                raise Failure("the app has ended")
            with open(self.output, "rb") as file:
                file.seek(self.mark)
                for line in file.read().split(b"\n")[:-1]:
                    if not line.startswith(b"{"):
                        continue
                    report = json.loads(line)
                    if report["kind"] == kind and report["way"] == way:
                        return report
            return None

        values = wait_for("the app", seconds, find, error=Nothing)["values"]
        if values and "path" in values[0]:
            return {"paths": [value["path"] for value in values]}
        if len(values) != 1:
            return {}
        value = {"data": base64.b64decode(values[0]["base64"]), "described": True}
        if values[0].get("name"):
            value["name"] = values[0]["name"]
        return value


class KitApp(App):
    """An app that uses one of the older pasteboards: a row has a button that copies, and one that pastes."""

    environment = {}

    def __init__(self, desktop, program, samples, board):
        self.arguments = ("peers", board)
        super().__init__(desktop, program, samples)

    def copy(self, kind):
        self.desktop.activate(self.window)
        self.desktop.click(self.place(kind, "source"))
        time.sleep(0.5)

    def paste(self, kind):
        self.desktop.activate(self.window)
        time.sleep(0.3)
        self.mark = os.path.getsize(self.output)
        self.desktop.click(self.place(kind, "target"))
