"""The windows of list.c and catalog.c in Qt Quick, with PyQt6.

usage: quick.py rows COUNT | moving COUNT | empty | catalog PEOPLE PORTRAITS

PEOPLE is the file "people.json" of the Catalog. Prints the lines that list.c prints, and nothing for the Catalog.

The windows are in QML, and Python only starts them and changes their model. toolkits.py makes Qt draw as GTK does with cairo:
without a graphics card, and on the main thread, so that the time of this thread has the drawing in it. Two things differ from GTK:
- A turn of the wheel scrolls by another length, and is animated over several frames.
- Where a row is inserted at the top, it appears. The list of GTK 4.8 leaves the place of such rows empty, and has less to draw.
"""

import json
import pathlib
import sys

from PyQt6.QtCore import Q_ARG, Q_RETURN_ARG, QMetaObject, QStringListModel, QTimer
from PyQt6.QtGui import QFont, QGuiApplication, QIcon
from PyQt6.QtQml import QQmlApplicationEngine

import measures

HERE = pathlib.Path(__file__).resolve().parent


class Rows:
    """The list of a window, with Qt's own model of texts, which asks no Python for a row."""

    def __init__(self, window, model):
        self.window, self.model = window, model

    def change(self, text):
        self.model.setData(self.model.index(3), text)

    def insert(self, text):
        self.model.insertRow(0)
        self.model.setData(self.model.index(0), text)

    def remove(self, text):
        self.model.removeRow(2)

    def scroll_to(self, row):
        QMetaObject.invokeMethod(self.window, "scrollTo", Q_ARG("QVariant", row))

    def watch_rows(self):
        pass

    def last_row(self):
        """The last row in sight. Qt makes no more rows than those."""
        return QMetaObject.invokeMethod(self.window, "lastRow", Q_RETURN_ARG("QVariant"))


class Squares:
    def __init__(self, window):
        self.window = window

    @property
    def frames(self):
        return self.window.property("frames")


def main(kind, *arguments):
    application = QGuiApplication(sys.argv)
    # The font and the icons that GTK has without the settings of a desktop.
    application.setFont(QFont("Sans", 10))
    QIcon.setThemeName("Adwaita")
    engine = QQmlApplicationEngine()

    def window(name, properties={}):
        engine.setInitialProperties(properties)
        engine.load(str(HERE / name))
        return engine.rootObjects()[0]

    if kind == "rows":
        count = int(arguments[0])
        model = QStringListModel([f"Row number {index}" for index in range(count)])
        steps = measures.rows(Rows(window("list.qml", {"rows": model}), model), count)
    elif kind == "moving":
        steps = measures.moving(Squares(window("moving.qml", {"count": int(arguments[0])})))
    elif kind == "catalog":
        people, portraits = arguments
        properties = {"people": json.loads(pathlib.Path(people).read_text()), "portraits": pathlib.Path(portraits).as_uri()}
        window("catalog.qml", properties)
        return application.exec()
    else:
        window("empty.qml")
        steps = measures.standing()
    measures.take(steps, QTimer.singleShot, application.quit)
    return application.exec()


sys.exit(main(*sys.argv[1:]))
