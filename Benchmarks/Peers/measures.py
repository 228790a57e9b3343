"""The measures of list.c for windows in Python: the same rounds and the same lines of output.

Each kind of window has a generator of its measures. It yields the milliseconds for which the toolkit's event loop is to run before
the generator continues.
"""

import statistics
import subprocess
import time

ROUNDS = 30
ROWS_IN_A_STEP = 25
TURNS = "mousemove 200 300 click --repeat 250 --delay 33 5"


def process_time():
    return time.process_time() * 1e3


def thread_time():
    return time.thread_time() * 1e3


def memory_in_kib():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))


def report(name, *values):
    print(name, *(f"{value:.3f}" for value in values), sep="\t", flush=True)


def standing():
    yield 1000
    report("stands", process_time(), memory_in_kib())


def rows(view, count):
    """The measures of a list.

    The view has `change`, `insert` and `remove` for one row, `scroll_to`, and `last_row` since `watch_rows` was called.
    """
    yield from standing()
    for name, change in (("change", view.change), ("insert", view.insert), ("remove", view.remove)):
        times = []
        for number in range(ROUNDS):
            before = thread_time()
            change(f"Changed {number + 1}")
            yield 100
            times.append(thread_time() - before)
        report(name, min(times), statistics.median_high(times))

    times = []
    for row in range(ROWS_IN_A_STEP, count, ROWS_IN_A_STEP):
        before = thread_time()
        view.scroll_to(row)
        yield 30
        times.append(thread_time() - before)
    report("scroll", max(times), statistics.median_high(times))

    view.scroll_to(0)
    yield 1000
    view.watch_rows()
    before = thread_time()
    with subprocess.Popen(["xdotool", *TURNS.split()]):
        yield 10000
    report("wheel", thread_time() - before, view.last_row())


def moving(view):
    """The measures of squares that move, of a view that counts its `frames`."""
    yield 2000
    before, first = process_time(), view.frames
    yield 5000
    report("moving", (process_time() - before) / 5, (view.frames - first) / 5)


def take(measures, after, end):
    """Takes measures with the functions of an event loop: `after` calls a function after some milliseconds, and `end` ends it."""
    wait = next(measures, None)
    if wait is None:
        end()
    else:
        after(wait, lambda: take(measures, after, end))
