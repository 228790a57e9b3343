// The list of list.c: rows of one text with lines between them, 29 points high.

import QtQuick
import QtQuick.Controls

Window {
    id: window
    required property var rows

    function scrollTo(row) { list.positionViewAtIndex(row, ListView.Contain) }
    function lastRow() { return list.indexAt(0, list.contentY + list.height - 1) }

    width: 400
    height: 600
    visible: true

    ListView {
        id: list
        anchors.fill: parent
        model: window.rows
        // Rows that are scrolled away are used again, as GTK does.
        reuseItems: true
        ScrollBar.vertical: ScrollBar {}

        delegate: ItemDelegate {
            required property var model

            width: ListView.view.width
            height: 29
            leftPadding: 10
            text: model.display

            Rectangle {
                width: parent.width
                height: 1
                y: parent.height - 1
                color: palette.midlight
            }
        }
    }
}
