"""Takes part in the selections of an X server, as ICCCM says or as it should not be, through python-xlib.

usage: x11-peer.py own SELECTION BEHAVIOUR [ARGUMENT…]
       x11-peer.py ask SELECTION BEHAVIOUR [ARGUMENT…]
       x11-peer.py manage

What happens is written as lines of JSON, the first of which has the event "ready".
"""

import hashlib
import itertools
import json
import os
import pathlib
import signal
import struct
import sys
import time

from Xlib import X, Xatom, display, error
from Xlib.protocol import event

# python-xlib does not know requests of more than 256 KiB.
LONGEST_REQUEST = 200_000
PAYLOAD = "image/png"


def say(name, **details):
    print(json.dumps({"event": name, **details}), flush=True)


class Peer:
    """A connection with a window that owns a selection or asks for one."""

    def __init__(self):
        self.display = display.Display()
        # Errors are about windows that others have destroyed.
        self.display.set_error_handler(lambda *_: None)
        self.window = self.new_window()
        self.requests = lambda request: self.notify(request, X.NONE)
        self.transfers = {}

    def new_window(self):
        root = self.display.screen().root
        return root.create_window(0, 0, 1, 1, 0, X.CopyFromParent, event_mask=X.PropertyChangeMask)

    def atom(self, name):
        return self.display.intern_atom(name)

    def name(self, atom):
        return self.display.get_atom_name(atom) if atom else None

    def handle(self, timeout=None):
        """Handles the next event and returns it; None when none came in time."""
        deadline = None if timeout is None else time.monotonic() + timeout
        while deadline is not None and not self.display.pending_events():
            if time.monotonic() > deadline:
                return None
            time.sleep(0.001)
        next_event = self.display.next_event()
        if next_event.type == X.SelectionRequest:
            self.requests(next_event)
        elif next_event.type == X.PropertyNotify and next_event.state == X.PropertyDelete:
            key = (next_event.window.id, next_event.atom)
            if key in self.transfers:
                self.transfers[key]()
        return next_event

    def run(self):
        while True:
            self.handle()

    # Owning

    def own(self, selection):
        now = self.now()
        self.window.set_selection_owner(selection, now)
        assert self.display.get_selection_owner(selection) == self.window

    def now(self):
        """The server's time (ICCCM, section 2.1)."""
        self.window.change_property(self.atom("NOW"), Xatom.INTEGER, 32, [], X.PropModeAppend)
        while True:
            change = self.display.next_event()
            if change.type == X.PropertyNotify and change.atom == self.atom("NOW"):
                return change.time

    def notify(self, request, prop):
        answer = event.SelectionNotify(
            time=request.time,
            requestor=request.requestor,
            selection=request.selection,
            target=request.target,
            property=prop,
        )
        request.requestor.send_event(answer)
        self.display.flush()

    def set(self, window, prop, kind, data):
        """Sets a property to bytes of any number. Others see it when it is complete, and are told of each request."""
        if len(data) > LONGEST_REQUEST:
            self.display.grab_server()
        window.change_property(prop, kind, 8, data[:LONGEST_REQUEST])
        for start in range(LONGEST_REQUEST, len(data), LONGEST_REQUEST):
            window.change_property(prop, kind, 8, data[start : start + LONGEST_REQUEST], X.PropModeAppend)
        self.display.ungrab_server()
        self.display.flush()

    def put(self, request, kind, form, values):
        """Answers with one property."""
        prop = request.property or request.target
        if form == 8:
            self.set(request.requestor, prop, kind, values)
        else:
            request.requestor.change_property(prop, kind, form, values)
        self.notify(request, prop)

    def put_incrementally(self, request, parts, size, kind=None):
        """Answers with parts, each when the one before it was taken (ICCCM, section 2.7.2). No part is the end of itself."""
        window, prop = request.requestor, request.property
        parts = iter(parts)

        def go_on():
            part = next(parts, None)
            if part is None:
                del self.transfers[(window.id, prop)]
            else:
                self.set(window, prop, kind or request.target, part)

        self.transfers[(window.id, prop)] = go_on
        window.change_attributes(event_mask=X.PropertyChangeMask)
        window.change_property(prop, self.atom("INCR"), 32, [size])
        self.notify(request, prop)

    def list_targets(self, request, names):
        self.put(request, Xatom.ATOM, 32, [self.atom(name) for name in names])

    # Asking

    def ask(self, selection, target, prop="ANSWER", when=X.CurrentTime, window=None):
        (window or self.window).convert_selection(
            selection, self.atom(target), self.atom(prop) if prop else X.NONE, when
        )
        self.display.flush()

    def answer(self, timeout=20):
        """Waits for the answer to the request before."""
        while True:
            answer = self.handle(timeout)
            if answer is None:
                say("silence")
                sys.exit(1)
            # The number of a window that was destroyed may be that of a new one.
            if answer.type == X.SelectionNotify and answer.requestor == self.window:
                return answer

    def take(self, prop, window=None):
        """Reads and deletes a property; None where there is none."""
        window = window or self.window
        parts, offset, found = [], 0, None
        while True:
            found = window.get_property(prop, X.AnyPropertyType, offset, 1 << 16)
            if found is None:
                return None
            item = {16: "H", 32: "I"}.get(found.format)
            parts.append(struct.pack(f"={len(found.value)}{item}", *found.value) if item else found.value)
            offset += 1 << 16
            if not found.bytes_after:
                break
        window.delete_property(prop)
        self.display.flush()
        return found.property_type, found.format, b"".join(parts)

    def parts(self, prop):
        """The parts of an answer: one, or as many as the owner sends."""
        kind, form, data = self.take(prop)
        if kind != self.atom("INCR"):
            yield kind, form, data
            return
        while True:
            change = self.handle(20)
            if change is None:
                say("silence")
                sys.exit(1)
            if change.type != X.PropertyNotify or change.state != X.PropertyNewValue or change.atom != prop:
                continue
            part = self.take(prop)
            if part is None:
                continue
            yield part
            if not part[2]:
                return

    def payload(self, prop):
        """The whole of an answer: its type, its format, its bytes and the number of parts."""
        kind = form = None
        pieces = []
        for kind, form, piece in self.parts(prop):
            pieces.append(piece)
        return kind, form, b"".join(pieces), len(pieces)

    def tell(self, name, answer):
        """Says what came."""
        if not answer.property:
            say(name, target=self.name(answer.target), refused=True)
            return
        self.tell_payload(name, self.name(answer.target), answer.property)

    def tell_payload(self, name, target, prop):
        kind, form, data, count = self.payload(prop)
        details = {"type": self.name(kind), "format": form, "count": len(data), "parts": count}
        if kind == Xatom.ATOM:
            details["atoms"] = [self.name(atom) for atom in struct.unpack(f"={len(data) // 4}I", data)]
        elif form == 32:
            details["numbers"] = list(struct.unpack(f"={len(data) // 4}I", data))
        say(name, target=target, refused=False, sha256=hashlib.sha256(data).hexdigest(), **details)


# Owners


def bytes_of(count):
    """The bytes that tests expect: each is its place modulo 251."""
    pattern = bytes(range(251))
    return (pattern * (count // 251 + 1))[:count]


def own(selection_name, behaviour, arguments):
    peer = Peer()
    selection = peer.atom(selection_name)
    png = peer.atom(PAYLOAD)
    number = int(arguments[0]) if arguments and behaviour not in ("offers", "serves") else 0

    def endless():
        while True:
            yield bytes(150_000)

    def ending():
        yield bytes(1000)
        os._exit(0)

    def in_time(request):
        time.sleep(number)
        peer.put(request, png, 8, b"late")

    def twice(request):
        peer.put(request, png, 8, b"once")
        peer.put(request, png, 8, b"twice")
        peer.notify(request, X.NONE)

    def pausing():
        yield bytes_of(1000)
        say("paused")
        signal.sigwait({signal.SIGUSR1})
        yield b"more"
        yield b""

    def trickling():
        while True:
            time.sleep(0.05)
            yield b"."

    payloads = {
        "refuses": lambda request: peer.notify(request, X.NONE),
        "silent": lambda request: None,
        "answers-atoms": lambda request: peer.put(request, Xatom.ATOM, 32, [png]),
        "answers-nothing": lambda request: peer.notify(request, request.property),
        "names-another-property": lambda request: peer.notify(request, peer.atom("ANOTHER")),
        "understates": lambda request: peer.put_incrementally(request, [bytes_of(3_000_000), b""], 10),
        "overstates": lambda request: peer.put_incrementally(request, [bytes_of(3), b""], 0xFFFFFFFF),
        "endless": lambda request: peer.put_incrementally(request, endless(), 0),
        "stalls": lambda request: peer.put_incrementally(request, [bytes(1000)], 2000),
        "dies": lambda request: os._exit(0),
        "dies-within": lambda request: peer.put_incrementally(request, ending(), 2000),
        "trickles": lambda request: peer.put_incrementally(request, trickling(), 2000),
        "at-once": lambda request: peer.put(request, png, 8, bytes_of(number)),
        "serves": lambda request: peer.put(request, png, 8, pathlib.Path(arguments[0]).read_bytes()),
        "late": in_time,
        "twice": twice,
        "in-pieces": lambda request: peer.put_incrementally(request, [bytes_of(900_000), bytes_of(700_000), b""], 0),
        "pauses": lambda request: peer.put_incrementally(request, pausing(), 2000),
    }
    lists = {
        "lists-bytes": lambda request: peer.put(request, Xatom.ATOM, 8, b"\x01\x02\x03\x04\x05"),
        "lists-strings": lambda request: peer.put(request, Xatom.STRING, 8, b"image/png"),
        "lists-too-many": lambda request: peer.put(request, Xatom.ATOM, 32, [png] * 40_000),
        "lists-endlessly": lambda request: peer.put_incrementally(request, endless(), 0, kind=Xatom.ATOM),
        "lists-no-atoms": lambda request: peer.put(request, Xatom.ATOM, 32, [0, 0x1FFFFFFF, png, 0xFFFFFFFF]),
        "lists-nothing": lambda request: peer.put(request, Xatom.ATOM, 32, []),
        "lists-silently": lambda request: None,
        "lists-not": lambda request: peer.notify(request, X.NONE),
    }

    others = {"text/plain;charset=utf-8": b"the second name", "image/bmp": b"BM"}
    # Each a name, the type of the answer, and the answer in hexadecimal digits; without an answer it refuses.
    forms = [argument.split("|") for argument in arguments] if behaviour == "offers" else []

    def answer(request):
        say("request", target=peer.name(request.target))
        if behaviour == "answers-for-others":
            name = peer.name(request.target)
            if name == "TARGETS":
                peer.list_targets(request, ["TARGETS", "UTF8_STRING", PAYLOAD, *others])
            elif name in others:
                peer.put(request, request.target, 8, others[name])
        elif behaviour == "offers":
            name = peer.name(request.target)
            answers = {form[0].lstrip("!"): form for form in forms}
            if name == "TARGETS":
                # What is not listed is answered all the same.
                peer.list_targets(request, ["TARGETS"] + [form[0] for form in forms if not form[0].startswith("!")])
            elif len(answers.get(name, [])) == 3:
                peer.put(request, peer.atom(answers[name][1]), 8, bytes.fromhex(answers[name][2]))
            else:
                peer.notify(request, X.NONE)
        elif request.target == peer.atom("TARGETS"):
            if behaviour in lists:
                lists[behaviour](request)
            else:
                peer.list_targets(request, ["TARGETS", "TIMESTAMP", PAYLOAD])
                if behaviour == "is-replaced":
                    other = Peer()
                    other.own(selection)
                    say("replaced")
                    other.run()
        else:
            payloads.get(behaviour, payloads["refuses"])(request)

    peer.requests = answer
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
    peer.own(selection)
    say("ready")
    peer.run()


# Requestors


def ask(selection_name, behaviour, arguments):
    peer = Peer()
    selection = peer.atom(selection_name)
    prop = peer.atom("ANSWER")
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
    say("ready")

    def ask_for(target, **details):
        peer.ask(selection, target, **details)
        return peer.answer()

    def get(target):
        peer.tell("answer", ask_for(target))

    def first_part(target):
        """Asks for something large, and takes its first part only."""
        parts = peer.parts(ask_for(target).property)
        first = next(parts)
        say("part")
        return itertools.chain([first], parts)

    if behaviour == "get":
        for target in arguments:
            get(target)
    elif behaviour == "without-property":
        # Requestors from before ICCCM name none; the target is the property (section 2.2).
        answer = ask_for(arguments[0], prop=None)
        peer.tell("answer", answer)
        say("property", atoms=[peer.name(answer.property)])
    elif behaviour == "at":
        # Asks as of a time before or after that of the ownership.
        began = peer.payload(ask_for("TIMESTAMP").property)[2]
        when = struct.unpack("=I", began)[0] + int(arguments[1])
        peer.tell("answer", ask_for(arguments[0], when=when))
    elif behaviour == "multiple":
        pairs = [peer.atom(name) for index, target in enumerate(arguments) for name in (target, f"PART_{index}")]
        peer.window.change_property(prop, peer.atom("ATOM_PAIR"), 32, pairs)
        answer = ask_for("MULTIPLE")
        if not answer.property:
            say("pairs", refused=True)
            return
        kind, form, data = peer.take(prop)
        left = struct.unpack(f"={len(data) // 4}I", data)
        say("pairs", refused=False, type=peer.name(kind), atoms=[peer.name(atom) for atom in left])
        for index, target in enumerate(arguments):
            if left[index * 2 + 1]:
                peer.tell_payload("answer", target, left[index * 2 + 1])
    elif behaviour == "bad-multiple":
        peer.window.change_property(prop, peer.atom("ATOM_PAIR"), 32, [peer.atom("TARGETS")] * 3)
        peer.tell("answer", ask_for("MULTIPLE"))
        peer.window.delete_property(prop)
        peer.tell("answer", ask_for("MULTIPLE"))
    elif behaviour == "dies":
        first_part(arguments[0])
        os._exit(0)
    elif behaviour == "stalls":
        first_part(arguments[0])
        time.sleep(600)
    elif behaviour == "pauses":
        parts = first_part(arguments[0])
        signal.sigwait({signal.SIGUSR1})
        count = sum(len(data) for _, _, data in parts)
        say("end", count=count)
    elif behaviour == "destroys":
        # The window is gone before the answer can come.
        for _ in range(int(arguments[1])):
            window = peer.new_window()
            peer.ask(selection, arguments[0], window=window)
            window.destroy()
        peer.display.sync()
        get(arguments[0])
    elif behaviour == "many":
        count = int(arguments[1])
        for index in range(count):
            peer.ask(selection, arguments[0], prop=f"MANY_{index}")
        done = refused = size = 0
        while done + refused < count:
            answer = peer.answer()
            if answer.property:
                done += 1
                size += len(peer.take(answer.property)[2])
            else:
                refused += 1
        say("end", done=done, failed=refused, count=size)
    elif behaviour == "hoards":
        # Asks for much with many windows, of several connections, and takes nothing.
        count, connections = int(arguments[1]), int(arguments[2])
        peers = [peer] + [Peer() for _ in range(connections - 1)]
        for index in range(count):
            other = peers[index % connections]
            other.ask(selection, arguments[0], window=other.new_window())
        for other in peers:
            other.display.sync()
        say("asked")
        while True:
            for other in peers:
                other.handle(0.01)
    elif behaviour == "destroys-owner":
        # Destroys the window that owns the selection, as often as there is one, up to a number of times.
        for _ in range(int(arguments[0])):
            owner = peer.display.get_selection_owner(selection)
            if owner == X.NONE:
                break
            owner.destroy()
            peer.display.sync()
            for _ in range(200):
                if peer.display.get_selection_owner(selection) != X.NONE:
                    break
                time.sleep(0.01)
        say("end", owner=getattr(peer.display.get_selection_owner(selection), "id", 0))
    elif behaviour == "watch-death":
        # How long the owner's window lives.
        owner = peer.display.get_selection_owner(selection)
        while peer.display.get_selection_owner(selection) != X.NONE:
            time.sleep(0.005)
        say("end", owner=owner.id if owner else 0)


# A clipboard manager


def manage():
    """Saves what the clipboard has when asked to, and owns the clipboard when the owner is gone (freedesktop.org's
    clipboard manager specification)."""
    peer = Peer()
    clipboard, manager = peer.atom("CLIPBOARD"), peer.atom("CLIPBOARD_MANAGER")
    incr = peer.atom("INCR")
    saved = {}
    asked = []

    def fetch(target):
        prop = peer.atom("SAVED")
        peer.window.convert_selection(clipboard, target, prop, X.CurrentTime)
        peer.display.flush()
        answer = peer.answer()
        return peer.payload(answer.property) if answer.property else None

    def save(request):
        wanted = request.requestor.get_full_property(request.property, Xatom.ATOM)
        targets = list(wanted.value) if wanted else []
        for target in targets:
            payload = fetch(target)
            if payload:
                saved[target] = payload
        say("saved", atoms=[peer.name(target) for target in saved])
        peer.put(request, peer.atom("NULL"), 32, [])

    def serve(request):
        if request.target == peer.atom("TARGETS"):
            peer.put(request, Xatom.ATOM, 32, [peer.atom("TARGETS"), *saved])
        elif request.target not in saved:
            peer.notify(request, X.NONE)
        else:
            kind, _, data, _ = saved[request.target]
            parts = [data[start : start + 150_000] for start in range(0, len(data), 150_000)] + [b""]
            if len(data) <= 150_000:
                peer.put(request, kind, 8, data)
            else:
                peer.put_incrementally(request, parts, len(data), kind=kind)

    # A request that comes while another is served is kept.
    peer.requests = asked.append
    peer.own(manager)
    say("ready")
    while True:
        peer.handle(0.01)
        while asked:
            request = asked.pop(0)
            if request.selection == manager and request.target == peer.atom("SAVE_TARGETS"):
                save(request)
            elif request.selection == clipboard:
                serve(request)
            else:
                peer.notify(request, X.NONE)
        if saved and peer.display.get_selection_owner(clipboard) == X.NONE:
            peer.own(clipboard)
            say("owns")


role, *rest = sys.argv[1:]
try:
    if role == "own":
        own(rest[0], rest[1], rest[2:])
    elif role == "ask":
        ask(rest[0], rest[1], rest[2:])
    else:
        manage()
except (error.ConnectionClosedError, ConnectionError):
    say("disconnected")
