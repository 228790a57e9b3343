"""Reads what a program tells assistive technologies, as a screen reader does: over AT-SPI.

usage: accessibility-reader.py PROGRAM                    print its elements as JSON
       accessibility-reader.py PROGRAM ROLE NAME ACTION   perform an action of the first element with a role and a name

Waits a while for the program, and for the element. Elements may go while they are read: then all is read again.
"""

import json
import sys
import time

import pyatspi
from gi.repository import GLib

STATES = {
    pyatspi.STATE_CHECKED: "checked",
    pyatspi.STATE_EXPANDED: "expanded",
    pyatspi.STATE_FOCUSABLE: "focusable",
    pyatspi.STATE_SELECTED: "selected",
    pyatspi.STATE_SENSITIVE: "sensitive",
}


# Names that are others in later versions of at-spi2-core or GTK.
ROLES = {"button": "push button", "grouping": "panel"}

# What later versions of GTK add to every row.
OTHER_ACTIONS = {"listitem.scroll-to"}


def role(element):
    name = element.getRoleName()
    return ROLES.get(name, name)


def actions(element):
    try:
        action = element.queryAction()
    except NotImplementedError:
        return []
    try:
        names = {action.getName(index) for index in range(action.nActions)}
    except GLib.Error:
        # GTK counts the actions of a label in a disabled item of a menu, and has no names for them.
        return []
    # GTK goes through them in no particular order.
    return sorted(names - OTHER_ACTIONS)


def described(element):
    states = element.getState()
    return {
        "role": role(element),
        "name": element.name,
        "description": element.description,
        "actions": actions(element),
        "states": sorted(name for state, name in STATES.items() if states.contains(state)),
        "children": [described(child) for child in element if child is not None],
    }


def found(element, wanted_role, name):
    if role(element) == wanted_role and element.name == name:
        return element
    for child in element:
        match = child is not None and found(child, wanted_role, name)
        if match:
            return match
    return None


def waited_for(what, find, seconds=30):
    deadline = time.monotonic() + seconds
    reason = ""
    while time.monotonic() < deadline:
        try:
            result = find()
            if result:
                return result
        except (AttributeError, LookupError, RuntimeError, GLib.Error) as error:
            # What at-spi2 raises where the other side has gone, by version and call.
            reason = ": " + (str(error) or type(error).__name__)
        time.sleep(0.1)
    sys.exit("There is no " + what + reason)


def application(name):
    for candidate in pyatspi.Registry.getDesktop(0):
        if candidate is not None and candidate.name == name and candidate.childCount > 0:
            return candidate
    return None


def windows(name):
    program = application(name)
    return program and [described(window) for window in program]


def found_actions(program_name, wanted_role, name):
    program = application(program_name)
    element = program and found(program, wanted_role, name)
    if not element:
        return None
    action = element.queryAction()
    return action, [action.getName(index) for index in range(action.nActions)]


def main():
    program = sys.argv[1]
    if len(sys.argv) == 2:
        json.dump(waited_for(program, lambda: windows(program)), sys.stdout)
        return
    wanted_role, name, wanted = sys.argv[2:]
    action, names = waited_for(wanted_role + " " + name, lambda: found_actions(program, wanted_role, name))
    if wanted not in names:
        sys.exit("The actions are: " + ", ".join(names))
    if not action.doAction(names.index(wanted)):
        sys.exit("The action was refused")


main()
