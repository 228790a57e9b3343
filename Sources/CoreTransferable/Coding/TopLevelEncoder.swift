/// An encoder that makes one complete output of a value.
///
/// The protocol has the shape of the one in Apple's Combine, so that encoders written for that conform here as well.
@_weakLinked
public protocol TopLevelEncoder {
    /// What the encoder makes, `Data` for those that ``CodableRepresentation`` uses.
    associatedtype Output

    /// Encodes a value.
    ///
    /// - Parameter value: The value.
    /// - Returns: The complete output.
    /// - Throws: The encoder's errors, and those of the value's own encoding.
    func encode<Value: Encodable>(_ value: Value) throws -> Output
}

@_weakLinked
extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}

@_weakLinked
extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}
