import Foundation

/// The sizes that an element has answered with, by their proposals.
///
/// Most elements are asked for one to three sizes between two changes. These are found faster one after another than by a hash.
struct KeptSizes {
    private var first: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var others: [ProposedViewSize: CGSize] = [:]
    /// The number of the layout that the sizes are of.
    private var generation = -1
    /// A Boolean value that indicates whether a size was asked for since the last change, so those around have to hear of the next.
    private var isSettled = false

    /// The number of sizes that are looked at one after another.
    private static let mostFirst = 6

    /// Returns the size for a proposal; nil if none is kept. All that is asked with each size is here, since each property of an element
    /// that is read has its access checked.
    /// - Parameter generation: The number of the layout. Sizes of another one are forgotten.
    mutating func size(for proposal: ProposedViewSize, in generation: Int) -> CGSize? {
        isSettled = true
        guard self.generation == generation else {
            self.generation = generation
            forget()
            return nil
        }
        for kept in first where kept.proposal == proposal { return kept.size }
        return others.isEmpty ? nil : others[proposal]
    }

    /// Keeps the size for a proposal for which none is kept yet.
    mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) {
        if first.count < Self.mostFirst { first.append((proposal, size)) } else { others[proposal] = size }
    }

    /// Forgets all sizes after a change.
    /// - Returns: Whether a size was asked for since the last one.
    mutating func invalidate() -> Bool {
        guard isSettled else { return false }
        isSettled = false
        forget()
        return true
    }

    /// Forgets all sizes. The room for the next ones stays.
    private mutating func forget() {
        first.removeAll(keepingCapacity: true)
        if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    }
}
