"""What a peer does in the trials. Why it cannot do a thing is said by `explanation`, once a trial has shown it."""

import subprocess

from desktop import Failure

WAYS = {"out": "Drag out", "in": "Drop in", "copy": "Copy", "paste": "Paste"}


class Peer:
    name = title = package = None
    packages = ()
    # Whether a table keeps its name with this peer, be it through a file.
    keeps_names = False
    # Of what it begins no drag.
    drags_no = ()
    # How long something may take to arrive, in seconds.
    patience = 10

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

    def fact(self, way):
        """What there is about the peer that leaves nothing to try, and a function that checks it and gives what it saw."""
        return None

    def explanation(self, kind, way):
        """Why the peer is not expected to do a thing, or None. A trial shows whether that is so."""
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
