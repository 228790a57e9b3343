/// A view that stands for the name that a view has without a modifier.
private struct OriginalLabel: PrimitiveView {
    typealias Body = Never

    func makeNode(_ inputs: NodeInputs) -> ViewNode { OriginalLabelNode(self, inputs) }
}

/// The node of the placeholder for a name.
private final class OriginalLabelNode: TypedNode<OriginalLabel> {
    private lazy var element = OriginalLabelElement(graph: graph)

    override func makeElements() -> [LayoutElement] { [element] }
}

/// An element with the name of another.
private final class OriginalLabelElement: LayoutElement {
    override func makeAccessibility() -> [AccessibilityElement] { [AccessibilityElement(.originalLabel)] }
}

extension View {
    /// Sets the accessibility label of this view's elements from a view, which may contain the original label.
    ///
    /// ```swift
    /// Text(episode.title).accessibilityLabel { title in
    ///     if episode.isNew { Text("New") }
    ///     title
    /// }
    /// ```
    /// - Parameter content: Makes the name, of a view that stands for the one that an element has. It is not shown.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        let name = PlaceholderContentView<Self>(content: OriginalLabel())
        return modifier(AccessibilityViewModifier(decoration: content(name), placement: .label))
    }
}
