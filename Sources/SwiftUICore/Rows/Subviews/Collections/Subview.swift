/// A proxy for one of the views of a container's content, which the container can show anywhere.
///
/// A container gets the subviews of its content from ``Group/init(subviews:transform:)``. What a program does with a subview
/// applies outside of the modifiers that the view has already. The view keeps the environment of the place where its content
/// was given, and its state as long as the content has it. A view that a container does not show does not appear, and one
/// that it shows several times has a state at each place.
@_weakLinked
public struct Subview: Identifiable {
    /// The identity of a subview within its content.
    @_weakLinked
    public struct ID: Hashable, Sendable {
        let serial: Int
    }

    /// The identity of the view, which lasts as long as the view exists.
    public let id: ID
    /// The container values that the view sets.
    public let containerValues: ContainerValues
    let source: SubviewSource
}

/// The places of the views of a content, as long as they are shown.
@_weakLinked
final class SubviewSource: Sendable {
    @MainActor weak var owner: (any SubviewOwner)?

    init() {}
}

extension Subview: PrimitiveView {
    public typealias Body = Never

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { SubviewNode(self, inputs) }
}

extension Subview: ShapedView {
    /// Returns a row of a list is made to find out its tag.
    static func rowShape(modified: RowShape) -> RowShape { RowShape(count: 1, isTagged: true) }
}
