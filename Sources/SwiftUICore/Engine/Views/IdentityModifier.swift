extension View {
    /// Gives this view an identity: when the identity changes, the view starts anew with new state.
    ///
    /// A ``ScrollViewProxy`` finds the view by its identity.
    /// - Parameter id: The identity.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IdentityModifier(id: id)).modifier(TraitModifier<ExplicitIdentityTrait>(value: AnyHashable(id)))
    }

    /// Evaluates this view only when it differs from the previous one, by its own `==`.
    nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view that is evaluated only when it differs from the previous one.
///
/// All views with comparable values are treated in this way; this type makes it explicit.
@_weakLinked
public struct EquatableView<Content: Equatable & View> {
    /// The view.
    public var content: Content

    /// Wraps a view.
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

/// The node of a view with its own identity.
final class IdentityNode<Content: View, ID: Hashable>: ChoiceNode<ModifiedContent<Content, IdentityModifier<ID>>> {
    override func choose() { show(view.content, branch: .identity(AnyHashable(view.modifier.id))) }
}
