"""A portal for the picture of the desktop's ground in place of the desktop's: it tells which one it is given.

usage: wallpaper-portal.py RESPONSE

Writes one JSON object a line: "ready", and "wallpaper" with the contents of the file and the options. The responses are
those of request_portal.
"""

import os

from request_portal import say, serve

INTERFACE = """<node><interface name="org.freedesktop.portal.Wallpaper">
<method name="SetWallpaperFile">
<arg type="s" direction="in"/><arg type="h" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
</method>
<property name="version" type="u" access="read"/>
</interface></node>"""


def receive(arguments, files):
    _parent, index, options = arguments
    with os.fdopen(files.get(index)) as file:
        say(
            "wallpaper",
            contents=file.read(),
            preview=options["show-preview"],
            place=options["set-on"],
        )


serve(INTERFACE, 1, receive)
