import Foundation
import SwiftUICore

extension MemoryContainer: KeyboardDragWidget {
    package var dragSource: DragSource? { content.enabledPart(DragSource.self) }
    package var dropSize: CGSize { windowFrame.size }
    package var accessibilityDragPoint: AccessibilityDragPoint? { content.accessibilityDragPoint }
    package var accessibilityDropPoints: [HeldPlace] { content.accessibilityDropPoints(in: windowFrame.size) }
    package var spokenName: String? { content.spokenName }

    package func reveal(_ place: HeldPlace?) { content.reveal(in: windowFrame.size) }
    package func show(_ mark: KeyboardDragMark?) { keyboardMark = mark }
    package func accessibilityDidChange() { content.accessibilityDidChange() }
}

extension MemoryList: KeyboardDragWidget {
    package var dragSource: DragSource? { nil }
    package var dropSize: CGSize { windowFrame.size }
    package var spokenName: String? { content.rows?.spokenName }

    package func reveal(_ place: HeldPlace?) {
        if let row = place?.row { reveal(row: min(row.row, max(0, (content.rows?.count ?? 1) - 1)), anchor: nil) }
    }

    package func show(_ mark: KeyboardDragMark?) { keyboardMark = mark }
    package func accessibilityDidChange() {}
}
