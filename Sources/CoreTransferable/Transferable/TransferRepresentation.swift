/// A description of how an item is exported, imported, or both.
///
/// ``CodableRepresentation``, ``DataRepresentation``, ``FileRepresentation`` and ``ProxyRepresentation`` are the building
/// blocks. A type of your own combines them in its ``body``, so that a set of representations can be named and reused:
///
/// ```swift
/// struct RecipeRepresentation: TransferRepresentation {
///     var body: some TransferRepresentation<Recipe> {
///         CodableRepresentation(contentType: .recipe)
///         ProxyRepresentation(exporting: \.name)
///     }
/// }
/// ```
@_weakLinked
public protocol TransferRepresentation<Item>: Sendable {
    /// The type that is exported and imported.
    associatedtype Item: Transferable = Body.Item

    /// The type of the representation's contents; `Never` for the building blocks.
    associatedtype Body: TransferRepresentation

    /// The representations that this one is made of, the best first.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// Adds the ways out and in that this representation stands for. Not for use by other modules: representations of
    /// theirs have a ``body``.
    ///
    /// It is a requirement because asking each representation with a cast whether it is a building block would take more
    /// time than everything else in a transfer of a small value.
    func _resolve(into target: _ResolutionTarget)
}

extension TransferRepresentation {
    /// Adds what the body comes to.
    public func _resolve(into target: _ResolutionTarget) {
        if Body.self != Never.self { target.resolution.add(body) }
    }
}
