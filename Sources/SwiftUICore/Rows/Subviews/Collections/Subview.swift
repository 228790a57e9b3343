/// Stands for one view of a container's content, wherever the container shows it.
///
/// A container gets the subviews of its content from ``Group/init(subviews:transform:)``. What a program does with a subview
/// applies outside of the modifiers that the view has already. The view keeps the environment of the place where its content
/// was given, and its state as long as the content has it. A view that a container does not show does not appear, and one
/// that it shows several times has a state at each place.
@_weakLinked
public struct Subview: Identifiable {
    /// Which view of a content a subview is.
    @_weakLinked
    public struct ID: Hashable, Sendable {
        let serial: Int
    }

    /// Which view it is, as long as the content has it.
    public let id: ID
    /// What the view says to the container around it.
    public let containerValues: ContainerValues
    let source: SubviewSource
}

/// Where the views of a content are, for as long as something shows them.
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
    /// A row of a list is made to find out its tag.
    static func rowShape(modified: RowShape) -> RowShape { RowShape(count: 1, isTagged: true) }
}
