"""A program outside of sandboxes that hands files over through the desktop's portal for file transfers.

usage: file-transfer-peer.py send FILE …     announces the files; writes "key" with the key, which is good until the program ends
       file-transfer-peer.py receive KEY     writes "files" with the paths and the first bytes of the files that the key is for

Writes one JSON object a line.
"""

import json
import os
import sys

from gi.repository import Gio, GLib

bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def call(method, arguments, files=None):
    answer = bus.call_with_unix_fd_list_sync(
        "org.freedesktop.portal.Documents",
        "/org/freedesktop/portal/documents",
        "org.freedesktop.portal.FileTransfer",
        method,
        arguments,
        None,
        0,
        -1,
        files,
        None,
    )
    return answer[0].unpack()


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


if sys.argv[1] == "send":
    (key,) = call("StartTransfer", GLib.Variant("(a{sv})", ({},)))
    files = Gio.UnixFDList.new()
    handles = [files.append(os.open(path, os.O_PATH | os.O_CLOEXEC)) for path in sys.argv[2:]]
    call("AddFiles", GLib.Variant("(saha{sv})", (key, handles, {})), files)
    say("key", key=key)
    GLib.MainLoop().run()
else:
    (paths,) = call("RetrieveFiles", GLib.Variant("(sa{sv})", (sys.argv[2], {})))
    heads = []
    for path in paths:
        with open(path, "rb") as file:
            heads.append(file.read(64).hex())
    say("files", paths=paths, heads=heads)
