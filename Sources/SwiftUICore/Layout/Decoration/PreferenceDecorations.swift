extension View {
    /// Adds a view in front of this one, based on a preference of the views inside.
    /// - Parameters:
    ///   - key: The type of the preference's key.
    ///   - alignment: The alignment of the view.
    ///   - transform: Makes the view.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
    ) -> some View {
        modifier(PreferenceDecoration<Key, Overlay>(alignment: alignment, placement: .inFront, transform: transform))
    }

    /// Adds a view behind this one, based on a preference of the views inside.
    /// - Parameters:
    ///   - key: The type of the preference's key.
    ///   - alignment: The alignment of the view.
    ///   - transform: Makes the view.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Background
    ) -> some View {
        modifier(PreferenceDecoration<Key, Background>(alignment: alignment, placement: .behind, transform: transform))
    }
}

/// A modifier that decorates a view with a view created from one of its preferences.
@_weakLinked
struct PreferenceDecoration<Key: PreferenceKey, Decoration: View> {
    let alignment: Alignment
    let placement: DecorationPlacement
    let transform: (Key.Value) -> Decoration
}

extension PreferenceDecoration: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        PreferenceDecorationNode(view, inputs)
    }
}

/// The node of a view that shows another with it, made of a preference: with the first of its elements, where there are
/// several.
final class PreferenceDecorationNode<Content: View, Key: PreferenceKey, Decoration: View>: ModifiedNode<
    Content, PreferenceDecoration<Key, Decoration>
>
{
    private var decoration: TypedNode<DeferredView<Decoration>>!
    private var decorated: DecoratedElement?
    private var value = Key.defaultValue
    private var derived = DerivedEnvironment()

    override init(_ view: ModifiedContent<Content, PreferenceDecoration<Key, Decoration>>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        value = content.preferences[Key.self]
        decoration = SwiftUICore.makeNode(shownDecoration, self.inputs(environment: decorationEnvironment()))
        graph.commit(self)
    }

    override var passesRows: Bool { false }
    override var children: [ViewNode] { [content, decoration] }

    override func makeElements() -> [LayoutElement] {
        let elements = content.elements
        if decorated?.content !== elements.first {
            decorated = elements.first.map { DecoratedElement($0, decoration: decoration) }
            updateDecorated()
        }
        return (decorated.map { [$0] } ?? []) + elements.dropFirst()
    }

    override func viewDidChange() {
        super.viewDidChange()
        decoration.set(shownDecoration, environment: decorationEnvironment())
        updateDecorated()
        graph.commit(self)
    }

    override func preferencesWillChange() { graph.commit(self) }

    /// Takes over the preference when all views of the update are there.
    override func commit() {
        // Asked for through `preferences`, so it is kept, and the next change is noticed.
        _ = preferences
        let value = content.preferences[Key.self]
        guard !areEqual(value, self.value) else { return }
        self.value = value
        graph.perform { decoration.set(shownDecoration, environment: decorationEnvironment()) }
    }

    private var shownDecoration: DeferredView<Decoration> {
        DeferredView { [value, transform = view.modifier.transform] in transform(value) }
    }

    private func updateDecorated() {
        decorated?.decoration.alignment = view.modifier.alignment
        decorated?.placement = view.modifier.placement
    }

    private func decorationEnvironment() -> EnvironmentValues { derived(environment.outsideStacks) }
}
