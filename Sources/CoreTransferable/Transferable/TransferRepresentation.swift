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
public protocol TransferRepresentation<Item>: Sendable {
    /// The type that is exported and imported.
    associatedtype Item: Transferable = Body.Item

    /// The type of the representation's contents; `Never` for the building blocks.
    associatedtype Body: TransferRepresentation

    /// The representations that this one is made of, the best first.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}
