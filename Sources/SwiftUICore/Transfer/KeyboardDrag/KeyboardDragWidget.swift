import Foundation

/// A widget that the user can choose with the keyboard as the source or destination of a drag.
@MainActor
package protocol KeyboardDragWidget: AnyObject {
    /// The source of the drags that begin in the widget, if it accepts input.
    var dragSource: DragSource? { get }
    /// The destination of drops in the widget, if it accepts input.
    var dropTarget: DropTarget? { get }
    /// The size of the widget in the coordinates of views.
    var dropSize: CGSize { get }
    /// The point at which accessibility modifiers of the view have drags begin; nil for the center.
    var accessibilityDragPoint: AccessibilityDragPoint? { get }
    /// The points at which accessibility modifiers of the view have items dropped.
    var accessibilityDropPoints: [HeldPlace] { get }
    /// The name of the view for assistive technologies; nil if it has none.
    var spokenName: String? { get }

    /// Returns the point in the widget that corresponds to a location among its rows.
    func point(of row: RowPoint) -> CGPoint

    /// Scrolls the widget, and a place in it, into view.
    func reveal(_ place: HeldPlace?)

    /// Shows a mark on the widget, or removes it if the mark is nil.
    func show(_ mark: KeyboardDragMark?)

    /// Reports that the actions available to assistive technologies may have changed.
    func accessibilityDidChange()
}

extension KeyboardDragWidget {
    package var accessibilityDragPoint: AccessibilityDragPoint? { nil }
    package var accessibilityDropPoints: [HeldPlace] { [] }
    package func point(of row: RowPoint) -> CGPoint { CGPoint(x: dropSize.width / 2, y: dropSize.height / 2) }
}

/// The mark of a widget during a keyboard drag.
package enum KeyboardDragMark {
    /// The items were picked up here.
    case source
    /// The user has chosen the widget with the keyboard.
    case chosen
}

/// A host whose views can be dragged with the keyboard.
@MainActor
package protocol KeyboardDragHost: ViewHost {
    /// The keyboard drag, which all windows share.
    var keyboardDrag: KeyboardDrag { get }

    /// Returns the widgets at which a drag can begin or end, in reading order. Those of the window with keyboard focus come first, followed
    /// by those of other windows that accept input.
    func keyboardDragWidgets() -> [any KeyboardDragWidget]

    /// Makes screen readers speak a text.
    func say(_ text: String)

    /// Reports that a keyboard drag is about to begin in the window with keyboard focus, before another window may be chosen.
    func keyboardDragWillBegin()

    /// Reports that a keyboard drag has ended, so that keyboard focus returns to the window in which it began.
    func keyboardDragDidEnd()
}
