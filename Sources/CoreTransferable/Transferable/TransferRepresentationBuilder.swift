/// A result builder that combines the representations of a closure.
///
/// The builder applies to ``Transferable/transferRepresentation`` and ``TransferRepresentation/body``. It takes one or
/// more representations, in order of preference.
@resultBuilder
@_weakLinked
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Builds an expression from a coded representation and infers its coders.
    ///
    /// - Parameter expression: A representation written in the builder's block.
    public static func buildExpression<Encoder, Decoder>(
        _ expression: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> {
        expression
    }

    /// Builds an expression from a representation.
    ///
    /// - Parameter expression: A representation written in the builder's block.
    public static func buildExpression<Representation: TransferRepresentation>(
        _ expression: Representation
    ) -> Representation where Representation.Item == Item {
        expression
    }

    /// Builds a block from a single representation.
    ///
    /// - Parameter content: The representation.
    public static func buildBlock<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item {
        content
    }
}
