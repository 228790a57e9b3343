#!/usr/bin/env python3
"""Tells where windows are in KDE's compositor and moves them, by its scripts.

usage: kwin.py windows          prints a JSON object a line for each window
       kwin.py move ID X Y      moves a window so that the corner of its surface comes there
       kwin.py activate ID      brings a window to the front, with the keyboard
       kwin.py close ID         asks a window to close
       kwin.py focus            prints the identifier of the window with the keyboard

The compositor is the one on the session bus. The commands wait until it has done what they say.
"""

import json
import sys
import tempfile

from gi.repository import Gio, GLib

KWIN, PATH, INTERFACE = "org.kde.KWin", "/answer", "org.example.Answer"
ANSWER = f'<node><interface name="{INTERFACE}"><method name="Take"><arg type="s" direction="in"/></method></interface></node>'
SECONDS = 20

# The number that KWin puts behind a title that another window has, too, is not the program's. KWin 5's names: those of 6 are windowList and activeWindow.
SCRIPT = """
const list = workspace.windowList ? workspace.windowList() : workspace.clientList();
const active = workspace.activeWindow || workspace.activeClient;
const numbers = (rectangle) => [rectangle.x, rectangle.y, rectangle.width, rectangle.height].map(Math.round);
function described(window) {
    return {
        identifier: "" + window.internalId, title: window.caption.replace(/ <\\d+>$/, ""), process: window.pid, frame: numbers(window.bufferGeometry),
        isListed: !window.skipTaskbar,
    };
}
function result(command, id, x, y) {
    if (command == "windows") return list.filter((window) => !window.specialWindow || window.caption).map(described);
    if (command == "focus") return active ? "" + active.internalId : "";
    const window = list.find((window) => window.internalId == id);
    if (!window) throw "no window " + id;
    if (command == "move") {
        const frame = window.frameGeometry, surface = window.bufferGeometry;
        window.frameGeometry = {
            x: x + frame.x - surface.x, y: y + frame.y - surface.y, width: frame.width, height: frame.height,
        };
    } else if (command == "close") {
        window.closeWindow();
    } else {
        if (workspace.activeWindow !== undefined) workspace.activeWindow = window; else workspace.activeClient = window;
    }
    return null;
}
let answer;
try { answer = {result: result(...REQUEST)}; } catch (error) { answer = {error: "" + error}; }
callDBus("SENDER", "PATH", "INTERFACE", "Take", JSON.stringify(answer));
"""


def main():
    bus, loop, answers = Gio.bus_get_sync(Gio.BusType.SESSION), GLib.MainLoop(), []

    def taken(_bus, _sender, _path, _interface, _method, arguments, invocation):
        answers.append(json.loads(arguments.unpack()[0]))
        invocation.return_value(None)
        loop.quit()

    def call(path, interface, method, arguments=None):
        return bus.call_sync(KWIN, path, interface, method, arguments, None, 0, SECONDS * 1000)

    def run(number):
        try:
            call(f"/{number}", "org.kde.kwin.Script", "run")
        except GLib.GError as error:
            if not error.matches(Gio.DBusError.quark(), Gio.DBusError.UNKNOWN_OBJECT):
                raise
            # Where KWin 6 has its scripts.
            call(f"/Scripting/Script{number}", "org.kde.kwin.Script", "run")

    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(ANSWER).interfaces[0], taken)
    command, *arguments = sys.argv[1:]
    request = [command, *arguments[:1], *map(int, arguments[1:])]
    with tempfile.NamedTemporaryFile("w", suffix=".js") as file:
        script = SCRIPT
        for name, value in (
            ("REQUEST", json.dumps(request)), ("SENDER", bus.get_unique_name()), ("PATH", PATH), ("INTERFACE", INTERFACE),
        ):
            script = script.replace(name, value)
        file.write(script)
        file.flush()
        number = call("/Scripting", "org.kde.kwin.Scripting", "loadScript", GLib.Variant("(ss)", (file.name, file.name)))
        run(number.unpack()[0])
        GLib.timeout_add_seconds(SECONDS, loop.quit)
        loop.run()
        call("/Scripting", "org.kde.kwin.Scripting", "unloadScript", GLib.Variant("(s)", (file.name,)))
    if not answers:
        sys.exit(f"kwin.py: {command}: no answer in {SECONDS} seconds")
    if "error" in answers[0]:
        sys.exit(f"kwin.py: {command}: {answers[0]['error']}")
    result = answers[0]["result"]
    for line in result if command == "windows" else [result]:
        if line is not None:
            print(json.dumps(line) if command == "windows" else line)


main()
