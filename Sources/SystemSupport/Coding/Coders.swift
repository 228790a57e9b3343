/// Encodes values whole, as JSON and property lists do.
@_weakLinked
public protocol TopLevelEncoder<Output> {
    /// What values are encoded to.
    associatedtype Output
    /// Encodes a value.
    /// - Throws: What the value or the format throws.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Decodes values whole, as from JSON and property lists.
@_weakLinked
public protocol TopLevelDecoder<Input> {
    /// What values are decoded from.
    associatedtype Input
    /// Decodes a value.
    /// - Throws: What the value or the format throws.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
