"""A Qt program that shares through the service of the session bus, from a window of its own.

usage: qt-share-caller.py ShareText|ShareLink ITEM [OPTION=TEXT…]

Files are left to programs in C++: PyQt has no way to send an array of descriptors.

Writes one JSON object a line: "window" with its X11 number, "handle" with the path of the request, "response" with its number, and
"error" with the name and the text of an error.
"""

import json
import sys

from PyQt5.QtCore import QObject, QTimer, pyqtSlot
from PyQt5.QtDBus import QDBusConnection, QDBusMessage
from PyQt5.QtWidgets import QApplication, QLabel

NAME = "org.swift_transferable.Share"
PATH = "/org/swift_transferable/Share"


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


class Caller(QObject):
    def __init__(self, method, item, options):
        super().__init__()
        self.method, self.item, self.options = method, item, options
        self.window = QLabel("Caller")
        self.window.setWindowTitle("Caller")
        self.window.resize(300, 200)
        self.window.show()
        self.bus = QDBusConnection.sessionBus()
        self.bus.connect(NAME, "", NAME + ".Request", "Response", self.heard)
        QTimer.singleShot(0, self.share)

    def share(self):
        number = int(self.window.winId())
        say("window", number=number)
        message = QDBusMessage.createMethodCall(NAME, PATH, NAME, self.method)
        message.setArguments([f"x11:{number:x}", self.item, self.options])
        answer = self.bus.call(message, timeout=60_000)
        if answer.type() == QDBusMessage.ErrorMessage:
            say("error", name=answer.errorName(), text=answer.errorMessage())
            QApplication.exit(1)
        else:
            handle = answer.arguments()[0]
            say("handle", path=handle if isinstance(handle, str) else handle.path())

    @pyqtSlot(QDBusMessage)
    def heard(self, message):
        say("response", code=message.arguments()[0])
        QApplication.exit(0)


application = QApplication(sys.argv[:1])
caller = Caller(sys.argv[1], sys.argv[2], dict(argument.split("=", 1) for argument in sys.argv[3:]))
sys.exit(application.exec_())
