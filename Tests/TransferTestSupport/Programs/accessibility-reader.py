"""Reads what a program tells assistive technologies, as a screen reader does: over AT-SPI.

usage: accessibility-reader.py PROGRAM                    print its elements as JSON
       accessibility-reader.py PROGRAM ROLE NAME ACTION   perform an action of the first element with a role and a name

Waits a while for the program, and for the element.
"""

import json
import sys
import time

import pyatspi

STATES = {
    pyatspi.STATE_CHECKED: "checked",
    pyatspi.STATE_FOCUSABLE: "focusable",
    pyatspi.STATE_SELECTED: "selected",
    pyatspi.STATE_SENSITIVE: "sensitive",
}


# Names that are others in later versions of at-spi2-core.
ROLES = {"button": "push button"}

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
    names = {action.getName(index) for index in range(action.nActions)}
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


def waited_for(what, find, seconds=20):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        result = find()
        if result:
            return result
        time.sleep(0.1)
    sys.exit("There is no " + what)


def application(name):
    for candidate in pyatspi.Registry.getDesktop(0):
        if candidate is not None and candidate.name == name and candidate.childCount > 0:
            return candidate
    return None


def main():
    program = waited_for(sys.argv[1], lambda: application(sys.argv[1]))
    if len(sys.argv) == 2:
        json.dump([described(window) for window in program], sys.stdout)
        return
    wanted_role, name, wanted = sys.argv[2:]
    element = waited_for(wanted_role + " " + name, lambda: found(program, wanted_role, name))
    action = element.queryAction()
    names = [action.getName(index) for index in range(action.nActions)]
    if wanted not in names:
        sys.exit("The actions are: " + ", ".join(names))
    if not action.doAction(names.index(wanted)):
        sys.exit("The action was refused")


main()
