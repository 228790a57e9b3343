/// A result builder that combines the representations of a closure.
///
/// The builder applies to ``Transferable/transferRepresentation`` and ``TransferRepresentation/body``. It takes one or
/// more representations, in order of preference.
@resultBuilder
@_weakLinked
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Passes a coded representation on, with the coders inferred.
    ///
    /// - Parameter expression: A representation written in the builder's block.
    public static func buildExpression<Encoder, Decoder>(
        _ expression: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> {
        expression
    }

    /// Passes a representation on unchanged.
    ///
    /// - Parameter expression: A representation written in the builder's block.
    public static func buildExpression<Representation: TransferRepresentation>(
        _ expression: Representation
    ) -> Representation where Representation.Item == Item {
        expression
    }

    /// Passes the only representation of a block on unchanged.
    ///
    /// - Parameter content: The representation.
    public static func buildBlock<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item {
        content
    }
}
