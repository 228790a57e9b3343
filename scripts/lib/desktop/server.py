"""An X server, which has the pointer and the keyboard of both kinds of display."""

import os
import select
import time

from .session import Failure, Session, wait_for

SIZE = (1400, 820)


class Window:
    # How far below its upper edge the middle of the title bar is, on Wayland. GTK's windows have a shadow around them.
    title_bar = 40

    def __init__(self, desktop, identifier, title, frame, process=None):
        self.desktop, self.identifier, self.title, self.frame, self.process = desktop, identifier, title, frame, process

    @property
    def center(self):
        x, y, width, height = self.frame
        return x + width // 2, y + height // 2

    def at(self, x, y):
        """A place in the window, on the screen."""
        return self.frame[0] + x, self.frame[1] + y


class XServer(Session):
    """A bare X server (Xvfb)."""

    name = "x11"
    clipboard_owner = None

    def __init__(self, size=SIZE):
        self.size = size
        super().__init__()

    def start(self):
        self.host["DISPLAY"] = self.start_server()

    def start_server(self):
        """Starts the server, which looks for a free number itself, and outlives its clients (-noreset). Returns the display's name."""
        reading, writing = os.pipe()
        self.spawn(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "{}x{}x24".format(*self.size), "-nolisten", "tcp",
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

    # MARK: Windows

    def window(self, title="", seconds=30, move_to=None, size=None, error=Failure, title_bar=None, process=None):
        """The window whose title has a text, or of a process, moved to a place."""
        def find():
            for window in self.windows():
                if title in window.title and process in (None, window.process):
                    return window
            return None

        window = self.at_rest(wait_for(f"a window “{title or process}”", seconds, find, error=error), find)
        if move_to:
            self.move(window, move_to, size)
            window = self.at_rest(wait_for("the window after its move", 10, find), find)
        window.title_bar = title_bar or Window.title_bar
        return window

    def at_rest(self, window, find):
        """Waits while a window, which may still be growing, changes its place and size."""
        for _ in range(20):
            time.sleep(0.25)
            now = find() or window
            if now.frame == window.frame:
                break
            window = now
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

    def drag(self, start, end, rest=0.5, press=0.1, key=None, picture=None):
        """Drags with the primary button: in small steps at first, since a toolkit begins a drag some pixels from where the button went
        down, and with a rest at the end, in which the program there answers. A key may be held while it begins. The picture shows the
        moment before the button is released."""
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
            if picture:
                self.picture(picture)
        finally:
            self.xdotool("mouseup", 1)

    # MARK: Pictures

    def picture(self, path, *part):
        """Saves a picture of the screen, or of a part: its place and its size."""
        self.imported(part, f"png:{path}")

    def mean_color(self, *part):
        """The mean colour of a part of the screen: red, green and blue from 0 to 255."""
        return tuple(self.imported(part, "-resize", "1x1!", "-depth", "8", "rgb:-"))

    def imported(self, part, *output):
        crop = ["-crop", "{2}x{3}+{0}+{1}".format(*part), "+repage"] if part else []
        return self.run(["import", "-silent", "-window", "root", *crop, *output], self.host).stdout

    # MARK: The clipboard, as another program (xclip) has it

    def clipboard(self, target="UTF8_STRING"):
        """What the owner gives; None where it has nothing in this form."""
        done = self.run(["xclip", "-selection", "clipboard", "-target", target, "-out"], self.host)
        return None if done.returncode else done.stdout

    def set_clipboard(self, path, target="UTF8_STRING"):
        """Offers the contents of a file."""
        previous = self.clipboard_owner
        self.clipboard_owner = self.spawn(
            ["xclip", "-quiet", "-selection", "clipboard", "-target", target, "-in", path], self.host)
        with open(path, "rb") as file:
            contents = file.read()
        wait_for("what xclip puts on the clipboard", 10, lambda: self.clipboard(target) == contents)
        if previous:
            self.end(previous)
