"""A device of the network that does not keep to the protocol.

usage: hostile-device.py SCENARIO HOST PORT [ARGUMENT]…

HOST and PORT are those of the device that is attacked. The scenarios are the functions that are named at the end. Some
wait for SIGUSR1 before they go on or end.
"""

import contextlib
import hashlib
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import uuid

PAIR = "kdeconnect.pair"
NONCE = "org.swift_transferable.pairing"
CLIPBOARD = "kdeconnect.clipboard"


def say(*words):
    print(*words, flush=True)


class Certificate:
    """A key and a certificate with the identifier of a device."""

    def __init__(self, identifier=None):
        self.identifier = identifier or uuid.uuid4().hex
        self.directory = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.directory.name, "identity.pem")
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-subj", f"/CN={self.identifier}", "-days", "3650", "-keyout", self.path, "-out", self.path + ".crt"],
            check=True, capture_output=True)
        with open(self.path, "a") as file, open(self.path + ".crt") as certificate:
            file.write(certificate.read())


class Link:
    """A connection with a device, over which packets go."""

    def __init__(self, host, port, certificate, name, version=8, incoming=(), timeout=60):
        self.name, self.incoming, self.version, self.certificate = name, list(incoming), version, certificate
        plain = socket.create_connection((host, int(port)), timeout=timeout)
        plain.sendall(self.packet("kdeconnect.identity", self.identity()))
        # The device that connects is the server of TLS.
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate.path)
        self.socket = context.wrap_socket(plain, server_side=True)
        self.buffer = b""
        if version >= 8:
            self.send("kdeconnect.identity", self.identity())
            self.other = self.receive()["body"]

    def identity(self):
        return {
            "deviceId": self.certificate.identifier, "deviceName": self.name, "deviceType": "phone",
            "protocolVersion": self.version, "incomingCapabilities": self.incoming, "outgoingCapabilities": self.incoming,
        }

    @staticmethod
    def packet(kind, body, **members):
        return json.dumps({"id": 0, "type": kind, "body": body, **members}).encode() + b"\n"

    def send(self, kind, body, **members):
        self.socket.sendall(self.packet(kind, body, **members))

    def receive(self, kind=None):
        """Returns the next packet, or the next one of a kind; None at the end."""
        while True:
            while b"\n" not in self.buffer:
                part = self.socket.recv(65536)
                if not part:
                    return None
                self.buffer += part
            line, self.buffer = self.buffer.split(b"\n", 1)
            packet = json.loads(line)
            if kind in (None, packet["type"]):
                return packet

    def close(self):
        with contextlib.suppress(OSError):
            self.socket.close()


def commitment(nonce):
    return hashlib.sha256(b"org.swift_transferable.commitment" + nonce).hexdigest()


def await_test():
    """Waits for a signal of the test."""
    signal.sigwait({signal.SIGUSR1})


def old(host, port, version):
    """A device of an old version of the protocol, which asks to be paired and consents to each request."""
    link = Link(host, port, Certificate(), "Old phone", version=int(version))
    link.send(PAIR, {"pair": True, "timestamp": int(time.time())})
    say("asked")
    # A device that answered the decline of its own request would ask anew by that.
    while packet := link.receive(PAIR):
        if packet["body"]["pair"]:
            link.send(PAIR, {"pair": True})


def repeating(host, port, version):
    """A device of an old version of the protocol, which consents once more after it is paired, and then sends a text."""
    link = Link(host, port, Certificate(), "Repeating", version=int(version), incoming=[CLIPBOARD])
    say("connected")
    link.receive(PAIR)
    link.send(PAIR, {"pair": True})
    await_test()
    link.send(PAIR, {"pair": True})
    link.send(CLIPBOARD, {"content": "of the repeating device"})
    await_test()


def agreeable(host, port):
    """A device that consents to a request as soon as it can, and then sends a text."""
    link = Link(host, port, Certificate(), "Agreeable", incoming=[NONCE, CLIPBOARD])
    say("connected")
    request = link.receive(PAIR)["body"]
    link.send(NONCE, {"commitment": request["commitment"], "nonce": os.urandom(32).hex()})
    link.receive(NONCE)
    link.send(PAIR, {"pair": True})
    link.send(CLIPBOARD, {"content": "of the agreeable device"})
    say("done")
    await_test()
    link.send(PAIR, {"pair": False})
    await_test()


def impatient(host, port):
    """A device that consents to a request before there is a number, and learns nothing from that."""
    link = Link(host, port, Certificate(), "Impatient", incoming=[NONCE])
    say("connected")
    request = link.receive(PAIR)["body"]
    link.send(PAIR, {"pair": True})
    link.socket.settimeout(1)
    try:
        say("heard", link.receive()["type"])
    except TimeoutError:
        say("silence")
    link.socket.settimeout(None)
    link.send(NONCE, {"commitment": request["commitment"], "nonce": os.urandom(32).hex()})
    say("heard", link.receive()["type"])
    await_test()


def changeable(host, port):
    """A device that asks, and shows another value than the one that it has committed to."""
    link = Link(host, port, Certificate(), "Changeable", incoming=[NONCE])
    promise = commitment(os.urandom(32))
    link.send(PAIR, {"pair": True, "timestamp": int(time.time()), "commitment": promise})
    link.receive(NONCE)
    link.send(NONCE, {"commitment": promise, "nonce": os.urandom(32).hex()})
    say("answer", link.receive(PAIR)["body"]["pair"])
    await_test()


def take_over(host, port):
    """A device that is asked and goes away, in whose place another one with its identifier consents."""
    first = Certificate()
    link = Link(host, port, first, "Phone", incoming=[NONCE])
    say("connected")
    request = link.receive(PAIR)["body"]
    link.send(NONCE, {"commitment": request["commitment"], "nonce": os.urandom(32).hex()})
    link.receive(NONCE)
    await_test()
    link.close()
    link = Link(host, port, Certificate(first.identifier), "Phone", incoming=[NONCE, CLIPBOARD])
    say("replaced")
    link.send(PAIR, {"pair": True})
    link.send(CLIPBOARD, {"content": "of the other device"})
    say("done")
    await_test()


def between(host, port, identifier, other_port, other_identifier):
    """A device that says to each of two devices that it is the other one, and hands on what they say."""
    first = Link(host, port, Certificate(other_identifier), "Second", incoming=[NONCE])
    second = Link(host, other_port, Certificate(identifier), "First", incoming=[NONCE])
    say("connected")

    def hand_on(source, destination):
        while packet := source.receive():
            destination.send(packet["type"], packet["body"])

    for ends in ((first, second), (second, first)):
        threading.Thread(target=hand_on, args=ends, daemon=True).start()
    await_test()


def flood(host, port, seconds):
    """A device that asks to be paired and refuses by turns, as fast as it can."""
    link = Link(host, port, Certificate(), "Flood")
    link.socket.settimeout(0.2)
    end, count = time.monotonic() + float(seconds), 0
    lines = link.packet(PAIR, {"pair": True, "timestamp": int(time.time())}) + link.packet(PAIR, {"pair": False})
    while time.monotonic() < end:
        # A part of the lines may be sent before the time is over, so the next one continues there.
        with contextlib.suppress(OSError):
            link.socket.sendall(lines * 100)
            count += 100
    say("sent", count)
    say("done")


def crowd(host, port, count):
    """Devices with ever new names that come, ask and go."""
    for number in range(int(count)):
        with contextlib.suppress(OSError, ValueError, TypeError):
            link = Link(host, port, Certificate(), f"Guest {number}")
            link.send(PAIR, {"pair": True, "timestamp": int(time.time())})
            # A request that counts has no answer but that of a person.
            link.socket.settimeout(0.2)
            with contextlib.suppress(OSError):
                link.receive(PAIR)
            link.close()
    say("done")


def exhaust(host, port, strangers, connections):
    """Stays connected as many strangers, and keeps connections open that say nothing, until the test has seen enough."""
    links, sockets = [], []
    for number in range(int(strangers)):
        with contextlib.suppress(OSError, ValueError, TypeError):
            links.append(Link(host, port, Certificate(), f"Stranger {number}", timeout=3))
    for _ in range(int(connections)):
        with contextlib.suppress(OSError):
            sockets.append(socket.create_connection((host, int(port)), timeout=1))
    for link in links:
        with contextlib.suppress(OSError):
            link.send(PAIR, {"pair": True, "timestamp": int(time.time())})
    say("connected", len(links), len(sockets))
    await_test()
    for each in links + sockets:
        each.close()
    say("done")


if __name__ == "__main__":
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
    SCENARIOS = (old, repeating, agreeable, impatient, changeable, take_over, between, flood, crowd, exhaust)
    {each.__name__.replace("_", "-"): each for each in SCENARIOS}[sys.argv[1]](*sys.argv[2:])
