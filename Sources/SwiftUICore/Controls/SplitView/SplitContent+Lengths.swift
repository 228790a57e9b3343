import Foundation

extension SplitContent {
    /// Returns the initial lengths of panes.
    /// - Parameters:
    ///   - panes: The visible panes.
    ///   - size: The size of all panes together.
    /// - Returns: A length for each pane. Kept panes have their own length, and the others share the rest within their
    ///   limits. The last one takes the remainder. Where there is not room for all, kept panes yield as far as their minimum
    ///   lengths, the last one first.
    package func lengths(of panes: some Sequence<Pane>, in size: CGSize) -> [CGFloat] {
        let panes = Array(panes)
        let ranges = panes.map { range(of: $0, in: size) }
        var lengths = [CGFloat](repeating: 0, count: ranges.count)
        var rest = axis == .horizontal ? size.width : size.height
        var open = Array(ranges.indices)
        while !open.isEmpty {
            let share = max(0, rest) / CGFloat(open.count)
            for index in open { lengths[index] = min(max(share, ranges[index].lowerBound), ranges[index].upperBound) }
            // Excess lengths of panes reduce the shares of the others, and unused shares increase them.
            let excess = open.reduce(0) { $0 + lengths[$1] - share }
            let settled = open.filter { index in
                excess == 0 || (excess > 0 ? lengths[index] > share : lengths[index] < share)
            }
            // Of lengths that are no numbers, none is longer or shorter than another.
            guard !settled.isEmpty else { break }
            rest -= settled.reduce(0) { $0 + lengths[$1] }
            open.removeAll { settled.contains($0) }
        }
        if rest > 0, !lengths.isEmpty { lengths[lengths.count - 1] += rest }
        for (index, pane) in panes.enumerated().reversed() where rest < 0 && pane.ownLength != nil {
            let yielded = min(-rest, max(0, lengths[index] - (pane.length.minimum ?? 0)))
            lengths[index] -= yielded
            rest += yielded
        }
        return lengths
    }

    private func range(of pane: Pane, in size: CGSize) -> ClosedRange<CGFloat> {
        if let length = pane.ownLength { return length...length }
        return limits(of: pane, across: axis == .horizontal ? size.height : size.width)
    }

    /// Returns the minimum and maximum length of a pane, which are its own limits or those of its view.
    /// - Parameter length: The length of the pane across the axis.
    package func limits(of pane: Pane, across length: CGFloat) -> ClosedRange<CGFloat> {
        var mostLength: CGFloat {
            let isHorizontal = axis == .horizontal
            let size = pane.element.size(
                ProposedViewSize(width: isHorizontal ? .infinity : length, height: isHorizontal ? length : .infinity)
            )
            return isHorizontal ? size.width : size.height
        }
        let least = max(0, pane.length.minimum ?? pane.element.leastLength(along: axis, across: length))
        return least...max(least, pane.length.maximum ?? mostLength)
    }
}
