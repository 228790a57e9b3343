#!/usr/bin/env python3
"""GNOME's compositor, with a plugin that tells where windows are and moves them, as the plugin that is GNOME's shell could.

usage: mutter.py serve OPTION…     is the compositor: mutter with these options; prints "ready"
       mutter.py windows           prints a JSON object a line for each window
       mutter.py move NUMBER X Y   moves a window so that the corner of its surface comes there
       mutter.py activate NUMBER   brings a window to the front, with the keyboard
       mutter.py close NUMBER      asks a window to close
       mutter.py focus             prints the number of the window with the keyboard
       mutter.py created           prints how many windows there have been
       mutter.py lock              takes the keyboard from all windows, as the shell does for the screen lock
       mutter.py touch STEP…       touches the screen: down X Y, to X Y, up, sleep SECONDS
       mutter.py key NAME…         presses keys one after the other (Clutter's names), where there is no keyboard

The variable MUTTER_CONTROL has the path of the socket that the commands connect to. They wait until the compositor has done what
they say.
"""

import json
import os
import socket
import sys
import time


# MARK: The compositor


def plugin_directory():
    """The directory of mutter's own libraries, and the version in its name."""
    import glob

    found = sorted(glob.glob("/usr/lib/*/mutter-*/Meta-*.typelib"))
    if not found:
        sys.exit("mutter.py: there is no typelib of mutter (gir1.2-mutter-1x)")
    directory, name = os.path.split(found[-1])
    return directory, name.removeprefix("Meta-").removesuffix(".typelib")


def serve(path, options):
    # The bindings of GTK, which those of mutter load, would connect to the display that the compositor is going to have.
    shown = os.environ.pop("DISPLAY", None)
    import gi

    gi.require_version("GIRepository", "2.0")
    from gi.repository import GIRepository

    directory, version = plugin_directory()
    GIRepository.Repository.prepend_search_path(directory)
    GIRepository.Repository.prepend_library_path(directory)
    gi.require_version("Clutter", version)
    gi.require_version("Meta", version)
    from gi.repository import Clutter, GLib, Meta
    if not hasattr(Clutter, "Color"):
        gi.require_version("Cogl", version)
        from gi.repository import Cogl

    if shown is not None:
        os.environ["DISPLAY"] = shown

    class Screen(Meta.Plugin):
        """What GNOME's shell is for mutter, without a shell."""

        current = None

        def do_start(self):
            Screen.current = self
            self.stage, windows = self.groups()
            # mutter clears nothing: what no window covers would show the windows that were there.
            ground = Clutter.Actor(width=self.stage.get_width(), height=self.stage.get_height())
            ground.set_background_color(self.color("#40608aff"))
            # It keeps a group of this kind below all windows.
            background = Meta.BackgroundGroup()
            background.add_child(ground)
            windows.insert_child_below(background, None)
            self.stage.show()
            self.touchscreen = self.keyboard = self.grab = None
            # Without a display around it, it has no devices but these. Programs want to know of them before the first event.
            if "--headless" in options:
                self.touchscreen = self.device(Clutter.InputDeviceType.TOUCHSCREEN_DEVICE)
                self.keyboard = self.device(Clutter.InputDeviceType.KEYBOARD_DEVICE)
                self.pointer = self.device(Clutter.InputDeviceType.POINTER_DEVICE)
            self.count = 0
            self.get_display().connect("window-created", self.counted)

        def groups(self):
            """The stage, and the group of the windows on it."""
            display = self.get_display()
            # GNOME 43 has functions where GNOME 48 has methods.
            if hasattr(Meta, "get_stage_for_display"):
                return Meta.get_stage_for_display(display), Meta.get_window_group_for_display(display)
            return display.get_compositor().get_stage(), display.get_compositor().get_window_group()

        def actors(self):
            display = self.get_display()
            if hasattr(Meta, "get_window_actors"):
                return Meta.get_window_actors(display)
            return display.get_compositor().get_window_actors()

        @staticmethod
        def color(text):
            return (Clutter.Color if hasattr(Clutter, "Color") else Cogl.Color).from_string(text)[1]

        def counted(self, _display, window):
            # Xwayland and mutter have windows of their own there, which nobody sees.
            if not window.is_override_redirect():
                self.count += 1

        # Commands

        def shown_windows(self):
            for actor in self.actors():
                window = actor.get_meta_window()
                # A window without contents has no place yet.
                if actor.is_mapped() and window.get_buffer_rect().width > 0 and not window.is_override_redirect():
                    yield window

        def window(self, number):
            for window in self.shown_windows():
                if window.get_id() == number:
                    return window
            raise LookupError(f"no window {number}")

        def windows(self):
            return [self.described(window) for window in self.shown_windows()]

        @staticmethod
        def described(window):
            rectangle = window.get_buffer_rect()
            return {
                "identifier": str(window.get_id()), "title": window.get_title() or "", "process": window.get_pid(),
                "frame": [rectangle.x, rectangle.y, rectangle.width, rectangle.height],
                "isListed": not window.is_skip_taskbar(),
            }

        def move(self, number, x, y):
            window = self.window(number)
            surface, frame = window.get_buffer_rect(), window.get_frame_rect()
            window.move_frame(True, x + frame.x - surface.x, y + frame.y - surface.y)

        def activate(self, number):
            self.window(number).activate(self.get_display().get_current_time_roundtrip())

        def close(self, number):
            self.window(number).delete(self.get_display().get_current_time_roundtrip())

        def focus(self):
            window = self.get_display().get_focus_window()
            return "" if window is None else str(window.get_id())

        def created(self):
            return self.count

        def lock(self):
            self.grab = self.grab or self.stage.grab(self.stage)

        def device(self, kind):
            return Clutter.get_default_backend().get_default_seat().create_virtual_device(kind)

        def touch(self, action, x=0.0, y=0.0):
            now = GLib.get_monotonic_time()
            if action == "down":
                self.touchscreen.notify_touch_down(now, 0, x, y)
            elif action == "to":
                self.touchscreen.notify_touch_motion(now, 0, x, y)
            else:
                self.touchscreen.notify_touch_up(now, 0)

        def key(self, name):
            number = getattr(Clutter, f"KEY_{name}")
            for state in (Clutter.KeyState.PRESSED, Clutter.KeyState.RELEASED):
                self.keyboard.notify_keyval(GLib.get_monotonic_time(), number, state)

    # MARK: Its socket

    def answered(request):
        name, *arguments = json.loads(request)
        try:
            return {"result": getattr(Screen.current, name)(*arguments)}
        except Exception as error:  # What a test asks for is not the end of a compositor.
            return {"error": f"{name}: {error!r}"}

    def received(number, _condition):
        connection, _ = listener.accept()
        with connection, connection.makefile("rw") as stream:
            connection.settimeout(5)
            try:
                for request in stream:
                    print(json.dumps(answered(request)), file=stream, flush=True)
            except OSError:
                pass
        return True

    context = Meta.create_context("Mutter")
    context.configure([sys.argv[0], *options])
    context.set_plugin_gtype(Screen.__gtype__)
    context.setup()
    context.start()
    context.notify_ready()
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    listener.listen()
    GLib.io_add_watch(listener.fileno(), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN, received)
    print("ready", flush=True)
    context.run_main_loop()


# MARK: Commands


def ask(path, *request):
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(20)
        connection.connect(path)
        with connection.makefile("rw") as stream:
            print(json.dumps(request), file=stream, flush=True)
            connection.shutdown(socket.SHUT_WR)
            answer = json.loads(stream.readline())
    if "error" in answer:
        sys.exit(f"mutter.py: {answer['error']}")
    return answer["result"]


def touch(path, steps):
    steps = iter(steps)
    for step in steps:
        if step == "sleep":
            time.sleep(float(next(steps)))
        elif step == "up":
            ask(path, "touch", "up")
        else:
            ask(path, "touch", step, float(next(steps)), float(next(steps)))


def main():
    path = os.environ["MUTTER_CONTROL"]
    command, *arguments = sys.argv[1:]
    if command == "serve":
        serve(path, arguments)
    elif command == "windows":
        for window in ask(path, "windows"):
            print(json.dumps(window))
    elif command == "touch":
        touch(path, arguments)
    elif command == "key":
        for name in arguments:
            ask(path, "key", name)
    elif command in ("focus", "created"):
        print(ask(path, command))
    else:
        ask(path, command, *map(int, arguments))


main()
