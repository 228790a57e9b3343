import Foundation

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

    /// Modifies a preference of the views inside this one with an anchor of this view.
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

/// A modifier that changes a preference with a place in a view.
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
    private var placed: AnchoredElement?

    override var passesRows: Bool { false }

    override func makeElements() -> [LayoutElement] {
        let elements = content.elements
        if placed?.content !== elements.first {
            placed = elements.first.map { AnchoredElement($0, graph: graph) }
            // The preference has another value for each place that a layout gives the view.
            placed?.didMove = { [weak self] in
                guard let self else { return }
                graph.perform { self.preferencesDidChange() }
            }
        }
        return (placed.map { [$0] } ?? []) + elements.dropFirst()
    }

    override func makePreferences() -> PreferenceValues {
        var preferences = content.preferences
        // Makes the elements, which set `placed`.
        _ = elements
        if let placed {
            view.modifier.change(
                &preferences[Key.self],
                Anchor(placed, view.modifier.source, version: placed.version)
            )
            if placed.version == 0 { preferences.waitForPlace(Key.self) }
        }
        return preferences
    }

    override func viewDidChange() {
        super.viewDidChange()
        preferencesDidChange()
    }
}

/// An element whose place is a preference.
final class AnchoredElement: PlacedElement {
    /// Called after a layout that has given the element another place.
    var didMove: () -> Void = {}
    /// A number that counts the places.
    private(set) var version = 0
    private var isReported = true

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        let before = self.frame
        super.arrange(in: frame, proposal: proposal)
        guard before != frame else { return }
        version += 1
        guard isReported else { return }
        isReported = false
        graph.followers.afterLayout { [weak self] in
            self?.isReported = true
            self?.didMove()
        }
    }
}
