import Foundation

/// A value that mirrors the drawing of a view in layouts of one direction.
@_weakLinked
struct DirectionFlip {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    init(_ behavior: LayoutDirectionBehavior) { self.behavior = behavior }
}

extension DirectionFlip: ViewModifier {
    func body(content: Content) -> some View {
        content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1)
    }
}

extension View {
    /// Sets whether this view and its contents are mirrored in right-to-left layouts.
    ///
    /// Layouts turn round by themselves, and shapes are mirrored, but pictures and canvases are not unless they ask for it:
    ///
    /// ```swift
    /// Image("BookOnShelf").flipsForRightToLeftLayoutDirection(true)
    /// ```
    /// - Parameter enabled: Whether the view is mirrored.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// Sets the layout direction in which this view and its contents are mirrored.
    /// - Parameter behavior: The direction, or that the view is never mirrored.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(DirectionFlip(behavior))
    }
}
