/// A decoder that makes a value of one complete input.
///
/// The protocol has the shape of the one in Apple's Combine, so that decoders written for that conform here as well.
@_weakLinked
public protocol TopLevelDecoder {
    /// What the decoder reads, `Data` for those that ``CodableRepresentation`` uses.
    associatedtype Input

    /// Decodes a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - input: The complete input.
    /// - Returns: The value.
    /// - Throws: The decoder's errors, and those of the value's own decoding.
    func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

@_weakLinked
extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}

@_weakLinked
extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}
