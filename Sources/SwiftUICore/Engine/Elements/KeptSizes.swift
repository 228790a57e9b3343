import Foundation

/// The sizes that an element has answered with, by their proposals.
///
/// Most elements are asked for one to three sizes between two changes. These are found faster one after another than by a hash.
struct KeptSizes {
    private var first: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var others: [ProposedViewSize: CGSize] = [:]

    /// The number of sizes that are looked at one after another.
    private static let mostFirst = 6

    /// Returns the size for a proposal; nil if none is kept.
    func size(for proposal: ProposedViewSize) -> CGSize? {
        for kept in first where kept.proposal == proposal { return kept.size }
        return others.isEmpty ? nil : others[proposal]
    }

    /// Keeps the size for a proposal for which none is kept yet.
    mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) {
        if first.count < Self.mostFirst { first.append((proposal, size)) } else { others[proposal] = size }
    }

    /// Forgets all sizes. The room for the next ones stays.
    mutating func removeAll() {
        first.removeAll(keepingCapacity: true)
        if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    }
}
