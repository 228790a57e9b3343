// The window of catalog.c in Qt Quick, with Qt's controls in the style that they have on Linux.
//
// The portraits keep their corners, and have no shadow: without a graphics card, Qt Quick clips to rectangles and draws no effects.

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

ApplicationWindow {
    id: window
    required property var people
    required property url portraits
    readonly property var person: people[0]
    readonly property color accent: person.accent
    readonly property color ink: palette.windowText

    width: 1080
    height: 720
    visible: true
    title: "Scientists"

    header: ToolBar {
        RowLayout {
            anchors.fill: parent

            Label {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                text: window.title
                font.bold: true
            }
            ToolButton {
                icon.name: "emblem-shared-symbolic"
                ToolTip.text: "Share the selected people"
                ToolTip.visible: hovered
            }
            ToolButton {
                icon.name: "folder-symbolic"
                ToolTip.text: "Import and export everybody"
                ToolTip.visible: hovered
                onClicked: archive.open()

                Menu {
                    id: archive
                    y: parent.height
                    MenuItem { text: "Import…" }
                    MenuItem { text: "Export…" }
                    MenuItem { text: "Share Everybody…" }
                }
            }
        }
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        People {}
        Line {}
        Detail {}
        Line {}
        Shelf {}
    }

    component Line: Rectangle {
        Layout.preferredWidth: 1
        Layout.fillHeight: true
        color: palette.mid
    }

    // Something that can be dragged out as text.
    component Draggable: Item {
        property string text

        Drag.dragType: Drag.Automatic
        Drag.mimeData: ({ "text/plain": text })
        DragHandler {
            target: null
            onActiveChanged: parent.Drag.active = active
        }
    }

    component Heading: Label {
        font.bold: true
        font.pixelSize: 18
    }

    component Caption: Label {
        font.pixelSize: 11
        opacity: 0.55
    }

    // A picture that is read on another thread.
    component Portrait: Image {
        required property string file
        required property int size

        source: `${window.portraits}/${file}`
        width: size
        height: size
        Layout.preferredWidth: size
        Layout.preferredHeight: size
        asynchronous: true
    }

    component People: Rectangle {
        Layout.preferredWidth: 270
        Layout.fillHeight: true
        color: Qt.alpha(window.ink, 0.035)

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            RowLayout {
                Layout.margins: 16
                Layout.bottomMargin: 8
                spacing: 8

                Heading {
                    Layout.fillWidth: true
                    text: "Scientists"
                }
                Draggable {
                    text: "CSV"
                    implicitWidth: pill.implicitWidth
                    implicitHeight: pill.implicitHeight

                    Button {
                        id: pill
                        text: "CSV"
                        icon.name: "text-x-generic-symbolic"
                        icon.width: 16
                        icon.height: 16
                        font.pixelSize: 11
                        background: Rectangle {
                            radius: height / 2
                            color: Qt.alpha(window.ink, 0.1)
                        }
                        ToolTip.text: "Drag everybody into a spreadsheet"
                        ToolTip.visible: hovered
                    }
                }
            }

            ListView {
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                model: window.people
                ScrollBar.vertical: ScrollBar {}

                delegate: ItemDelegate {
                    id: row
                    required property var modelData
                    required property int index

                    width: ListView.view.width
                    leftPadding: 16
                    rightPadding: 16
                    highlighted: ListView.isCurrentItem
                    onClicked: ListView.view.currentIndex = index

                    contentItem: Draggable {
                        text: row.modelData.name
                        implicitHeight: content.implicitHeight

                        RowLayout {
                            id: content
                            anchors.fill: parent
                            spacing: 12

                            Portrait {
                                file: row.modelData.portrait
                                size: 40
                            }
                            ColumnLayout {
                                spacing: 1

                                Label {
                                    Layout.fillWidth: true
                                    text: row.modelData.name
                                    font.weight: Font.DemiBold
                                    elide: Text.ElideRight
                                }
                                Caption {
                                    Layout.fillWidth: true
                                    text: row.modelData.field
                                    elide: Text.ElideRight
                                }
                            }
                        }
                    }
                }

                DropArea { anchors.fill: parent }
            }
        }
    }

    component Detail: ScrollView {
        id: detail
        Layout.fillWidth: true
        Layout.fillHeight: true
        contentWidth: availableWidth

        ColumnLayout {
            x: 28
            width: detail.availableWidth - 56
            spacing: 24

            Header { Layout.topMargin: 28 }
            Label {
                Layout.fillWidth: true
                text: window.person.biography
                font.pixelSize: 16
                wrapMode: Text.Wrap
            }
            Facts {}
            Film {
                Layout.bottomMargin: 28
                visible: window.person.video !== undefined
            }
        }
    }

    component Header: Rectangle {
        Layout.fillWidth: true
        implicitHeight: 230
        radius: 20
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Qt.alpha(window.accent, 0.28) }
            GradientStop { position: 1; color: Qt.alpha(window.accent, 0.06) }
        }

        RowLayout {
            anchors.fill: parent
            anchors.margins: 20
            spacing: 24

            Draggable {
                text: window.person.name
                ToolTip.text: "Drag the portrait out, or drop or paste another picture"
                ToolTip.visible: portraitHover.hovered
                implicitWidth: 190
                implicitHeight: 190

                Portrait {
                    file: window.person.portrait
                    size: 190
                }
                DropArea { anchors.fill: parent }
                HoverHandler { id: portraitHover }
            }
            ColumnLayout {
                spacing: 8

                Label {
                    padding: 4
                    leftPadding: 10
                    rightPadding: 10
                    text: window.person.field
                    color: "white"
                    font.bold: true
                    font.pixelSize: 11
                    background: Rectangle {
                        radius: height / 2
                        color: window.accent
                    }
                }
                Label {
                    Layout.fillWidth: true
                    text: window.person.name
                    font.bold: true
                    font.pixelSize: 26
                    wrapMode: Text.Wrap
                }
                Label {
                    text: window.person.years
                    font.pixelSize: 16
                    opacity: 0.55
                }
                Button {
                    text: "Share Portrait…"
                    icon.name: "image-x-generic-symbolic"
                    icon.width: 16
                    icon.height: 16
                }
            }
        }
    }

    component Facts: DropArea {
        Layout.fillWidth: true
        implicitHeight: facts.implicitHeight

        ColumnLayout {
            id: facts
            width: parent.width
            spacing: 10

            RowLayout {
                spacing: 8

                Label {
                    Layout.fillWidth: true
                    text: "Fun facts"
                    font.bold: true
                    font.pixelSize: 17
                }
                Button {
                    text: "Paste"
                    icon.name: "edit-paste-symbolic"
                    icon.width: 16
                    icon.height: 16
                }
            }
            Repeater {
                model: window.person.funFacts

                Draggable {
                    required property string modelData

                    Layout.fillWidth: true
                    text: modelData
                    implicitHeight: fact.implicitHeight + 24

                    Rectangle {
                        anchors.fill: parent
                        radius: 10
                        color: Qt.alpha(window.ink, 0.06)
                    }
                    Rectangle {
                        x: 12
                        anchors.verticalCenter: parent.verticalCenter
                        width: 8
                        height: 8
                        radius: 4
                        color: window.accent
                    }
                    Label {
                        id: fact
                        x: 32
                        y: 12
                        width: parent.width - 44
                        text: parent.text
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }

    component Film: Draggable {
        Layout.fillWidth: true
        text: window.person.video ?? ""
        implicitHeight: 68
        ToolTip.text: "Drag the film into a folder or a player"
        ToolTip.visible: filmHover.hovered

        Rectangle {
            anchors.fill: parent
            radius: 14
            color: Qt.alpha(window.accent, 0.12)
        }
        RowLayout {
            anchors.fill: parent
            anchors.margins: 12
            spacing: 14

            RoundButton {
                implicitWidth: 44
                implicitHeight: 44
                icon.name: "media-playback-start-symbolic"
                icon.width: 22
                icon.height: 22
                icon.color: "white"
                background: Rectangle {
                    radius: 22
                    color: window.accent
                }
            }
            ColumnLayout {
                spacing: 2

                Label {
                    Layout.fillWidth: true
                    text: "A short film"
                    font.weight: Font.DemiBold
                }
                Caption { text: window.person.video ?? "" }
            }
        }
        HoverHandler { id: filmHover }
    }

    component Shelf: Item {
        Layout.preferredWidth: 250
        Layout.fillHeight: true

        Heading {
            x: 16
            y: 16
            text: "My heroes"
        }
        Column {
            anchors.centerIn: parent
            spacing: 10
            opacity: 0.55

            RoundButton {
                anchors.horizontalCenter: parent.horizontalCenter
                flat: true
                icon.name: "emblem-favorite-symbolic"
                icon.width: 36
                icon.height: 36
                background: null
            }
            Label { text: "Drop or paste people here" }
        }
        DropArea { anchors.fill: parent }
    }
}
