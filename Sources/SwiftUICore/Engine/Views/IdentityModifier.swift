extension View {
    /// Sets the identity of this view. When the identity changes, the view starts over with new state.
    ///
    /// A ``ScrollViewProxy`` finds the view by its identity.
    /// - Parameter id: The identity.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IdentityModifier(id: id)).modifier(IdentityTraitModifier(id: AnyHashable(id)))
    }

    /// Evaluates this view only when its own `==` finds it different from the previous one.
    nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view that is evaluated only when it is different from the previous one.
///
/// All views with comparable values are treated in this way; this type makes it explicit.
@_weakLinked
public struct EquatableView<Content: Equatable & View> {
    /// The content of the view.
    public var content: Content

    /// Creates a view from an equatable view.
    nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
    public var body: some View { content }
}

@_weakLinked
struct IdentityModifier<ID: Hashable> {
    let id: ID
}

extension IdentityModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        IdentityNode(view, inputs)
    }
}

/// A modifier that passes a view's identity to the enclosing containers and modifiers.
@_weakLinked
struct IdentityTraitModifier {
    let id: AnyHashable
}

extension IdentityTraitModifier: ElementModifier {
    typealias Body = Never
    static var keepsNothing: Bool { true }

    func makeElement(around content: LayoutElement, in node: ViewNode) -> IdentityElement {
        IdentityElement(content, id, of: node)
    }

    func update(_ element: IdentityElement, in node: ViewNode) { element.value = id }
}

/// An element of a view with its own identity, which stays at its place when the view begins anew with another.
final class IdentityElement: TraitElement<ExplicitIdentityTrait> {
    private weak var place: ViewNode?

    init(_ content: LayoutElement, _ id: AnyHashable, of place: ViewNode) {
        self.place = place
        super.init(content, id, isFallback: false)
    }

    override func traitValue(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(PlaceOfIdentityTrait.self) else { return super.traitValue(key) }
        return place.map { $0 as Any }
    }
}

/// The place of a view that has its own identity: modifiers outside of `id(_:)` apply to it, whatever the identity is.
enum PlaceOfIdentityTrait: TraitKey {
    static var defaultValue: ViewNode? { nil }
}

/// The node of a view with its own identity.
final class IdentityNode<Content: View, ID: Hashable>: ChoiceNode<ModifiedContent<Content, IdentityModifier<ID>>> {
    override func choose() { show(view.content, branch: .identity(AnyHashable(view.modifier.id))) }
}
