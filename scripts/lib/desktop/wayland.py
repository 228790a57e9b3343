"""Wayland compositors: weston, GNOME's and KDE's in a window of an X server, and sway without a screen."""

import json
import os
import re
import shutil
import socket
import time

from .server import Window, XServer
from .session import BUS, SETTINGS, SUPPORT, Failure, Session, wait_for


class Wayland(XServer):
    """A Wayland compositor in a window that fills the X server."""

    name = "wayland"
    title = "Wayland"
    socket = "wayland-peers"

    def start(self):
        super().start()
        self.environment = {name: value for name, value in self.host.items() if name != "DISPLAY"}
        self.environment.update({
            "WAYLAND_DISPLAY": self.socket, "GDK_BACKEND": "wayland", "QT_QPA_PLATFORM": "wayland",
            "XDG_SESSION_TYPE": "wayland", "MOZ_ENABLE_WAYLAND": "1",
        })
        self.start_compositor()
        # Without a window manager a compositor has no keyboard until it is given the focus. The first window is the root.
        window = wait_for("the compositor's window", 20, lambda: self.run(
            ["xdotool", "search", "--onlyvisible", "--class", ""], self.host).stdout.split()[1:])[-1].decode()
        self.xdotool("windowfocus", window)
        # weston adds up the pointer's motions; at two opposite corners both pointers are at the same place.
        for corner in ((0, 0), (self.size[0] - 1, self.size[1] - 1)):
            self.xdotool("mousemove", *corner)
            time.sleep(0.2)
        self.start_bus()


class Weston(Wayland):
    def start_compositor(self):
        self.spawn(
            ["weston", "--backend=x11-backend.so", "--use-pixman", "--debug", f"--socket={self.socket}",
             f"--config={SETTINGS}/weston.ini", f"--width={self.size[0]}", f"--height={self.size[1]}"], self.host)
        wait_for("weston", 30, lambda: os.path.exists(self.path(f"run/{self.socket}"))
                 and "background for output" in self.scene())

    def scene(self):
        return self.run(["weston-debug", "scene-graph"]).stdout.decode(errors="replace")

    def windows(self):
        lines, found = self.scene().splitlines(), []
        for line, next_line in zip(lines, lines[1:]):
            view = re.search(r"role xdg_toplevel, PID (\d+), surface ID (\d+), .*top-level window '(.*)' of .*\):$", line)
            place = re.search(r"position: \((-?\d+), (-?\d+)\) -> \((-?\d+), (-?\d+)\)", next_line)
            if view and place:
                left, top, right, bottom = map(int, place.groups())
                found.append(Window(self, (view[1], view[2]), view[3], (left, top, right - left, bottom - top)))
        return found

    def move(self, window, place, size=None):
        """weston moves a window that is dragged with the Super key held."""
        x, y, width, height = window.frame
        left, top = max(0, x), max(0, y)
        grip = (left + min(self.size[0], x + width)) // 2, (top + min(self.size[1], y + height)) // 2
        self.xdotool("mousemove", *grip, "sleep", "0.1", "keydown", "Super_L", "mousedown", 1, "sleep", "0.05",
                     "mousemove", grip[0] + place[0] - x, grip[1] + place[1] - y, "sleep", "0.1", "mouseup", 1,
                     "keyup", "Super_L")
        time.sleep(0.4)

    def activate(self, window):
        """Gives a window the keyboard with a click on its title bar."""
        x, y, width, _ = window.frame
        self.click((x + width // 3, y + window.title_bar))

    def close(self, window):
        """Presses the button at the end of the title bar: weston has no key that closes, and a window that fills the screen has no
        shadow around it."""
        x, y, width, _ = window.frame
        self.click((x + width - 22, y + 24))


class AskedCompositor(Wayland):
    """A compositor that a program of the tests asks for its windows, and has move them."""

    def start_compositor(self):
        address = self.path("run/compositor-bus")
        with open(self.path("compositor-bus.conf"), "w") as file:
            file.write(BUS.format(path=address, services=self.path("run")))
        self.spawn(["dbus-daemon", f"--config-file={self.path('compositor-bus.conf')}", "--nofork"], self.host)
        wait_for("the compositor's message bus", 20, lambda: os.path.exists(address))
        self.control = {
            **self.host, "DBUS_SESSION_BUS_ADDRESS": f"unix:path={address}", "MUTTER_CONTROL": self.path("run/control"),
        }
        self.launch_compositor()

    def ask(self, *request):
        done = self.run(["/usr/bin/python3", f"{SUPPORT}/Programs/{self.program}.py", *map(str, request)], self.control, 30)
        if done.returncode:
            raise Failure(done.stderr.decode(errors="replace").strip())
        return done.stdout.decode().splitlines()

    def windows(self):
        lines = [json.loads(line) for line in self.ask("windows")]
        return [Window(self, line["identifier"], line["title"], tuple(line["frame"])) for line in lines]

    def move(self, window, place, size=None):
        self.ask("move", window.identifier, *place)
        time.sleep(0.4)

    def activate(self, window):
        self.ask("activate", window.identifier)
        wait_for("the keyboard", 10, lambda: self.ask("focus") == [window.identifier])

    def close(self, window):
        self.ask("close", window.identifier)


class GNOME(AskedCompositor):
    program = "mutter"

    def __init__(self, has_xwayland=False):
        self.has_xwayland = has_xwayland
        super().__init__()

    def x11_variables(self):
        """The variables by which programs find Xwayland, where it was started."""
        with open(self.path("log"), errors="replace") as log:
            display = wait_for("Xwayland", 20, lambda: re.search(r"public X11 display (:\d+)", log.read()))[1]
        names = [name for name in os.listdir(self.path("run")) if name.startswith(".mutter-Xwaylandauth")]
        return {"DISPLAY": display, "XAUTHORITY": self.path(f"run/{names[0]}") if names else ""}

    def launch_compositor(self):
        self.spawn(
            ["/usr/bin/python3", f"{SUPPORT}/Programs/mutter.py", "serve", "--wayland", "--nested",
             f"--wayland-display={self.socket}", *([] if self.has_xwayland else ["--no-x11"])],
            {**self.control, "MUTTER_DEBUG_DUMMY_MODE_SPECS": f"{self.size[0]}x{self.size[1]}"})
        wait_for("mutter", 30, lambda: os.path.exists(self.path("run/control")))


class KDE(AskedCompositor):
    program = "kwin"

    def launch_compositor(self):
        # A copy has no capability, with which the kernel may refuse to start the program; see CompositorProgram.swift.
        os.makedirs(self.path("kwin"))
        copy = shutil.copyfile("/usr/bin/kwin_wayland", self.path("kwin/kwin_wayland"))
        os.chmod(copy, 0o755)
        ready = self.path("run/kwin-is-ready")
        self.spawn(
            [copy, "--x11-display", self.host["DISPLAY"], "--width", str(self.size[0]), "--height", str(self.size[1]),
             "--socket", self.socket, "--no-lockscreen", "--no-global-shortcuts", "--no-kactivities", f"touch {ready}"],
            {**self.control, "KWIN_COMPOSE": "Q"})
        wait_for("KWin", 30, lambda: os.path.exists(ready))


class Sway(Session):
    """A compositor that lets every program use the clipboard, with the keyboard or without, and has no screen, pointer or keyboard."""

    name = "wayland"

    def start(self):
        with open(self.path("sway.config"), "w") as file:
            file.write("xwayland disable\n")
        command = ["sway", "--config", self.path("sway.config")]
        # It does not run as root. Other programs find it by its socket's path.
        if os.geteuid() == 0:
            shutil.chown(self.path("run"), "nobody", "nogroup")
            command = ["setpriv", "--pdeathsig", "TERM", "--reuid=nobody", "--regid=nogroup", "--clear-groups", "--", *command]
        self.launch(command, {"WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"})
        self.environment |= {"WAYLAND_DISPLAY": wait_for("sway", 20, self.listening_socket), "XDG_SESSION_TYPE": "wayland"}

    def listening_socket(self):
        """The path of its socket, which has its name a moment before it is listened to."""
        for name in os.listdir(self.path("run")):
            if name.startswith("wayland-") and not name.endswith(".lock"):
                with socket.socket(socket.AF_UNIX) as client:
                    if client.connect_ex(self.path(f"run/{name}")) == 0:
                        return self.path(f"run/{name}")
        return None
