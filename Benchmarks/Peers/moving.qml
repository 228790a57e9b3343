// Squares that move to and fro, each with an animation of its own.

import QtQuick

Window {
    id: window
    required property int count
    property int frames: 0

    width: 400
    height: 600
    visible: true
    onFrameSwapped: frames += 1

    Repeater {
        model: window.count

        Rectangle {
            required property int index

            y: Math.floor(index * 580 / window.count)
            width: 20
            height: 20
            color: "#007aff"

            SequentialAnimation on x {
                loops: Animation.Infinite
                NumberAnimation { from: 0; to: 360; duration: 1000 }
                NumberAnimation { from: 360; to: 0; duration: 1000 }
            }
        }
    }
}
