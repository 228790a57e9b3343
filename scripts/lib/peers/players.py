"""Players of sound and films, whose list of what is to be played has what was dropped."""

import base64
import json
import os
import socket
import time
import urllib.request

from desktop import Failure, Nothing, wait_for
from peer import Peer
from samples import FILE_KINDS, path_of, read, read_tree


class Player(Peer):
    process = None
    size, corner = (640, 420), (700, 60)
    refuses = {kind: "a player takes files and addresses" for kind in ("text", "html", "rtf", "colour", "csv", "custom")}

    def explanation(self, kind, way):
        return self.refuses.get(kind) if way == "out" else None

    def stop(self):
        if self.process:
            self.desktop.end(self.process)
            self.process = None

    def focus(self):
        self.desktop.activate(self.window)
        time.sleep(0.3)

    def got(self, kind):
        def find():
            listed = self.listed()
            time.sleep(0.5)
            return listed if listed and listed == self.listed() else None

        listed = wait_for(f"{self.title}'s list", self.patience, find, 0.3, Nothing)
        paths = [path_of(place) for place in listed]
        if kind == "folder" and paths == [os.path.join(self.ours.paths(kind)[0], name) for name in read_tree(self.ours.paths(kind)[0])]:
            return {"paths": self.ours.paths(kind), "note": "as the files in it"}
        if kind in FILE_KINDS:
            return {"paths": paths}
        if len(listed) != 1:
            raise Nothing(f"its list has {listed}")
        if kind == "png":
            path = path_of(listed[0])
            if not os.path.isfile(path):
                raise Nothing(f"its list has {listed}")
            return {"data": read(path)}
        return {"text": listed[0]}

    def paste(self, kind):
        self.clear()
        self.focus()
        self.desktop.key("ctrl+v")
        return self.got(kind)

    def copy(self, kind):
        self.focus()
        self.desktop.key("ctrl+c")
        time.sleep(0.6)

    def expect_drop(self, kind):
        self.clear()
        return self.window.center

    def dropped(self, kind):
        return self.got(kind)

    def offer(self, kind):
        return self.window.center


class MPV(Player):
    name = title = package = "mpv"
    packages = ("mpv",)
    lacks = {"in": "mpv drags nothing out of its window", "copy": "mpv pastes nothing", "paste": "mpv copies nothing"}

    def start(self):
        self.socket = self.desktop.path("mpv")
        output = {"x11": "x11", "wayland": "wlshm"}[self.desktop.name]
        self.process = self.desktop.launch(
            ["mpv", "--no-config", "--idle", "--force-window", f"--vo={output}", "--ao=null", "--pause", "--no-window-dragging",
             "--no-terminal", f"--input-ipc-server={self.socket}", "--geometry=640x420", "--no-keepaspect-window"])
        self.window = self.desktop.window("mpv", move_to=self.corner)
        time.sleep(1)

    def ask(self, *command):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(10)
            connection.connect(self.socket)
            connection.sendall(json.dumps({"command": command, "request_id": 1}).encode() + b"\n")
            answer = b""
            while True:
                part = connection.recv(65536)
                if not part:
                    raise Failure("mpv does not answer")
                answer += part
                for line in answer.split(b"\n")[:-1]:
                    found = json.loads(line)
                    if found.get("request_id") == 1 and "error" in found:
                        return found.get("data")

    def copy(self, kind):
        super().copy(kind)
        # It ends by these keys.
        if self.process.poll() is not None:
            self.start()

    def dropped(self, kind):
        # On Wayland it reads what was dropped with the next event, such as of a hand that moves on.
        x, y = self.window.center
        for step in (1, 2, 3):
            time.sleep(0.4)
            self.desktop.xdotool("mousemove", x + step, y)
        return super().dropped(kind)

    def clear(self):
        self.ask("stop")
        wait_for("mpv's empty list", 5, lambda: not self.listed())

    def listed(self):
        return [entry["filename"] for entry in self.ask("get_property", "playlist") or []]


class VLC(Player):
    """VLC, which tells what is in its list over HTTP."""

    name = package = "vlc"
    title = "VLC"
    packages = ("vlc",)
    # It refuses to be run by root.
    user = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups") if os.geteuid() == 0 else ()
    displays, elsewhere = ("x11",), "VLC 3.0 shows no window without an X server"
    refusal = (*user, "vlc", "--intf=qt", "vlc://quit")
    lacks = {"in": "VLC drags nothing out of its window", "paste": "VLC copies nothing"}
    refuses = Player.refuses | {"folder": "VLC leaves out the files of text in a folder"}
    pastes = ("link", "file")
    password = "vlc"

    def explanation(self, kind, way):
        if way == "copy" and kind not in self.pastes:
            return "VLC pastes the address of one thing to play"
        return super().explanation(kind, way)

    def start(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        home, variables = self.desktop.path("vlc"), {}
        os.makedirs(home, exist_ok=True)
        if self.user:
            # Another user sees nothing of the session but its display.
            os.chmod(home, 0o777)
            variables = {"XDG_RUNTIME_DIR": home, "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
        self.process = self.desktop.launch(
            [*self.user, "vlc", "--no-qt-privacy-ask", "--no-metadata-network-access", "--no-qt-error-dialogs", "--extraintf=http",
             "--http-host=127.0.0.1", f"--http-port={self.port}", f"--http-password={self.password}", "--aout=dummy",
             "--vout=dummy", "--start-paused", "--no-one-instance"],
            {**variables, **{f"XDG_{name}_HOME": home for name in ("CONFIG", "DATA", "CACHE")}, "HOME": home})
        self.window = self.desktop.window("VLC", move_to=self.corner, size=self.size, title_bar=self.title_bar)
        wait_for("VLC's list", 20, lambda: self.ask("playlist") is not None, 0.3)

    def ask(self, page, query=""):
        key = base64.b64encode(f":{self.password}".encode()).decode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/requests/{page}.json{query}", headers={"Authorization": f"Basic {key}"})
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return json.load(answer)
        except OSError:
            return None

    def clear(self):
        self.ask("status", "?command=pl_empty")
        wait_for("VLC's empty list", 5, lambda: not self.listed())

    def listed(self):
        def places(node):
            own = [node["uri"]] if "uri" in node else []
            return own + [place for child in node.get("children", []) for place in places(child)]

        return places(self.ask("playlist") or {})

    def paste(self, kind):
        self.clear()
        self.focus()
        self.desktop.key("ctrl+v")
        # It asks whether to play what it has read.
        time.sleep(1)
        self.desktop.key("Return")
        return self.got(kind)

    def finish(self):
        self.desktop.key("Escape")
