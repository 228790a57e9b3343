"""An X server with the window manager openbox."""

import os
import re
import shutil
import time

from .server import Window, XServer
from .session import Failure, wait_for


class X11(XServer):
    title = "X11"
    has_bus = True

    def start(self):
        super().start()
        self.environment = {
            **self.host, "GDK_BACKEND": "x11", "QT_QPA_PLATFORM": "xcb", "XDG_SESSION_TYPE": "x11",
        }
        self.launch(["openbox", "--sm-disable"])
        # EWMH: a window manager that runs names its own window in this property.
        wait_for("openbox", 20, lambda: b"window id #" in self.run(
            ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]).stdout)
        if self.has_bus:
            self.start_bus()

    def windows(self):
        found = []
        for line in self.run(["wmctrl", "-l", "-p"]).stdout.decode(errors="replace").splitlines():
            identifier, _, process, _, *title = line.split(None, 4)
            shown = self.run(["xwininfo", "-id", identifier]).stdout.decode(errors="replace")
            numbers = [re.search(name + r":\s*(-?\d+)", shown) for name in (
                "Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")]
            if all(numbers):
                frame = tuple(int(number[1]) for number in numbers)
                found.append(Window(self, identifier, "".join(title), frame, int(process)))
        return found

    def move(self, window, place, size=None):
        self.run(["wmctrl", "-i", "-r", window.identifier, "-b", "remove,maximized_vert,maximized_horz"])
        if size:
            self.xdotool("windowsize", window.identifier, *size)
        self.xdotool("windowmove", window.identifier, *place)
        time.sleep(0.2)

    def activate(self, window):
        self.xdotool("windowactivate", "--sync", window.identifier, timeout=10)

    def close(self, window):
        self.run(["wmctrl", "-i", "-c", window.identifier])

    def close_windows(self):
        """Closes all windows, as a person ends programs, and gives them a moment. Returns whether none is left."""
        for window in self.windows():
            self.close(window)
        deadline = time.monotonic() + 2
        while self.windows() and time.monotonic() < deadline:
            time.sleep(0.1)
        return not self.windows()


class Furnished(X11):
    """A desktop for pictures: with title bars that go with GTK's, a background and shadows. There is no message bus."""

    has_bus = False

    def start(self):
        for version in "34":
            with open(self.path(f"config/gtk-{version}.0/settings.ini"), "a") as file:
                file.write("gtk-font-name=Cantarell 11\ngtk-cursor-blink=false\n")
        os.makedirs(self.path("config/openbox"))
        os.makedirs(os.path.dirname(self.theme))
        shutil.copyfile(os.path.join(os.path.dirname(os.path.abspath(__file__)), "themerc"), self.theme)
        with open("/etc/xdg/openbox/rc.xml") as file:
            settings = file.read()
        for old, new in ("<name>Clearlooks<", "<name>Private<"), ("<name>sans<", "<name>Cantarell<"), ("NLIMC", "LIMC"):
            settings = settings.replace(old, new)
        with open(self.path("config/openbox/rc.xml"), "w") as file:
            file.write(settings)
        super().start()
        self.run(["hsetroot", "-add", "#41648a", "-add", "#9dbccb", "-gradient", "0"])
        # Draws shadows, and mixes what is translucent, such as the picture that a drag carries, with what lies below it. It
        # draws all of the screen each time: picom 12.5 leaves windows out of the parts of it that have changed.
        self.launch([
            "picom", "--config", "/dev/null", "--backend", "xrender", "--no-use-damage", "--shadow", "--shadow-radius", "20",
            "--shadow-opacity", "0.5", "--shadow-offset-x", "-20", "--shadow-offset-y", "-12", "--shadow-exclude", "override_redirect"])
        # The compositor owns the selection _NET_WM_CM_S0, with a window of its own.
        wait_for("picom", 20, lambda: b'"picom"' in self.run(["xwininfo", "-root", "-children"]).stdout)

    @property
    def theme(self):
        return self.path("data/themes/Private/openbox-3/themerc")

    def stop(self):
        # Programs end when a person closes their windows. Mousepad 0.6 crashes when a signal ends it.
        try:
            self.close_windows()
        except Failure:
            pass
        super().stop()

    def use_dark_theme(self):
        """Has programs that start from now on have dark windows, and gives them dark title bars."""
        with open(self.path("config/gtk-4.0/settings.ini"), "a") as file:
            file.write("gtk-application-prefer-dark-theme=true\n")
        with open(self.theme) as file:
            theme = file.read()
        for light, dark in ("#ebebed", "#303030"), ("#d5d5d8", "#1b1b1b"), ("#8a8f98", "#1b1b1b"), ("#2e3436", "#eeeeec"):
            theme = theme.replace(light, dark)
        with open(self.theme, "w") as file:
            file.write(theme)
        self.run(["openbox", "--reconfigure"])
