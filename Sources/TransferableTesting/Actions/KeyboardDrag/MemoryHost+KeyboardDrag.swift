import Foundation
import SwiftUICore

extension MemoryHost: KeyboardDragHost {
    package func keyboardDragWidgets() -> [any KeyboardDragWidget] {
        let open = windows.compactMap(\.window)
        let active = open.filter { $0 === activeWindow } + open.filter { $0 !== activeWindow }
        return active.flatMap(\.shownRoots).flatMap(widgets)
    }

    /// Returns the widgets at which a drag can begin or end, an outer one before those inside.
    private func widgets(in widget: MemoryWidget) -> [any KeyboardDragWidget] {
        guard widget.isEnabled, widget.meetsPointer else { return [] }
        let inside = widget.children.flatMap(widgets)
        guard let own = widget as? any KeyboardDragWidget, own.dragSource != nil || own.dropTarget != nil else {
            return inside
        }
        return [own] + inside
    }

    package func say(_ text: String) { announcements.append(text) }
    package func keyboardDragWillBegin() {}
    package func keyboardDragDidEnd() {}
}
