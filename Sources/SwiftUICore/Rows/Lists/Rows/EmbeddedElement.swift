/// An element of another place of the tree, as a view: what is put around a row of a list is made of views, and the row itself
/// stands in the middle of them.
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
