import Foundation

/// A widget that keys choose as the source or as a destination of a drag.
@MainActor
package protocol KeyboardDragWidget: AnyObject {
    /// The source of the drags that begin in the widget, where it takes input.
    var dragSource: DragSource? { get }
    /// The destination of drops in the widget, where it takes input.
    var dropTarget: DropTarget? { get }
    /// The size of the widget, as views know it.
    var dropSize: CGSize { get }
    /// The point at which accessibility modifiers of the view have a drag begin; nil for the center.
    var accessibilityDragPoint: AccessibilityDragPoint? { get }
    /// The points at which accessibility modifiers of the view have items dropped.
    var accessibilityDropPoints: [HeldPlace] { get }
    /// The name of the view for assistive technologies; nil if it has none.
    var spokenName: String? { get }

    /// Returns the point in the widget of a place among its rows.
    func point(of row: RowPoint) -> CGPoint

    /// Brings the widget, and a place in it, to the screen.
    func reveal(_ place: HeldPlace?)

    /// Marks the widget for the user; nil for no mark.
    func show(_ mark: KeyboardDragMark?)

    /// Called when other actions of assistive technologies may be there.
    func accessibilityDidChange()
}

extension KeyboardDragWidget {
    package var accessibilityDragPoint: AccessibilityDragPoint? { nil }
    package var accessibilityDropPoints: [HeldPlace] { [] }
    package func point(of row: RowPoint) -> CGPoint { CGPoint(x: dropSize.width / 2, y: dropSize.height / 2) }
}

/// The mark of a widget during a drag by keys.
package enum KeyboardDragMark {
    /// The items were picked up here.
    case source
    /// Keys have chosen the widget.
    case chosen
}

/// A host whose views can be dragged by keys.
@MainActor
package protocol KeyboardDragHost: ViewHost {
    /// The drag by keys. There is one for all windows.
    var keyboardDrag: KeyboardDrag { get }

    /// Returns the widgets at which a drag can begin or end, in the order of reading: those of the window with the keyboard first, and then
    /// those of the other windows that take input.
    func keyboardDragWidgets() -> [any KeyboardDragWidget]

    /// Has screen readers say a text.
    func say(_ text: String)

    /// Called when a drag by keys has begun in the window with the keyboard, before another window may be chosen.
    func keyboardDragWillBegin()

    /// Called when it has ended, so the window in which it began has the keyboard again.
    func keyboardDragDidEnd()
}
