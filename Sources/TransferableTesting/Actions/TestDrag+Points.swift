import Foundation
import SwiftUICore

extension TestWindow {
    /// Returns the innermost view that responds to the pointer at a point of the window; nil if there is none.
    /// - Parameter point: The point, from the upper left corner of the views.
    public func view(at point: CGPoint) -> TestView? {
        guard let widgets = root.met(at: point), let widget = widgets.last, widget !== root else { return nil }
        return TestView(widget: widget, around: widgets.dropLast().filter { $0 !== root })
    }
}

extension TestDrag {
    /// Moves the drag over a point of a window, which targets the innermost destination that accepts the items.
    /// - Parameters:
    ///   - window: The window.
    ///   - point: The point, from the upper left corner of the views.
    /// - Returns: Whether there is a destination.
    @discardableResult
    public func enter(_ window: TestWindow, at point: CGPoint) -> Bool {
        guard let view = window.view(at: point) else {
            leave(window)
            return false
        }
        return enter(view, of: window, at: view.place(of: point))
    }

    /// Drops the items at a point of a window.
    /// - Parameters:
    ///   - window: The window.
    ///   - point: The point, from the upper left corner of the views.
    /// - Returns: Whether they were of use: false where no destination takes them, or the one that does refuses.
    public func drop(in window: TestWindow, at point: CGPoint) async -> Bool {
        guard let view = window.view(at: point) else {
            leave(window)
            return false
        }
        return await drop(on: view, of: window, at: view.place(of: point))
    }
}

extension TestView {
    /// Returns the place of a point of the window in the view.
    fileprivate func place(of point: CGPoint) -> UnitPoint {
        UnitPoint(
            x: frame.width > 0 ? (point.x - frame.minX) / frame.width : 0,
            y: frame.height > 0 ? (point.y - frame.minY) / frame.height : 0
        )
    }
}
