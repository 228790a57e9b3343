"""A portal for email in place of the desktop's: it tells what messages it is to compose.

usage: email-portal.py RESPONSE

Writes one JSON object a line: "ready", and "message" with the subject, the body, and the name and the contents of each
attachment. The responses are those of request_portal.
"""

import os

from request_portal import say, serve

INTERFACE = """<node><interface name="org.freedesktop.portal.Email">
<method name="ComposeEmail"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
<property name="version" type="u" access="read"/>
</interface></node>"""


def receive(arguments, files):
    options = arguments[1]
    attachments = []
    for index in options.get("attachment_fds", []):
        path = os.readlink(f"/proc/self/fd/{files.get(index)}")
        with open(path) as file:
            attachments.append([os.path.basename(path), file.read()])
    say("message", subject=options.get("subject"), body=options.get("body"), attachments=attachments)


serve(INTERFACE, 4, receive)
