import Foundation

/// The host of an element that is laid out in a separate widget, such as the root of a window, a row or a label.
@MainActor
package final class LayoutHost {
    /// A closure that is called once at the end of an update if the contents must be laid out again and may change their size.
    package let sizeDidChange: () -> Void
    /// A closure that is called with the widgets inside, from back to front, when they have changed.
    package let setWidgets: ([any HostWidget]) -> Void
    /// A closure that is called with those widgets inside whose frames have changed: see ``HostWidget/moveChildren(_:)``.
    package let moveWidgets: ([any HostWidget]) -> Bool
    /// A closure that returns the position of the element's widget in its window.
    package let originInWindow: () -> CGPoint
    /// A closure that is called when the accessibility elements inside may have changed. Only the outermost elements, windows and rows,
    /// have one.
    package let accessibilityDidChange: (() -> Void)?

    package init(
        sizeDidChange: @escaping () -> Void,
        setWidgets: @escaping ([any HostWidget]) -> Void,
        moveWidgets: @escaping ([any HostWidget]) -> Bool = { _ in false },
        originInWindow: @escaping () -> CGPoint,
        accessibilityDidChange: (() -> Void)? = nil
    ) {
        (self.sizeDidChange, self.setWidgets, self.originInWindow) = (sizeDidChange, setWidgets, originInWindow)
        self.moveWidgets = moveWidgets
        self.accessibilityDidChange = accessibilityDidChange
    }
}
