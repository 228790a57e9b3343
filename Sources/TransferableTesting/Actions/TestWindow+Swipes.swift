import Foundation
import SwiftUICore

extension TestWindow {
    /// Swipes a row of a list to the left, as with two fingers on a touchpad, to reveal the actions at its trailing edge.
    ///
    /// ```swift
    /// try window.swipeLeft(window.view(text: "Milk"))
    /// try window.press("Delete")
    /// ```
    /// - Parameters:
    ///   - view: The row, or a view in it.
    ///   - distance: The distance of the fingers, in points; nil for a short, fast movement. From three fifths of the
    ///     row's width on the first action is done, where `allowsFullSwipe` is true.
    /// - Throws: ``TestWindowError`` where the row has no actions at its trailing edge, and is not open at its leading one.
    public func swipeLeft(_ view: TestView, by distance: CGFloat? = nil) throws {
        try swipe(view, by: -(distance ?? Self.usualSwipe))
    }

    /// Swipes a row of a list to the right, to reveal the actions at its leading edge; see ``swipeLeft(_:by:)``.
    /// - Parameters:
    ///   - view: The row, or a view in it.
    ///   - distance: The distance of the fingers, in points; nil for a short, fast movement.
    /// - Throws: ``TestWindowError`` where the row has no actions at its leading edge, and is not open at its trailing one.
    public func swipeRight(_ view: TestView, by distance: CGFloat? = nil) throws {
        try swipe(view, by: distance ?? Self.usualSwipe)
    }

    private static let usualSwipe: CGFloat = 100
    private static let stepsOfSwipe = 5

    private func swipe(_ view: TestView, by distance: CGFloat) throws {
        guard let swipe = view.parts(SwipeBehaviour.self).first?.part.swipe, let host = view.widget.host else {
            throw TestWindowError("Neither “\(view.text)” nor a view around it is a row with swipe actions.")
        }
        swipe.begin()
        var isSwipe = false
        for _ in 0..<Self.stepsOfSwipe {
            advance(by: .milliseconds(20))
            let step = CGSize(width: distance / CGFloat(Self.stepsOfSwipe), height: 0)
            isSwipe = swipe.move(by: step, at: host.now)
            update()
        }
        guard isSwipe else { throw TestWindowError("The row of “\(view.text)” has no swipe actions at that edge.") }
        swipe.end(at: host.now)
        update()
        restRows()
    }

    /// Lets time pass until rows are at rest.
    private func restRows() { advance(by: .milliseconds(500)) }

    private var openRows: [(swipe: RowSwipe, widget: MemoryWidget)] {
        views.compactMap { view in
            guard let swipe = view.widget.container?.part(SwipeBehaviour.self)?.swipe, swipe.isOpen else { return nil }
            return (swipe, view.widget)
        }
    }

    /// Puts the rows back that are swiped aside.
    /// - Returns: Whether there are any.
    func closeSwipedRows() -> Bool {
        let rows = openRows
        guard !rows.isEmpty else { return false }
        for row in rows { row.swipe.close() }
        restRows()
        return true
    }

    /// Puts the rows back that are swiped aside, where a view is pressed that is none of their actions.
    /// - Returns: Whether the press has done its part by that: on such a row itself.
    func closeSwipedRows(pressing view: TestView) -> Bool {
        let rows = openRows
        guard !rows.isEmpty else { return false }
        var isUsed = false
        for row in rows {
            let origin = row.widget.windowFrame.origin
            if row.swipe.press(at: CGPoint(x: view.frame.midX - origin.x, y: view.frame.midY - origin.y)) {
                isUsed = true
            }
        }
        if isUsed { restRows() }
        return isUsed
    }
}
