import Foundation

/// A source of items that can be picked up with the keyboard.
@MainActor
package struct KeyboardDragSource {
    /// The name of what is picked up; nil if it has none.
    let name: String?
    /// The widget that shows it.
    private(set) weak var widget: (any KeyboardDragWidget)?
    /// A closure that begins the drag; nil if there is nothing to take along.
    let begin: () -> ActiveDrag?
    /// The point at which the drag begins, in the coordinates of the view.
    var location = CGPoint.zero

    /// Creates the source of a row of a list.
    package init(name: String?, in widget: any KeyboardDragWidget, begin: @escaping () -> ActiveDrag?) {
        (self.name, self.widget, self.begin) = (name, widget, begin)
    }

    /// Creates the source of a view.
    /// - Returns: Nil if the view cannot be dragged.
    package init?(_ widget: any KeyboardDragWidget) {
        guard let source = widget.dragSource else { return nil }
        (self.widget, begin) = (widget, source.begin)
        let size = widget.dropSize
        let named = widget.accessibilityDragPoint
        let point = named?.point ?? .center
        location = CGPoint(x: size.width * point.x, y: size.height * point.y)
        name = named?.description ?? widget.spokenName
    }
}
