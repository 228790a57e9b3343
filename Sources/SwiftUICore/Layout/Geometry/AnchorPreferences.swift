extension View {
    /// Sets a preference from an anchor of this view.
    /// - Parameters:
    ///   - key: The type of the preference's key.
    ///   - value: The place.
    ///   - transform: Makes the preference of the place.
    nonisolated public func anchorPreference<A, Key: PreferenceKey>(
        key _: Key.Type = Key.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> Key.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, Key>(source: value) { $0 = transform($1) })
    }

    /// Changes a preference of the views inside this one, with an anchor of this view.
    /// - Parameters:
    ///   - key: The type of the preference's key.
    ///   - value: The place.
    ///   - transform: Changes the preference.
    nonisolated public func transformAnchorPreference<A, Key: PreferenceKey>(
        key _: Key.Type = Key.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout Key.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, Key>(source: value, change: transform))
    }
}

/// Changes a preference with a place in a view.
@_weakLinked
struct AnchorPreferenceModifier<A, Key: PreferenceKey> {
    let source: Anchor<A>.Source
    let change: (inout Key.Value, Anchor<A>) -> Void
}

extension AnchorPreferenceModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        AnchorPreferenceNode(view, inputs)
    }
}

/// The node of a view that changes a preference with a place in it: in the first of its elements, where there are several.
final class AnchorPreferenceNode<Content: View, A, Key: PreferenceKey>: ModifiedNode<
    Content, AnchorPreferenceModifier<A, Key>
>
{
    private var placed: PlacedElement?

    override var passesRows: Bool { false }

    override func makeElements() -> [LayoutElement] {
        let elements = content.elements
        if placed?.content !== elements.first { placed = elements.first.map { PlacedElement($0, graph: graph) } }
        return (placed.map { [$0] } ?? []) + elements.dropFirst()
    }

    override func makePreferences() -> PreferenceValues {
        var preferences = content.preferences
        // Makes the elements, which set `placed`.
        _ = elements
        if let placed { view.modifier.change(&preferences[Key.self], Anchor(placed, view.modifier.source)) }
        return preferences
    }

    override func viewDidChange() {
        super.viewDidChange()
        preferencesDidChange()
    }
}
