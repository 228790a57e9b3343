"""A drop target of X11 that takes nothing but files, which the source saves where it is told (XdndDirectSave0).

usage: direct-save-peer.py TITLE FOLDER

Writes one JSON object a line: "ready", and "saved" with the source's answer to each drop.
"""

import json
import os
import sys
import urllib.parse

from Xlib import X, Xatom, display
from Xlib.protocol import event


def say(name, **details):
    print(json.dumps({"event": name, **details}), flush=True)


title, folder = sys.argv[1:]
server = display.Display()
screen = server.screen()
atom = server.intern_atom
direct_save = atom("XdndDirectSave0")
window = screen.root.create_window(0, 0, 300, 200, 0, screen.root_depth, background_pixel=screen.white_pixel)
window.set_wm_name(title)
window.change_property(atom("_NET_WM_NAME"), atom("UTF8_STRING"), 8, title.encode())
window.change_property(atom("_NET_WM_PID"), Xatom.CARDINAL, 32, [os.getpid()])
window.change_property(atom("XdndAware"), Xatom.ATOM, 32, [5])
window.map()
server.flush()
say("ready")


def tell(source, kind, data):
    message = event.ClientMessage(window=source, client_type=atom(kind), data=(32, [window.id] + data))
    source.send_event(message)
    server.flush()


source = None
while True:
    received = server.next_event()
    if received.type == X.SelectionNotify:
        answer = window.get_full_property(received.property, X.AnyPropertyType) if received.property else None
        letter = bytes(answer.value).decode() if answer else None
        tell(source, "XdndFinished", [1 if letter == "S" else 0, atom("XdndActionCopy"), 0, 0])
        say("saved", answer=letter)
    if received.type != X.ClientMessage:
        continue
    data = received.data[1]
    kind = server.get_atom_name(received.client_type)
    source = server.create_resource_object("window", data[0])
    if kind == "XdndPosition":
        tell(source, "XdndStatus", [1, 0, 0, atom("XdndActionCopy")])
    if kind == "XdndDrop":
        name = bytes(source.get_full_property(direct_save, X.AnyPropertyType).value).decode()
        uri = "file://" + urllib.parse.quote(os.path.join(folder, name))
        source.change_property(direct_save, atom("text/plain"), 8, uri.encode())
        window.convert_selection(atom("XdndSelection"), direct_save, atom("SAVED"), data[2])
        server.flush()
