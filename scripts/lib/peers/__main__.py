"""The trials of scripts/try-peers: see there."""

import argparse
import concurrent.futures
import os
import re
import shutil
import signal
import sys
import tempfile
import threading
import time
import traceback

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import article
import samples
from app import App, KitApp
from browsers import Chromium, Firefox
from command_line import WLClipboard, XClip
from control import Control
from desktop import GNOME, KDE, Failure, Nothing, Weston, X11
from documents import Evince
from editors import Emacs, Geany, GVim, Kate
from terminals import GnomeTerminal, Konsole
from keepers import CopyQ, KeePassXC
from krita import Krita
from mail import Thunderbird
from managers import Dolphin, Nautilus, PCManFMQt, Thunar
from office import Calc, Writer
from pictures import GIMP, Inkscape
from peer import BOARD_WAYS, BOARDS, Peer, WAYS
from players import MPV, VLC
from toolkits import GTK3, GTK4, Qt6

PEERS = [XClip, WLClipboard, GTK3, GTK4, Qt6, Chromium, Firefox, Thunar, Nautilus, PCManFMQt, Dolphin, Writer, Calc,
         Geany, Kate, GVim, Emacs, Konsole, GnomeTerminal, MPV, VLC, GIMP, Krita, Inkscape,
         Evince, KeePassXC, CopyQ, Thunderbird]
# With which the older pasteboards are tried: what has the clipboard for itself, the toolkits, and an app for each kind of contents.
PEERS_OF_BOARDS = [XClip, WLClipboard, GTK3, GTK4, Qt6, Nautilus, Writer, GIMP]
# With which what is hard is tried, besides.
PEERS_OF_HARD_KINDS = {
    "lines": [XClip, WLClipboard, GTK3, GTK4, Qt6, Chromium, Firefox, Writer, Geany, Kate, GVim, Emacs, CopyQ],
    "table": [GTK3, GTK4, Qt6, Chromium, Firefox, Thunar, Nautilus, PCManFMQt, Dolphin, Writer, Calc, Geany, Kate],
    # Qt gives such a file another name, under which there is none.
    "names": [GTK3, GTK4, Thunar, Nautilus],
}
# The article is about the first two.
DISPLAYS = {"x11": X11, "wayland": Weston, "gnome": GNOME, "kde": KDE}


def exchange(app, peer, kind, way):
    """One trial. Gives what arrived, and the samples that it is one of."""
    if way == "copy":
        app.copy(kind)
        return peer.paste(kind), app.samples
    if way == "paste":
        peer.copy(kind)
        app.paste(kind)
        return app.received(kind, "paste"), peer.theirs
    if way == "out":
        place = peer.expect_drop(kind)
        app.desktop.drag(app.place(kind, "source"), place)
        return peer.dropped(kind), app.samples
    place = peer.offer(kind)
    app.expect_drop()
    app.desktop.drag(place, app.place(kind, "target"), press=0.4, key=peer.drag_key)
    return app.received(kind, "drop"), peer.theirs


def without_name(peer, got):
    return got if peer.keeps_names else {key: value for key, value in got.items() if key != "name"}


class Trials:
    """The trials of one peer on one display, with one of the apps: of an older pasteboard, or of none. What is hard has an app
    and samples of its own."""

    # What is expected to fail has less time.
    short_patience = 5

    def __init__(self, peer_type, display, board, is_hard, trials, options, results, write):
        self.peer_type, self.display, self.board, self.is_hard = peer_type, display, board, is_hard
        self.trials, self.options = trials, options
        self.results, self.write, self.failed = results, write, 0
        # What was seen by each check of a fact.
        self.facts = {}

    def run(self):
        directory = tempfile.mkdtemp(prefix="peers-")
        os.chmod(directory, 0o755)
        desktop = self.peer = self.control = None
        try:
            ours, theirs = (
                make(f"{directory}/{name}", self.peer_type.files, self.is_hard)
                for name, make in (("ours", samples.ours), ("theirs", samples.theirs)))
            # Each peer has a display of its own, so that none disturbs the next.
            desktop = DISPLAYS[self.display]()
            self.app = (
                KitApp(desktop, os.path.join(os.path.dirname(self.options.program), "KitProbe"), ours, self.board) if self.board
                else App(desktop, self.options.program, ours, self.is_hard))
            self.peer = self.peer_type(desktop, ours, theirs)
            self.peer.board = self.board
            self.peer.control = self.control = Control(desktop, ours, theirs, self.peer.drags_no)
            if desktop.name in self.peer.displays:
                self.peer.start()
            # What is expected to fail comes last, because it may leave something behind.
            for way, kind, key in sorted(self.trials, key=lambda trial: bool(self.peer.explanation(trial[1], trial[0]))):
                began = time.monotonic()
                result, seen = self.result(kind, way)
                self.failed += result.startswith("no")
                self.write(key, result, seen)
                print(f"{self.display:8}{self.peer.name:15}{key[2]:9}{key[1]:8}{time.monotonic() - began:5.1f} s  {result}"
                      + (f" ({seen})" if seen else ""), flush=True)
        except Failure as failure:
            self.failed += 1
            print(f"{self.display} {self.peer_type.name}: {failure}", file=sys.stderr, flush=True)
            for _, _, key in self.trials:
                self.results.missing(key, f"no: {failure}")
        finally:
            if self.peer:
                self.peer.stop()
            if desktop:
                desktop.stop()
            shutil.rmtree(directory, ignore_errors=True)

    def result(self, kind, way):
        """What comes of a trial, and what was seen where that is not what was to be exchanged."""
        fact = self.peer.fact(kind, way)
        if fact:
            return self.checked(*fact)
        explanation = self.peer.explanation(kind, way)
        if not explanation:
            for number in (1, 2):
                problem, note, _ = self.attempt(self.app, kind, way, f"-{number}")
                if problem is None:
                    return "yes" + note, ""
                try:
                    self.peer.reset()
                except Failure as failure:
                    return f"no: {problem}; then {failure}", ""
            return f"no: {problem}", ""
        self.peer.patience = self.short_patience
        try:
            for number in (1, 2):
                problem, note, is_seen = self.attempt(self.app, kind, way, f"-{number}")
                if problem is None:
                    return "yes" + note, ""
                if is_seen:
                    if way == "paste":
                        self.control.take_clipboard()
                    # The control is believed to fail where it fails twice.
                    for _ in range(2 if way in ("out", "copy") else 1):
                        problem_of_control, _, is_seen = self.attempt(self.control, kind, way, f"-control-{number}")
                        if problem_of_control is None:
                            break
                    problem = problem if is_seen else problem_of_control
                if is_seen:
                    break
                # Something else went wrong, which says nothing about the peer.
                self.peer.reset()
            else:
                return f"no: {problem}", ""
        except Failure as failure:
            return f"no: {problem}; then {failure}", ""
        finally:
            self.peer.patience = Peer.patience
        seen = f"{problem}; with a GTK 3 program instead of the app: {problem_of_control or 'it works'}"
        if way in ("in", "paste"):
            seen += f"; {self.peer.title}: {self.control.names(way)}"
        # Directories of trials have other names each time.
        directories = rf"{re.escape(tempfile.gettempdir())}/(?:desktop|peers)-\w+"
        return f"{'–' if problem_of_control else 'no:'} {explanation}", re.sub(directories, "…", seen)

    def checked(self, reason, check):
        """A fact about the peer. What checks it for all kinds does so once."""
        if check not in self.facts:
            try:
                self.facts[check] = check()
            except Failure as first:
                try:
                    self.peer.reset()
                    self.facts[check] = check()
                except Failure as failure:
                    return f"no: it is not so that {reason}: {failure}", "" if str(first) == str(failure) else str(first)
        return f"n/a {reason}", self.facts[check]

    def attempt(self, app, kind, way, mark):
        """Gives what went wrong, or None, a note on what arrived, and whether the exchange was made to its end."""
        note, pictures, is_seen = "", self.options.pictures, True
        try:
            app.ensure()
            self.peer.ensure()
            got, samples_of_sender = exchange(app, self.peer, kind, way)
            problem = samples_of_sender.check(kind, without_name(self.peer, got))
            note = f", {got['note']}" if "note" in got else ""
        except Nothing as nothing:
            problem = str(nothing)
        except Failure as failure:
            problem, is_seen = str(failure), False
        except Exception as error:
            traceback.print_exc()
            problem, is_seen = f"{type(error).__name__}: {error}", False
        if problem is not None and pictures:
            app_name = "hard" if self.is_hard else self.board or "app"
            path = os.path.join(pictures, f"{self.peer.name}-{kind}-{app_name}-{way}-{self.display}{mark}.png")
            self.app.desktop.picture(path)
        try:
            self.peer.finish()
        except Failure as failure:
            problem, is_seen = f"{problem or 'it works'}; then {failure}", False
        return problem and " ".join(problem.split()), note, is_seen


def main():
    # What was started ends with the thread that started it.
    signal.signal(signal.SIGTERM, lambda *_: os._exit(143))

    def choice(values):
        def read(text):
            chosen = text.split(",")
            for value in chosen:
                if value not in values:
                    raise argparse.ArgumentTypeError(f"“{value}” is none of {', '.join(values)}")
            return chosen

        return read

    names = [peer.name for peer in PEERS]
    parser = argparse.ArgumentParser(prog="scripts/try-peers", description="Exchanges things with other programs.")
    parser.add_argument("--peers", type=choice(names), default=names, help=",".join(names))
    kinds = [*samples.KINDS, *samples.HARD_KINDS]
    parser.add_argument("--kinds", type=choice(kinds), default=kinds, help=",".join(kinds))
    ways = {**WAYS, **BOARD_WAYS}
    parser.add_argument("--ways", type=choice(ways), default=list(ways), help=",".join(ways))
    parser.add_argument("--displays", type=choice(DISPLAYS), default=["x11", "wayland"], help=",".join(DISPLAYS))
    parser.add_argument("--jobs", type=int, default=4, help="how many displays there are at a time")
    parser.add_argument("--program", help="the built Tests/TransferProbe, with the built Tests/KitProbe beside it")
    parser.add_argument("--results", required=True, help="the table that is updated")
    parser.add_argument("--article", required=True, help="the article that is made of it")
    parser.add_argument("--pictures", help="a directory for pictures of the screen where a trial fails")
    parser.add_argument("--only-failed", action="store_true", help="repeat what did not work")
    parser.add_argument("--article-only", action="store_true", help="try nothing")
    parser.add_argument("--check", action="store_true", help="try nothing, and fail unless the article is what the results say")
    options = parser.parse_args()

    results = article.Results(options.results)
    failed = 0 if options.article_only or options.check else try_all(options, results)
    text = article.text_of_article(results, PEERS, PEERS_OF_BOARDS)
    if options.check:
        with open(options.article, encoding="utf-8") as file:
            if file.read() != text:
                print(f"{options.article} is out of date: run scripts/try-peers --article-only", file=sys.stderr)
                return 1
        return 0
    with open(options.article, "w", encoding="utf-8") as file:
        file.write(text)
    return 1 if failed else 0


def all_trials(peer_type, display, board, options):
    """The chosen ways and kinds, each with the key of its result."""
    if board and peer_type not in PEERS_OF_BOARDS:
        return []
    ways = [(name, name) for name in WAYS] if board is None else [(f"{board}-{way}", way) for way in ("copy", "paste")]
    kinds = samples.KINDS if board is None else samples.BOARD_KINDS
    return [(way, kind, (peer_type.name, kind, name, display))
            for name, way in ways if name in options.ways for kind in kinds if kind in options.kinds]


def hard_trials(peer_type, display, options):
    """The same of what is hard: a trial is one of the kind as which it is exchanged."""
    return [(way, kind, (peer_type.name, name, way, display))
            for name, (_, kind, ways) in samples.HARD_KINDS.items() for way in ways
            if name in options.kinds and way in options.ways and peer_type in PEERS_OF_HARD_KINDS[name]]


def try_all(options, results):
    lock = threading.Lock()

    def write(key, result, seen):
        with lock:
            results.set(key, result, seen)
            results.write()

    if options.pictures:
        os.makedirs(options.pictures, exist_ok=True)
    everything = []
    for peer_type in (peer for peer in PEERS if peer.name in options.peers):
        results.versions[peer_type.name] = peer_type.version()
        for display in options.displays:
            groups = [(board, False, all_trials(peer_type, display, board, options)) for board in (None, *BOARDS)]
            for board, is_hard, trials in (*groups, (None, True, hard_trials(peer_type, display, options))):
                trials = [trial for trial in trials if not (options.only_failed and results.is_settled(trial[2]))]
                if trials:
                    everything.append(Trials(peer_type, display, board, is_hard, trials, options, results, write))
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        # The last peers take the longest.
        for ended in [pool.submit(trials.run) for trials in reversed(everything)]:
            ended.result()
    results.write()
    return sum(trials.failed for trials in everything)


sys.exit(main())
