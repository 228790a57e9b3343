"""The trials of scripts/try-peers: see there."""

import argparse
import os
import shutil
import signal
import sys
import tempfile
import time
import traceback

import article
import samples
from app import App
from browsers import Chromium, Firefox
from command_line import WLClipboard, XClip
from desktop import Failure, Wayland, X11
from managers import Nautilus, PCManFMQt, Thunar
from office import Calc, Writer
from peer import CannotTakePart, WAYS
from toolkits import GTK3, GTK4, Qt6

PEERS = [XClip, WLClipboard, GTK3, GTK4, Qt6, Chromium, Firefox, Thunar, Nautilus, PCManFMQt, Writer, Calc]
DISPLAYS = {"x11": X11, "wayland": Wayland}


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
    app.desktop.drag(place, app.place(kind, "target"), press=0.4)
    return app.received(kind, "drop"), peer.theirs


def without_name(peer, got):
    return got if peer.keeps_names else {key: value for key, value in got.items() if key != "name"}


def attempt(app, peer, kind, way, pictures):
    """A trial, which is repeated once when it fails."""
    problem = None
    for number in (1, 2):
        try:
            app.ensure()
            got, samples_of_sender = exchange(app, peer, kind, way)
            problem = samples_of_sender.check(kind, without_name(peer, got))
        except CannotTakePart as reason:
            return f"– {reason}"
        except Failure as failure:
            problem = str(failure)
        except Exception as error:
            traceback.print_exc()
            problem = f"{type(error).__name__}: {error}"
        if problem is None:
            peer.finish()
            return "yes" + (f", {got['note']}" if "note" in got else "")
        if pictures:
            app.desktop.picture(os.path.join(pictures, f"{peer.name}-{kind}-{way}-{app.desktop.name}-{number}.png"))
        try:
            peer.finish()
            peer.reset()
        except Failure as failure:
            return f"no: {problem}; then {failure}"
    return "no: " + " ".join(problem.split())


def main():
    # What was started ends with the script.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))

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
    parser.add_argument("--kinds", type=choice(samples.KINDS), default=list(samples.KINDS), help=",".join(samples.KINDS))
    parser.add_argument("--ways", type=choice(WAYS), default=list(WAYS), help=",".join(WAYS))
    parser.add_argument("--displays", type=choice(DISPLAYS), default=list(DISPLAYS), help=",".join(DISPLAYS))
    parser.add_argument("--program", help="the built Tests/TransferProbe")
    parser.add_argument("--results", required=True, help="the table that is updated")
    parser.add_argument("--article", required=True, help="the article that is made of it")
    parser.add_argument("--pictures", help="a directory for pictures of the screen where a trial fails")
    parser.add_argument("--only-failed", action="store_true", help="repeat what did not work")
    parser.add_argument("--article-only", action="store_true", help="try nothing")
    options = parser.parse_args()

    results = article.Results(options.results)
    failed = 0
    if not options.article_only:
        if options.pictures:
            os.makedirs(options.pictures, exist_ok=True)
        for display in options.displays:
            failed += try_display(display, options, results)
        results.write()
    article.write(options.article, results, PEERS)
    return 1 if failed else 0


def try_display(display, options, results):
    directory = tempfile.mkdtemp(prefix="peers-")
    os.chmod(directory, 0o755)
    failed, desktop = 0, None
    try:
        ours, theirs = samples.ours(f"{directory}/ours"), samples.theirs(f"{directory}/theirs")
        for peer_type in (peer for peer in PEERS if peer.name in options.peers):
            # What cannot take part needs no program.
            trials = []
            for way in options.ways:
                for kind in options.kinds:
                    key = (peer_type.name, kind, way, display)
                    reason = peer_type.why_not(display, kind, way)
                    if reason:
                        results.set(key, f"– {reason}")
                    elif not (options.only_failed and (results.get(key) or "").startswith("yes")):
                        trials.append((way, kind, key))
            results.versions[peer_type.name] = peer_type.version()
            if not trials:
                continue
            # Each peer has a display of its own, so that none disturbs the next.
            desktop = DISPLAYS[display]()
            peer = None
            try:
                app = App(desktop, options.program, ours)
                peer = peer_type(desktop, ours, theirs)
                peer.start()
                for way, kind, key in trials:
                    began = time.monotonic()
                    result = attempt(app, peer, kind, way, options.pictures)
                    results.set(key, result)
                    results.write()
                    failed += result.startswith("no")
                    print(f"{display:8}{peer.name:13}{way:6}{kind:8}{time.monotonic() - began:5.1f} s  {result}", flush=True)
            except Failure as failure:
                failed += 1
                print(f"{display} {peer_type.name}: {failure}", file=sys.stderr, flush=True)
                for _, _, key in trials:
                    results.missing(key, f"no: {failure}")
            finally:
                if peer:
                    peer.stop()
                desktop.stop()
                results.write()
    finally:
        shutil.rmtree(directory, ignore_errors=True)
    return failed


sys.exit(main())
