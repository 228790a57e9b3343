/// A placeholder, in the body of a transition, for the view that appears or disappears.
@_weakLinked
public struct PlaceholderContentView<Value> {
    /// The content of the view.
    let content: any View
}

extension PlaceholderContentView: View {
    public typealias Body = Never
}

extension PlaceholderContentView: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { PlaceholderNode(self, inputs) }
}

/// The node of a stand-in.
final class PlaceholderNode<Value>: ChoiceNode<PlaceholderContentView<Value>> {
    override func choose() { show(view.content) }
}
