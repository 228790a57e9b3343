"""The same as "gtk3-peer.py commands" with Qt 6.

usage: qt6-peer.py commands TITLE
"""

import base64
import json
import sys

from PyQt6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QSocketNotifier, Qt, QUrl
from PyQt6.QtGui import QColor, QDrag, QImage
from PyQt6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget


def say(event, **details):
    print(json.dumps({"event": event, **details}), flush=True)


def mime_data(thing):
    native, data = thing.get("native"), QMimeData()
    if native == "text":
        data.setText(thing["text"])
    elif native == "html":
        with open(thing["path"], encoding="utf-8") as file:
            data.setHtml(file.read())
    elif native == "png":
        data.setImageData(QImage(thing["path"]))
    elif native == "colour":
        data.setColorData(QColor.fromRgbF(*thing["colour"]))
    elif native == "uris":
        data.setUrls([QUrl(uri) for uri in thing["uris"]])
    else:
        with open(thing["path"], "rb") as file:
            contents = file.read()
        for mime in thing["mimes"]:
            data.setData(mime, QByteArray(contents))
    return data


def encoded(data):
    return base64.b64encode(bytes(data)).decode()


def tell(way, data, thing):
    native = thing.get("native")
    if native == "text":
        say("got", way=way, text=data.text())
    elif native == "html":
        say("got", way=way, data=encoded(data.html().encode()))
    elif native == "png":
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image = data.imageData()
        if image is not None:
            image.save(buffer, "PNG")
        say("got", way=way, data=encoded(buffer.data()))
    elif native == "colour":
        color = QColor(data.colorData()) if data.hasColor() else None
        say("got", way=way, colour=color and [color.redF(), color.greenF(), color.blueF(), color.alphaF()])
    elif native == "uris":
        say("got", way=way, uris=[url.toString(QUrl.ComponentFormattingOption.FullyEncoded) for url in data.urls()])
    else:
        mime = next((mime for mime in thing["mimes"] if data.hasFormat(mime)), None)
        say("got", way=way, data=encoded(data.data(mime)) if mime else None, formats=data.formats())


class Grip(QLabel):
    thing = None

    def mousePressEvent(self, event):
        self.start = event.position()

    def mouseMoveEvent(self, event):
        if self.thing is None or (event.position() - self.start).manhattanLength() < 6:
            return
        drag = QDrag(self)
        drag.setMimeData(mime_data(self.thing))
        drag.exec(Qt.DropAction.CopyAction)


class Place(QLabel):
    thing = None

    def dragEnterEvent(self, event):
        event.acceptProposedAction()

    def dragMoveEvent(self, event):
        event.acceptProposedAction()

    def dropEvent(self, event):
        event.acceptProposedAction()
        tell("drop", event.mimeData(), self.thing)


class Peer(QWidget):
    def __init__(self, title):
        super().__init__()
        self.setWindowTitle(title)
        layout = QVBoxLayout(self)
        self.grip, self.place = Grip("Drag"), Place("Drop")
        self.place.setAcceptDrops(True)
        layout.addWidget(self.grip)
        layout.addWidget(self.place)
        self.resize(400, 300)
        self.show()

    def offer(self, thing):
        self.grip.thing = thing

    def take(self, thing):
        self.place.thing = thing

    def copy(self, thing):
        QApplication.clipboard().setMimeData(mime_data(thing))

    def paste(self, thing):
        tell("paste", QApplication.clipboard().mimeData(), thing)


def read():
    line = sys.stdin.readline()
    if not line:
        app.quit()
        return
    command = json.loads(line)
    try:
        getattr(peer, command.pop("do"))(command)
        say("done")
    except Exception as error:
        say("failed", message=repr(error))


app = QApplication(sys.argv[:1])
peer = Peer(sys.argv[2])
notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
notifier.activated.connect(read)
say("ready")
app.exec()
