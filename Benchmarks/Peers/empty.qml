import QtQuick

Window {
    width: 400
    height: 600
    visible: true
}
