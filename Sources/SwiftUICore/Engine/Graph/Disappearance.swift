/// The time from the removal of views until the end of their transition.
@MainActor
final class Disappearance {
    /// The nodes that did not follow a change, which they do if the views appear again.
    private var missing: [ObjectIdentifier: ViewNode] = [:]

    /// Notes that a node does not follow a change.
    func missChange(of node: ViewNode) { missing[ObjectIdentifier(node)] = node }

    /// Follows all changes that were missed.
    func followMissedChanges() {
        let nodes = missing.values
        missing = [:]
        for node in nodes { node.graph.invalidate(node) }
    }
}
