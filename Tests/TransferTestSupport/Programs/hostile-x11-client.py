"""A client of an X server that sends others what no program should: atoms that do not exist, and lists of the wrong format.

usage: hostile-x11-client.py WINDOW X,Y ATTACK…   sends attacks to the window with a name, one after the other, at a place of the screen
       hostile-x11-client.py target TITLE     shows a window that answers drags with an action that does not exist

The attacks:
  position      a drag whose action does not exist
  types         a drag of three types that do not exist
  list          the same in a list of types
  actions       a drag with a list of actions that do not exist
  bytes         a drag with a list of actions that are bytes
  late          a list of such actions when a drag is under way
  again         a drop whose contents do not come, and a second drag of the same window that changes its actions
  target        a request for the clipboard as a target that does not exist
  property      a request for the clipboard in a property that does not exist
  pairs         a request for several targets that do not exist
  pair-bytes    a request for several targets that are bytes
  gone          a request for several targets in a window that is gone
  owner         answers each question for the clipboard with a property that does not exist

Writes one JSON object a line: "ready", "sent" with each attack, "answered".
"""

import json
import sys
import time

from Xlib import X, Xatom, display
from Xlib.protocol import event

MISSING = 0x1FFFFFF0

connection = display.Display()
connection.set_error_handler(lambda *_: None)
root = connection.screen().root
atom = connection.intern_atom


def say(name, **details):
    print(json.dumps({"event": name, **details}), flush=True)


def new_window(parent=root, mask=X.PropertyChangeMask):
    return parent.create_window(0, 0, 1, 1, 0, X.CopyFromParent, event_mask=mask)


def find(window, name):
    """The window with a name, or nothing."""
    try:
        if window.get_wm_name() == name:
            return window
        children = window.query_tree().children
    except Exception:
        # It has gone meanwhile.
        return None
    return next((found for found in (find(child, name) for child in children) if found), None)


def message(window, name, *numbers):
    data = (32, list(numbers) + [0] * (5 - len(numbers)))
    window.send_event(event.ClientMessage(window=window, client_type=atom(name), data=data))


def enter(victim, source, types=None, has_list=False):
    message(victim, "XdndEnter", source.id, 5 << 24 | has_list, *(types or [atom("text/plain")]))


def move(victim, source, action=None):
    message(victim, "XdndPosition", source.id, 0, place[0] << 16 | place[1], 0, action or atom("XdndActionCopy"))


def drag(victim, types=None, listed=None, action=None, actions=None):
    source = new_window()
    if listed:
        source.change_property(atom("XdndTypeList"), Xatom.ATOM, 32, listed)
    if actions:
        source.change_property(atom("XdndActionList"), Xatom.ATOM, *actions)
    enter(victim, source, types, listed is not None)
    move(victim, source, action)
    return source


def drag_and_change(victim):
    source = drag(victim)
    connection.sync()
    time.sleep(0.2)
    source.change_property(atom("XdndActionList"), Xatom.ATOM, 32, [MISSING])


def wait_for(what, is_awaited):
    end = time.monotonic() + 20
    while time.monotonic() < end:
        if not connection.pending_events():
            time.sleep(0.01)
            continue
        heard = connection.next_event()
        if is_awaited(heard):
            return heard
    sys.exit(f"the other program sent no {what}")


def hover(victim, source, action=None):
    """Moves the drag until the other program takes it: it looks at what is offered meanwhile."""
    for _ in range(200):
        move(victim, source, action)
        status = wait_for("status", lambda heard: heard.type == X.ClientMessage and heard.client_type == atom("XdndStatus"))
        if status.data[1][1] & 1:
            return
        time.sleep(0.05)
    sys.exit("the other program does not take the drag")


def drop_and_drag_again(victim):
    source, text = new_window(), [atom("text/plain;charset=utf-8")]
    source.set_selection_owner(atom("XdndSelection"), X.CurrentTime)
    enter(victim, source, text)
    hover(victim, source)
    message(victim, "XdndDrop", source.id, 0, X.CurrentTime)
    wait_for("request", lambda heard: heard.type == X.SelectionRequest)
    enter(victim, source, text)
    hover(victim, source)
    for name in ("XdndActionMove", "XdndActionCopy"):
        source.change_property(atom("XdndActionList"), Xatom.ATOM, 32, [atom(name)])
        hover(victim, source, atom(name))
    message(victim, "XdndLeave", source.id)


def request(target, prop):
    """Asks the owner of the clipboard itself: the server would refuse what does not exist."""
    clipboard = atom("CLIPBOARD")
    owner = connection.get_selection_owner(clipboard)
    owner.send_event(
        event.SelectionRequest(
            owner=owner, requestor=new_window(), selection=clipboard, target=target, property=prop, time=X.CurrentTime
        )
    )


def request_pairs(size, contents, is_gone=False):
    window, prop = new_window(), atom("PAIRS")
    window.change_property(prop, atom("ATOM_PAIR"), size, contents)
    window.convert_selection(atom("CLIPBOARD"), atom("MULTIPLE"), prop, X.CurrentTime)
    if is_gone:
        window.destroy()


def own():
    clipboard = atom("CLIPBOARD")
    new_window().set_selection_owner(clipboard, X.CurrentTime)
    connection.sync()
    end = time.monotonic() + 2
    while time.monotonic() < end:
        if not connection.pending_events():
            time.sleep(0.01)
            continue
        asked = connection.next_event()
        if asked.type != X.SelectionRequest:
            continue
        asked.requestor.send_event(
            event.SelectionNotify(
                requestor=asked.requestor,
                selection=asked.selection,
                target=asked.target,
                property=MISSING,
                time=asked.time,
            )
        )
        connection.flush()
        say("answered")


ATTACKS = {
    "position": lambda victim: drag(victim, action=MISSING),
    "types": lambda victim: drag(victim, types=[MISSING] * 3),
    "list": lambda victim: drag(victim, listed=[MISSING, atom("text/plain")]),
    "actions": lambda victim: drag(victim, actions=(32, [MISSING])),
    "bytes": lambda victim: drag(victim, actions=(8, b"x" * 100_000)),
    "late": drag_and_change,
    "again": drop_and_drag_again,
    "target": lambda _: request(MISSING, atom("PROPERTY")),
    "property": lambda _: request(atom("TARGETS"), MISSING),
    "pairs": lambda _: request_pairs(32, [MISSING, MISSING]),
    "pair-bytes": lambda _: request_pairs(8, b"x" * 100_000),
    "gone": lambda _: request_pairs(32, [atom("TARGETS"), atom("ANSWER")], is_gone=True),
    "owner": lambda _: own(),
}


def show_target(title):
    window = root.create_window(
        0, 0, 200, 200, 0, X.CopyFromParent, background_pixel=0xFFFFFF, event_mask=X.PropertyChangeMask
    )
    window.set_wm_name(title)
    window.change_property(atom("XdndAware"), Xatom.ATOM, 32, [5])
    window.map()
    connection.flush()
    say("ready")
    while True:
        moved = connection.next_event()
        if moved.type == X.ClientMessage and moved.client_type == atom("XdndPosition"):
            source = connection.create_resource_object("window", moved.data[1][0])
            data = (32, [window.id, 3, 0, 0, MISSING])
            source.send_event(event.ClientMessage(window=source, client_type=atom("XdndStatus"), data=data))
            connection.flush()
            say("answered")


if sys.argv[1] == "target":
    show_target(sys.argv[2])
say("ready")
victim = find(root, sys.argv[1])
place = [int(number) for number in sys.argv[2].split(",")]
for attack in sys.argv[3:]:
    ATTACKS[attack](victim)
    connection.sync()
    say("sent", attack=attack)
# What was sent is read before its windows go.
time.sleep(0.5)
