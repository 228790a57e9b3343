"""Private displays without a monitor: X11 with openbox, and Wayland with weston, mutter or KWin in a window of an X server.

Everything that is started on a display ends with it. Every step has a bound.
"""

import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SIZE = (1400, 820)
TEST_PROGRAMS = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Tests/TransferTestSupport/Programs"))
INSTALLED_SERVICES = "/usr/share/dbus-1/services"
NO_SERVICES = ("org.freedesktop.portal.Desktop", "org.freedesktop.impl.portal.desktop", "org.a11y", "org.freedesktop.systemd1")
BUS = """<busconfig>
<type>session</type>
<listen>unix:path={path}</listen>
<servicedir>{services}</servicedir>
<policy context="default">
<allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/>
</policy>
</busconfig>
"""


class Failure(Exception):
    """Something did not happen in its time."""


class Nothing(Failure):
    """What was to be exchanged did not arrive, or it was something else, though all that leads there was done."""


def wait_for(what, seconds, check, interval=0.1, error=Failure):
    """Repeats `check` until it gives something true, which is returned."""
    deadline = time.monotonic() + seconds
    while True:
        result = check()
        if result:
            return result
        if time.monotonic() > deadline:
            raise error(f"{what}: nothing in {seconds:g} seconds")
        time.sleep(interval)


class Window:
    # How far below its upper edge the middle of the title bar is, on Wayland. GTK's windows have a shadow around them.
    title_bar = 40

    def __init__(self, desktop, identifier, title, frame):
        self.desktop, self.identifier, self.title, self.frame = desktop, identifier, title, frame

    @property
    def center(self):
        x, y, width, height = self.frame
        return x + width // 2, y + height // 2

    def at(self, x, y):
        """A place in the window, on the screen."""
        return self.frame[0] + x, self.frame[1] + y


class Desktop:
    """The X server, which has the pointer and the keyboard of both kinds of display."""

    name = None

    def __init__(self):
        self.directory = tempfile.mkdtemp(prefix="try-peers-")
        os.chmod(self.directory, 0o755)
        self.processes = []
        self.log = open(os.path.join(self.directory, "log"), "ab")
        for name in ("run", "home", "config/gtk-3.0", "config/gtk-4.0", "config/glib-2.0/settings", "data", "state"):
            os.makedirs(os.path.join(self.directory, name), exist_ok=True)
        os.chmod(self.path("run"), 0o700)
        for version in "34":
            with open(self.path(f"config/gtk-{version}.0/settings.ini"), "w") as file:
                file.write("[Settings]\ngtk-enable-animations=false\n")
        with open(self.path("config/glib-2.0/settings/keyfile"), "w") as file:
            file.write("[org/gnome/desktop/interface]\nenable-animations=false\ncursor-blink=false\n")
        self.host = self.session_environment()
        self.host["DISPLAY"] = self.start_server()

    def path(self, name):
        return os.path.join(self.directory, name)

    def session_environment(self):
        environment = {
            name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY", "SESSION_MANAGER", "GTK_THEME")
        }
        environment.update({
            "HOME": self.path("home"), "XDG_RUNTIME_DIR": self.path("run"), "XDG_CONFIG_HOME": self.path("config"),
            "XDG_DATA_HOME": self.path("data"), "XDG_STATE_HOME": self.path("state"),
            "DBUS_SESSION_BUS_ADDRESS": "disabled:", "GSETTINGS_BACKEND": "keyfile", "GTK_A11Y": "none",
            "NO_AT_BRIDGE": "1", "GSK_RENDERER": "cairo", "QT_XCB_NO_MITSHM": "1", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
        })
        return environment

    def start_bus(self):
        """Starts a message bus, as each session has one, with the portal for documents, by which some file managers take files."""
        self.environment.pop("DBUS_SESSION_BUS_ADDRESS")
        services = self.path("services")
        os.makedirs(services)
        for name in os.listdir(INSTALLED_SERVICES):
            # What asks a person, and settings of a desktop that this is not.
            if not name.startswith(NO_SERVICES):
                os.symlink(os.path.join(INSTALLED_SERVICES, name), os.path.join(services, name))
        with open(self.path("bus.conf"), "w") as file:
            file.write(BUS.format(path=self.path("run/bus"), services=services))
        self.spawn(["dbus-daemon", f"--config-file={self.path('bus.conf')}", "--nofork"], self.environment)
        wait_for("the message bus", 20, lambda: os.path.exists(self.path("run/bus")))
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={self.path('run/bus')}"
        # They would outlive the bus, were they started by it.
        for program in ("xdg-permission-store", "xdg-document-portal"):
            self.launch([f"/usr/libexec/{program}"])
        wait_for("the portal for documents", 20, lambda: os.path.ismount(self.path("run/doc")))

    def start_server(self):
        reading, writing = os.pipe()
        self.spawn(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp",
             "-noreset", "-dpi", "96"], dict(os.environ), pass_fds=(writing,))
        os.close(writing)
        # The server writes the number and the end of the line one after the other, and ends when it cannot.
        number = ""
        while not number.endswith("\n") and select.select([reading], [], [], 20)[0]:
            part = os.read(reading, 20).decode()
            if not part:
                break
            number += part
        os.close(reading)
        number = number.strip()
        if not number:
            raise Failure("Xvfb does not start")
        return f":{number}"

    # MARK: Processes

    def spawn(self, command, environment, **options):
        """Starts a program as the leader of a group, which ends with the display or with this script."""
        options.setdefault("stdin", subprocess.DEVNULL)
        options.setdefault("stdout", self.log)
        process = subprocess.Popen(
            ["setpriv", "--pdeathsig", "TERM", "--", *command], env=environment, stderr=self.log,
            start_new_session=True, **options)
        self.processes.append(process)
        return process

    def launch(self, command, extra=None, **options):
        return self.spawn(command, {**self.environment, **(extra or {})}, **options)

    def end(self, process):
        """Ends a program and all that it has started."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(process.pid, number)
            except ProcessLookupError:
                pass
            try:
                process.wait(3)
                if number == signal.SIGTERM:
                    time.sleep(0.2)
            except subprocess.TimeoutExpired:
                pass
        if process in self.processes:
            self.processes.remove(process)

    def stop(self):
        for process in reversed(list(self.processes)):
            self.end(process)
        self.log.close()
        # The portal takes its file system away when it ends; what is deleted there is deleted where it is.
        for _ in range(50):
            if not os.path.ismount(self.path("run/doc")):
                shutil.rmtree(self.directory, ignore_errors=True)
                return
            time.sleep(0.1)
        print(f"{self.path('run/doc')} is still mounted", file=sys.stderr, flush=True)

    def run(self, command, environment=None, timeout=10, data=None):
        """Runs a short command to its end and gives its output."""
        try:
            done = subprocess.run(
                command, env=environment or self.environment, input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                timeout=timeout, **({} if data is not None else {"stdin": subprocess.DEVNULL}))
        except subprocess.TimeoutExpired:
            raise Failure(f"{command[0]} does not end within {timeout} seconds") from None
        return done

    # MARK: Windows

    def window(self, title, seconds=30, move_to=None, size=None, error=Failure, title_bar=None):
        """The window whose title has a text, moved to a place."""
        def find():
            for window in self.windows():
                if title in window.title:
                    return window
            return None

        window = wait_for(f"a window “{title}”", seconds, find, error=error)
        # It may still be growing.
        for _ in range(20):
            time.sleep(0.25)
            now = find() or window
            if now.frame == window.frame:
                break
            window = now
        if move_to:
            self.move(window, move_to, size)
            window = wait_for("the window after its move", 10, find)
        window.title_bar = title_bar or Window.title_bar
        return window

    # MARK: Input

    def xdotool(self, *arguments, timeout=30):
        done = self.run(["xdotool", *map(str, arguments)], self.host, timeout)
        if done.returncode:
            raise Failure(f"xdotool: {done.stderr.decode().strip()}")
        return done.stdout.decode()

    def click(self, point, button=1, count=1):
        arguments = ["mousemove", *point, "sleep", "0.1"]
        for _ in range(count):
            arguments += ["mousedown", button, "sleep", "0.05", "mouseup", button, "sleep", "0.05"]
        self.xdotool(*arguments)

    def key(self, *keys):
        self.xdotool("key", "--delay", "40", *keys)

    def drag(self, start, end, rest=0.5, press=0.1, key=None):
        """Drags with the primary button: in small steps at first, and with a rest at the end. A key may be held while it begins."""
        down, up = (["keydown", key], ["keyup", key]) if key else ([], [])
        arguments = [*down, "mousemove", *start, "sleep", "0.1", "mousedown", 1, "sleep", press]
        (x, y), (width, height) = start, (end[0] - start[0], end[1] - start[1])
        length = max(1.0, (width ** 2 + height ** 2) ** 0.5)
        parts = [pixels / length for pixels in (3, 7, 12, 18, 25, 40) if pixels < length]
        parts += [step / 12 for step in range(1, 13) if step / 12 * length > 40]
        for part in parts:
            arguments += ["mousemove", round(x + width * part), round(y + height * part), "sleep", "0.04"]
        arguments += up
        for offset in (1, 0, 2, 0):
            arguments += ["mousemove", end[0] + offset, end[1], "sleep", "0.05"]
        try:
            self.xdotool(*arguments)
            time.sleep(rest)
        finally:
            self.xdotool("mouseup", 1)

    def picture(self, path):
        self.run(["import", "-silent", "-window", "root", f"png:{path}"], self.host)


class X11(Desktop):
    name = "x11"
    title = "X11"

    def __init__(self):
        super().__init__()
        self.environment = {
            **self.host, "GDK_BACKEND": "x11", "QT_QPA_PLATFORM": "xcb", "XDG_SESSION_TYPE": "x11",
        }
        self.launch(["openbox", "--sm-disable"])
        wait_for("openbox", 20, lambda: b"window id #" in self.run(
            ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]).stdout)
        self.start_bus()

    def windows(self):
        found = []
        for line in self.run(["wmctrl", "-l"]).stdout.decode(errors="replace").splitlines():
            fields = line.split(" ", 4)
            identifier, title = fields[0], line.split(None, 3)[3] if len(line.split(None, 3)) > 3 else ""
            shown = self.run(["xwininfo", "-id", identifier]).stdout.decode(errors="replace")
            numbers = [re.search(name + r":\s*(-?\d+)", shown) for name in (
                "Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")]
            if all(numbers):
                found.append(Window(self, identifier, title, tuple(int(number[1]) for number in numbers)))
        return found

    def move(self, window, place, size=None):
        self.run(["wmctrl", "-i", "-r", window.identifier, "-b", "remove,maximized_vert,maximized_horz"])
        if size:
            self.xdotool("windowsize", window.identifier, *size)
        self.xdotool("windowmove", window.identifier, *place)
        time.sleep(0.5)

    def activate(self, window):
        self.xdotool("windowactivate", "--sync", window.identifier, timeout=10)

    def close(self, window):
        self.run(["wmctrl", "-i", "-c", window.identifier])


class Wayland(Desktop):
    """A Wayland compositor in a window that fills the X server."""

    name = "wayland"
    title = "Wayland"
    socket = "wayland-peers"

    def __init__(self):
        super().__init__()
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
        for corner in ((0, 0), (SIZE[0] - 1, SIZE[1] - 1)):
            self.xdotool("mousemove", *corner)
            time.sleep(0.2)
        self.start_bus()


class Weston(Wayland):
    settings = """[core]
idle-time=0

[shell]
panel-position=none
background-color=0xff40608a
locking=false
animation=none
startup-animation=none
close-animation=none
focus-animation=none

[input-method]
path=
"""

    def start_compositor(self):
        with open(self.path("weston.ini"), "w") as file:
            file.write(self.settings)
        self.spawn(
            ["weston", "--backend=x11-backend.so", "--use-pixman", "--debug", f"--socket={self.socket}",
             f"--config={self.path('weston.ini')}", f"--width={SIZE[0]}", f"--height={SIZE[1]}"], self.host)
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
        grip = (left + min(SIZE[0], x + width)) // 2, (top + min(SIZE[1], y + height)) // 2
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
        done = self.run(["/usr/bin/python3", os.path.join(TEST_PROGRAMS, f"{self.program}.py"), *map(str, request)], self.control, 30)
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
        with open(self.path("config/glib-2.0/settings/keyfile"), "a") as file:
            file.write("\n[org/gnome/mutter]\nauto-maximize=false\nedge-tiling=false\ncheck-alive-timeout=uint32 0\n")
        self.spawn(
            ["/usr/bin/python3", os.path.join(TEST_PROGRAMS, "mutter.py"), "serve", "--wayland", "--nested",
             f"--wayland-display={self.socket}", *([] if self.has_xwayland else ["--no-x11"])],
            {**self.control, "MUTTER_DEBUG_DUMMY_MODE_SPECS": f"{SIZE[0]}x{SIZE[1]}"})
        wait_for("mutter", 30, lambda: os.path.exists(self.path("run/control")))


class KDE(AskedCompositor):
    program = "kwin"

    def launch_compositor(self):
        with open(self.path("config/kdeglobals"), "w") as file:
            file.write("[KDE]\nAnimationDurationFactor=0\n")
        with open(self.path("config/kwinrc"), "w") as file:
            file.write("[Windows]\nElectricBorderMaximize=false\nElectricBorderTiling=false\n")
        # A copy has no capability, with which the kernel may refuse to start the program; see CompositorProgram.swift.
        os.makedirs(self.path("kwin"))
        copy = shutil.copyfile("/usr/bin/kwin_wayland", self.path("kwin/kwin_wayland"))
        os.chmod(copy, 0o755)
        ready = self.path("run/kwin-is-ready")
        self.spawn(
            [copy, "--x11-display", self.host["DISPLAY"], "--width", str(SIZE[0]), "--height", str(SIZE[1]), "--socket", self.socket,
             "--no-lockscreen", "--no-global-shortcuts", "--no-kactivities", f"touch {ready}"],
            {**self.control, "KWIN_COMPOSE": "Q"})
        wait_for("KWin", 30, lambda: os.path.exists(ready))
