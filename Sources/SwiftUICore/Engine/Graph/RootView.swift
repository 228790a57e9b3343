/// The view at the top of a window or of something presented.
@_weakLinked
struct RootView<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    /// A Boolean value that indicates whether the views belong to the window around, as the items of its toolbar do.
    var isPartOfWindow = false

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { inputs.graph.rooms.makeRoot(self, inputs) }
}

/// The node of the view at the top. The room of windows knows what becomes of the preferences that end here.
class RootNode<Content: View>: TypedNode<RootView<Content>> {
    /// The root that a host shows; nil after the node is removed.
    final var root: ViewRoot!

    /// The element of the root holds this node.
    override func didRemove() { root = nil }
}
