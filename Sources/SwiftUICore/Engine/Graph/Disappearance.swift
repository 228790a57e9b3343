/// The time from the removal of views until they have ended, which a transition can put off.
@MainActor
final class Disappearance {
    /// A Boolean value that indicates whether the views end with the update, so nobody sees what they show until then.
    let isAtOnce: Bool
    /// The nodes that did not follow a change, which they do if the views appear again.
    private var missing: [ObjectIdentifier: ViewNode] = [:]

    init(isAtOnce: Bool) { self.isAtOnce = isAtOnce }

    /// Notes that a node does not follow a change.
    func missChange(of node: ViewNode) { missing[ObjectIdentifier(node)] = node }

    /// Follows all changes that were missed.
    func followMissedChanges() {
        let nodes = missing.values
        missing = [:]
        for node in nodes { node.graph.invalidate(node) }
    }
}
