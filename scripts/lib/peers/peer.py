"""What a peer does in the trials. A peer that cannot take part in one says why in `why_not`."""

import subprocess

from desktop import Failure

WAYS = {"out": "Drag out", "in": "Drop in", "copy": "Copy", "paste": "Paste"}


class CannotTakePart(Exception):
    """The peer turns out to be unable to take part; the message says why."""


class Peer:
    name = title = package = None
    packages = ()
    # Whether a table keeps its name with this peer, be it through a file.
    keeps_names = False

    def __init__(self, desktop, ours, theirs):
        self.desktop, self.ours, self.theirs = desktop, ours, theirs

    @classmethod
    def version(cls):
        """The version of the Debian package, without its epoch and revision."""
        done = subprocess.run(
            ["dpkg-query", "--show", "--showformat=${Version}", cls.package], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, timeout=20)
        version = done.stdout.decode().split(":")[-1]
        for mark in ("-", "+", "~"):
            version = version.split(mark)[0]
        return version

    @classmethod
    def why_not(cls, display, kind, way):
        """Why the peer cannot take part, or None."""
        return None

    def start(self):
        """Starts the peer; where each trial has a program of its own, does nothing."""

    def stop(self):
        """Ends what `start` started."""

    def reset(self):
        """Brings the peer back after something failed."""
        self.stop()
        self.start()

    # What the app copied is pasted in the peer, and what arrived is returned.
    def paste(self, kind):
        raise Failure("not written")

    # The peer copies.
    def copy(self, kind):
        raise Failure("not written")

    # Gets ready for a drop, and gives the place for it.
    def expect_drop(self, kind):
        raise Failure("not written")

    # What arrived by a drop.
    def dropped(self, kind):
        raise Failure("not written")

    # Gets ready for a drag out of the peer, and gives the place where it begins.
    def offer(self, kind):
        raise Failure("not written")

    def finish(self):
        """Cleans up after each trial."""
