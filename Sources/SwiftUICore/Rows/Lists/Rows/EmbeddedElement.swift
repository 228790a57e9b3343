/// An element of another place in the tree, as a view: the surroundings of a list's row are views, with the row itself
/// in the middle of them.
@_weakLinked
struct EmbeddedElement: PrimitiveView {
    typealias Body = Never
    let element: LayoutElement

    func makeNode(_ inputs: NodeInputs) -> ViewNode { EmbeddedElementNode(self, inputs) }
}

/// The node of an element of another place.
final class EmbeddedElementNode: TypedNode<EmbeddedElement> {
    override func makeElements() -> [LayoutElement] { [view.element] }
}
