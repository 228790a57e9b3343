/// A modifier that adds a second view to each element of its content.
@MainActor
protocol DecorationModifier: PrimitiveModifier {
    associatedtype Decoration: View
    var decoration: Decoration { get }
    var alignment: Alignment { get }
    var placement: DecorationPlacement { get }
}

/// The placement of the second view of a decoration.
enum DecorationPlacement {
    case behind, inFront
    /// It is not shown, and provides the accessibility name of the content.
    case unseen
    /// It is not shown, and provides the accessibility name of the content, whose own name may be a part of it.
    case label
    /// It is not shown, and its controls are accessibility actions of the content.
    case actions
    /// It is not shown, and it represents the content for assistive technologies.
    case representation

    /// A Boolean value that indicates whether the view is shown.
    var isShown: Bool { self == .behind || self == .inFront }
}

extension DecorationModifier {
    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        DecorationNode(view, inputs)
    }
}

/// The node of a view with a second view for each of its elements.
final class DecorationNode<Content: View, Modifier: DecorationModifier>: ModifiedNode<Content, Modifier> {
    /// One for each element of the content, in their order.
    private var parts: [Part] = []
    private var derived = DerivedEnvironment()

    private struct Part {
        let decoration: TypedNode<Modifier.Decoration>
        let element: DecoratedElement
    }

    override var passesRows: Bool { false }
    override var children: [ViewNode] { [content] + parts.map(\.decoration) }
    override var keepsNothing: Bool { true }

    override func makeElements() -> [LayoutElement] {
        let contents = content.elements
        if !contents.elementsEqual(parts, by: { $0 === $1.element.content }) { updateParts(contents) }
        return parts.map(\.element)
    }

    override func viewDidChange() {
        super.viewDidChange()
        for part in parts {
            part.decoration.set(view.modifier.decoration, environment: decorationEnvironment())
            update(part.element)
        }
    }

    private func updateParts(_ contents: [LayoutElement]) {
        let before = parts
        var known = Dictionary(uniqueKeysWithValues: parts.map { (ObjectIdentifier($0.element.content), $0) })
        parts = contents.map { known.removeValue(forKey: ObjectIdentifier($0)) ?? makePart(around: $0) }
        for part in before where known[ObjectIdentifier(part.element.content)] != nil { part.decoration.remove() }
    }

    private func makePart(around element: LayoutElement) -> Part {
        let decoration = SwiftUICore.makeNode(view.modifier.decoration, inputs(environment: decorationEnvironment()))
        let part = Part(decoration: decoration, element: DecoratedElement(element, decoration: decoration))
        update(part.element)
        return part
    }

    private func update(_ element: DecoratedElement) {
        element.decoration.alignment = view.modifier.alignment
        element.placement = view.modifier.placement
    }

    private func decorationEnvironment() -> EnvironmentValues { derived(environment.outsideStacks) }
}
