"""Has a display for a shell script and does what the script asks for: the other half of scripts/lib/desktop.sh.

usage: desktop server|furnished|sway|session [WIDTH HEIGHT]

Reads requests from standard input: the number of words and the words, the end of each a NUL. Answers with a status and what the request
prints. The display and all that was started on it end with SIGTERM or the end of standard input.
"""

import os
import shlex
import signal
import sys
import traceback

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from desktop import Failure, Furnished, Session, Sway, XServer  # noqa: E402

# The script has its own programs' caches and settings where the user has them.
USERS = ("HOME", "XDG_CACHE_HOME")


class Requests:
    """Each method is a request with its words, and so is each of the display that takes no more than words, such as close_windows and
    set_clipboard. What it prints is its text or its numbers; False is a failure without a message."""

    def __init__(self, display):
        self.display = display
        self.launched = {}

    def __getattr__(self, name):
        return getattr(self.display, name)

    def variables(self, *undo):
        """Prints the commands with which a shell takes over the environment and the directory, or has its own environment again."""
        before, after = (self.display.environment, os.environ) if undo else (os.environ, self.display.environment)
        yield f"desktop_files={shlex.quote(self.display.directory)};"
        for name in {*before, *after} - {*USERS}:
            if name not in after:
                yield f"unset {name};"
            elif after[name] != before.get(name):
                yield f"export {name}={shlex.quote(after[name])};"

    # MARK: Programs

    def launch(self, directory, count, *words):
        """Starts a program with a number of variables, and prints its process."""
        variables, command = words[:int(count)], words[int(count):]
        process = self.display.spawn(list(command), dict(variable.split("=", 1) for variable in variables), cwd=directory)
        self.launched[str(process.pid)] = process
        return [process.pid]

    def ended(self, process):
        return self.launched[process].poll() is not None

    def end(self, process):
        self.display.end(self.launched[process])

    # MARK: Windows

    def found(self, identifier):
        for window in self.display.windows():
            if int(window.identifier, 0) == int(identifier, 0):
                return window
        raise Failure(f"there is no window {identifier}")

    def window(self, process, seconds=30):
        """Waits for the window of a process, and prints its identifier."""
        return [self.display.window(process=int(process), seconds=float(seconds)).identifier]

    def window_titled(self, title, seconds=30):
        """Waits for a window whose title has a text, and prints its identifier."""
        return [self.display.window(title, float(seconds)).identifier]

    def surface(self, window):
        """Prints the place and the size of what the client draws: X Y WIDTH HEIGHT."""
        return self.found(window).frame

    def place(self, window, x, y, *size):
        """Moves a window, and resizes it."""
        self.display.move(self.found(window), (x, y), size)
        self.display.at_rest(self.found(window), lambda: self.found(window))

    def activate(self, window):
        self.display.activate(self.found(window))

    def close(self, window):
        self.display.close(self.found(window))

    # MARK: Input

    def key(self, window, *keys):
        """Gives a window the keyboard and presses keys."""
        self.activate(window)
        self.display.key(*keys)

    def click(self, x, y):
        self.display.click((x, y))

    def drag(self, x, y, to_x, to_y, picture=None):
        self.display.drag((int(x), int(y)), (int(to_x), int(to_y)), picture=picture)

    # MARK: The clipboard

    def clipboard(self, target="UTF8_STRING"):
        contents = self.display.clipboard(target)
        return False if contents is None else [os.fsdecode(contents).rstrip("\n")]

    def clipboard_has(self, target):
        return target.encode() in (self.display.clipboard("TARGETS") or b"").splitlines()


def words():
    rest = b""
    while part := os.read(sys.stdin.fileno(), 65536):
        *whole, rest = (rest + part).split(b"\0")
        yield from map(os.fsdecode, whole)


def answer(requests, name, *arguments):
    text = ""
    try:
        result = getattr(requests, name)(*arguments)
        # Some are generators.
        text = " ".join(map(str, result)) if result and result is not True else ""
    except Failure as failure:
        print(failure, file=sys.stderr, flush=True)
        result = False
    except Exception:
        # A mistake of the script's. The display is still there.
        traceback.print_exc()
        result = False
    os.write(sys.stdout.fileno(), os.fsencode(f"{int(result is False)}\0{text}\0"))


def main(kind, *size):
    def end(*_):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        sys.exit()

    # A person's interrupt is for the script, which then ends this.
    signal.signal(signal.SIGINT, lambda *_: None)
    signal.signal(signal.SIGTERM, end)
    kinds = {"server": XServer, "furnished": Furnished, "sway": Sway, "session": Session}
    with kinds[kind](*([tuple(map(int, size))] if size else [])) as display:
        requests, stream = Requests(display), words()
        for count in stream:
            answer(requests, *(next(stream) for _ in range(int(count))))


main(*sys.argv[1:])
