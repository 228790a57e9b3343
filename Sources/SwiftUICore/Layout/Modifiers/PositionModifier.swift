import Foundation

extension View {
    /// Positions the center of this view at a point of the available space, all of which the result takes.
    /// - Parameter position: The point, from the leading top corner of the space, in points.
    nonisolated public func position(_ position: CGPoint) -> some View {
        LayoutView(layout: PositionLayout(position: position), content: self)
    }

    /// Positions the center of this view at a point of the available space, all of which the result takes.
    /// - Parameters:
    ///   - x: The distance from the leading edge of the space, in points.
    ///   - y: The distance from its top edge, in points.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

/// A layout that takes the available space and places its view at a point of it.
@_weakLinked
private struct PositionLayout: Layout, FrameworkLayout {
    var position: CGPoint

    var isOnlyPlacing: Bool { true }

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(position.x, position.y) }
        set { position = CGPoint(x: newValue.first, y: newValue.second) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
                anchor: .center,
                proposal: proposal
            )
        }
    }
}
