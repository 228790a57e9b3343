import Foundation

/// A row, and beside it the actions of the edge that it was swiped away from.
///
/// The first view is the row, which alone has a say in the size; the others are the actions, the outermost first.
@_weakLinked
struct RowSwipeLayout: Layout {
    let swipe: RowSwipe
    let edge: HorizontalEdge?
    /// The offset of the row to the right of its place.
    var offset: CGFloat
    /// The width of the actions that the offset of an open row is meant for; nil while fingers move it.
    let restWidth: CGFloat?
    /// A Boolean value that indicates whether the first of the actions takes the room of all.
    let isFull: Bool

    var animatableData: CGFloat {
        get { offset }
        set { offset = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let row = subviews.first else { return }
        let offered = ProposedViewSize(width: nil, height: bounds.height)
        let actions = subviews.dropFirst().map { (view: $0, width: $0.sizeThatFits(offered).width) }
        let total = actions.reduce(0) { $0 + $1.width }
        MainActor.assumeIsolated {
            swipe.didLayOut(bounds.size, actionsWidth: total, hasActions: !actions.isEmpty || edge == nil)
        }
        // A row that was opened before its actions were laid out stands where they end now, and one without any in its place.
        let shift = actions.isEmpty ? 0 : restWidth.map { $0 > 0 ? offset * total / $0 : 0 } ?? offset
        row.place(at: CGPoint(x: bounds.minX + shift, y: bounds.minY), proposal: ProposedViewSize(bounds.size))
        let room = max(total, abs(shift))
        let added = actions.isEmpty ? 0 : (room - total) / CGFloat(actions.count)
        // The used part of the space, from the outside.
        var taken: CGFloat = 0
        for (index, action) in actions.enumerated() {
            let width = isFull && index == 0 ? room : action.width + added
            // Beside the first, which then has all the room, the others are out of sight.
            let outside = isFull && index > 0 ? -width : taken
            taken += width
            let x =
                edge == .leading
                ? bounds.minX + shift - room + outside
                : bounds.maxX + shift + room - outside - width
            action.view.place(
                at: CGPoint(x: x, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height)
            )
        }
    }
}
