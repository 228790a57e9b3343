/// A description of how an item is exported, imported, or both.
///
/// ``CodableRepresentation``, ``DataRepresentation``, ``FileRepresentation`` and ``ProxyRepresentation`` are the
/// building blocks. A type of your own combines them in its ``body``, so a set of representations can be named and
/// reused:
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

    /// The type of the representation's body; `Never` for primitive representations.
    associatedtype Body: TransferRepresentation

    /// The representations that make up this one, the best first.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// Adds the exporters and importers of this representation. Representations that you define have a ``body`` and do not implement this
    /// method.
    ///
    /// It is a requirement because a cast of each representation would take more time than everything else in a
    /// transfer of a small value.
    func _resolve(into target: _ResolutionTarget)
}

extension TransferRepresentation {
    /// Adds the exporters and importers of the body.
    public func _resolve(into target: _ResolutionTarget) {
        if Body.self != Never.self { target.resolution.add(body) }
    }
}
