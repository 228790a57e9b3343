import Foundation
import SwiftUICore

/// Views in a row or a column, for the accessory of an alert.
@MainActor @preconcurrency
public final class NSStackView: NSView {
    /// The views, in order.
    public private(set) var arrangedSubviews: [NSView] = []
    /// The direction of the stack: a row or a column.
    public var orientation = NSUserInterfaceLayoutOrientation.horizontal
    /// The distance between two views, in points.
    public var spacing: CGFloat = 8

    /// Creates a stack.
    /// - Parameter views: The views, in order.
    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    public func addArrangedSubview(_ view: NSView) {
        view.superview = self
        arrangedSubviews.append(view)
    }

    /// Removes a view.
    public func removeArrangedSubview(_ view: NSView) {
        if view.superview === self { view.superview = nil }
        arrangedSubviews.removeAll { $0 === view }
    }

    override var contents: AnyView {
        let isRow = orientation == .horizontal
        let layout =
            isRow
            ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
        let views = arrangedSubviews.filter { !$0.isHidden }.map(\.shown)
        return AnyView(layout { ForEach(views.indices, id: \.self) { views[$0] } })
    }
}

/// The directions of rows and columns.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
    /// A row.
    case horizontal
    /// A column.
    case vertical
}
