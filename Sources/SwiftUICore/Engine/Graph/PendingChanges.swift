/// The nodes that an update evaluates, each with the transaction of its changes.
@MainActor
struct InvalidNodes {
    private var nodes: [ObjectIdentifier: (node: ViewNode, transaction: Transaction)] = [:]

    var isEmpty: Bool { nodes.isEmpty }

    mutating func insert(_ node: ViewNode, with transaction: Transaction) {
        let known = nodes[ObjectIdentifier(node)]?.transaction
        nodes[ObjectIdentifier(node)] = (node, known?.merging(transaction) ?? transaction)
    }

    mutating func remove(_ node: ViewNode) { if !nodes.isEmpty { nodes[ObjectIdentifier(node)] = nil } }

    func contains(_ node: ViewNode) -> Bool { nodes[ObjectIdentifier(node)] != nil }

    /// The transaction of the changes of a node; nil if it has none.
    func transaction(of node: ViewNode) -> Transaction? {
        nodes.isEmpty ? nil : nodes[ObjectIdentifier(node)]?.transaction
    }

    /// The nodes as they are evaluated: outer views first, so that no view is evaluated twice.
    var sorted: [(node: ViewNode, transaction: Transaction)] {
        nodes.values.sorted { ($0.node.depth, $0.node.serial) < ($1.node.depth, $1.node.serial) }
    }
}

/// The objects that the later steps of an update handle, those of each step in their order.
@MainActor
struct PendingChanges {
    /// The containers that receive their elements.
    var containers = OrderedObjects<any OutputContainer>()
    /// The windows and rows whose accessibility elements are passed to assistive technologies.
    var accessibility = OrderedObjects<LayoutElement>()
    /// The elements whose widgets receive their child widgets.
    var widgets = OrderedObjects<LayoutElement>()
    /// The elements whose hosts lay them out again.
    var sizes = OrderedObjects<LayoutElement>()
    /// The elements whose content is elsewhere than before.
    var moving: [DisplacedElement] = []
    /// The nodes that are committed.
    var uncommitted = OrderedObjects<ViewNode>()

    /// A Boolean value that indicates whether an update that has just ended leaves some of it to the next.
    var needsUpdate: Bool { !containers.isEmpty || !sizes.isEmpty || !uncommitted.isEmpty || !moving.isEmpty }

    /// Takes the nodes that are committed. Those that a commit adds are committed in the next turn.
    mutating func takeUncommitted() -> OrderedObjects<ViewNode> {
        defer { uncommitted.removeAll() }
        return uncommitted
    }

    /// Takes the elements whose content is elsewhere than before.
    mutating func takeMoving() -> [DisplacedElement] {
        defer { moving = [] }
        return moving
    }
}
