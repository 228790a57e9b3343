import Foundation

/// A type that encodes whole values, such as an encoder for JSON or property lists.
@_weakLinked
public protocol TopLevelEncoder<Output> {
    /// The type of encoded values.
    associatedtype Output
    /// Encodes a value.
    /// - Throws: The error of the value or the format.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A type that decodes whole values, such as a decoder for JSON or property lists.
@_weakLinked
public protocol TopLevelDecoder<Input> {
    /// The type of encoded values.
    associatedtype Input
    /// Decodes a value.
    /// - Throws: The error of the value or the format.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

@_weakLinked
extension JSONEncoder: TopLevelEncoder {}
@_weakLinked
extension JSONDecoder: TopLevelDecoder {}
@_weakLinked
extension PropertyListEncoder: TopLevelEncoder {}
@_weakLinked
extension PropertyListDecoder: TopLevelDecoder {}
