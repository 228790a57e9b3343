#!/usr/bin/env python3
"""Moves two fingers up on a touchpad, which scrolls down (wlr-virtual-pointer-unstable-v1, which sway has).

usage: touchpad.py X Y STEPS DELTA [lift]
       touchpad.py hold      has a touchpad, prints "ready", and does nothing with it

The pointer stands at X, Y of a screen of 1280 x 720 pixels. Each step scrolls by DELTA, 8 ms after the one before. With "lift"
the fingers are lifted while they move, so that the content moves on by itself.
"""

import os
import pathlib
import signal
import socket
import struct
import sys
import time

FINGER, VERTICAL = 1, 0
DISPLAY, REGISTRY = 1, 2


class Compositor:
    def __init__(self):
        path = pathlib.Path(os.environ.get("XDG_RUNTIME_DIR", "/"), os.environ["WAYLAND_DISPLAY"])
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(str(path))
        self.unread = b""
        self.last = DISPLAY

    def made(self):
        """The number of an object that the next request makes. They have to follow each other."""
        self.last += 1
        return self.last

    def send(self, receiver, request, *words, text=None, more=()):
        body = struct.pack(f"<{len(words)}I", *(word & 0xFFFFFFFF for word in words))
        if text is not None:
            encoded = text.encode() + b"\0"
            body += struct.pack("<I", len(encoded)) + encoded + b"\0" * (-len(encoded) % 4)
        body += struct.pack(f"<{len(more)}I", *more)
        self.socket.sendall(struct.pack("<II", receiver, (len(body) + 8) << 16 | request) + body)

    def event(self):
        while len(self.unread) < 8 or len(self.unread) < struct.unpack("<I", self.unread[4:8])[0] >> 16:
            data = self.socket.recv(65536)
            if not data:
                sys.exit("the compositor has closed the connection")
            self.unread += data
        sender, head = struct.unpack("<II", self.unread[:8])
        body, self.unread = self.unread[8 : head >> 16], self.unread[head >> 16 :]
        return sender, head & 0xFFFF, body

    def wait(self):
        """Waits until all requests have been carried out, and returns the names of globals that were told meanwhile."""
        callback, names = self.made(), {}
        self.send(DISPLAY, 0, callback)
        while True:
            sender, opcode, body = self.event()
            if sender == callback:
                return names
            if sender == DISPLAY and opcode == 0:
                sys.exit(f"error of the protocol: {body!r}")
            if sender == REGISTRY and opcode == 0:
                name, length = struct.unpack("<II", body[:8])
                names[body[8 : 7 + length].decode()] = name


def connected():
    compositor = Compositor()
    compositor.send(DISPLAY, 1, compositor.made())
    interface = "zwlr_virtual_pointer_manager_v1"
    name, manager = compositor.wait()[interface], compositor.made()
    compositor.send(REGISTRY, 0, name, text=interface, more=(1, manager))
    pointer = compositor.made()
    compositor.send(manager, 0, 0, pointer)
    compositor.wait()
    return compositor, pointer


def main():
    if sys.argv[1] == "hold":
        kept = connected()
        print("ready", flush=True)
        signal.pause()
        del kept
    x, y, steps, delta = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    compositor, pointer = connected()

    def now():
        return int(time.monotonic() * 1000)

    def end_frame():
        compositor.send(pointer, 4)
        compositor.wait()

    compositor.send(pointer, 1, now(), x, y, 1280, 720)
    end_frame()
    time.sleep(0.3)
    for _ in range(steps):
        compositor.send(pointer, 5, FINGER)
        compositor.send(pointer, 3, now(), VERTICAL, int(delta * 256))
        end_frame()
        time.sleep(0.008)
    if "lift" in sys.argv:
        compositor.send(pointer, 5, FINGER)
        compositor.send(pointer, 6, now(), VERTICAL)
        end_frame()


main()
