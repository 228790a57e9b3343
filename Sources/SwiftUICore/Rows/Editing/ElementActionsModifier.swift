/// A modifier that sets the actions on the elements of dynamic content.
@_weakLinked
struct ElementActionsModifier {
    let actions: ElementActions
}

extension ElementActionsModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        ElementActionsNode(view, inputs)
    }
}

/// The node of dynamic content with actions on its elements.
final class ElementActionsNode<Content: View>: ModifiedNode<Content, ElementActionsModifier>, ElementActing {
    /// The actions that the list around knows.
    private var told: ElementActions

    override init(_ view: ModifiedContent<Content, ElementActionsModifier>, _ inputs: NodeInputs) {
        told = view.modifier.actions
        super.init(view, inputs)
        environment.rowEditor?.add(self)
        if actions.collectionID != nil { for container in environment.reorderContainers { container.add(self) } }
    }

    var actions: ElementActions { view.modifier.actions }

    /// Stands for the elements while there are none, where a container moves others there.
    private lazy var emptyElement: PlacedElement? = collection.map { collection in
        let element = PlacedElement(EmptyCollectionElement(collection), graph: graph)
        for container in environment.reorderContainers { container.add(element) }
        return element
    }

    override func makeElements() -> [LayoutElement] {
        guard content.elements.isEmpty, actions.collectionID != nil else { return content.elements }
        return emptyElement.map { [$0] } ?? []
    }

    override func viewDidChange() {
        super.viewDidChange()
        guard !told.isSame(as: actions) else { return }
        told = actions
        environment.rowEditor?.actionsDidChange()
    }

    override func didRemove() {
        environment.rowEditor?.remove(self)
        for container in environment.reorderContainers { container.remove(self) }
    }
}

extension ElementActionsNode: ReorderMember {
    var collection: (any DynamicElements)? {
        var node: ViewNode? = content
        while let next = node {
            if let collection = next as? any DynamicElements { return collection }
            node = next.children.first
        }
        return nil
    }
}
