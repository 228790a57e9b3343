/// A class whose objects can be made from the contents of an item provider.
@_weakLinked
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The identifiers of the types that objects can be made of, the preferred first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object.
    ///
    /// - Parameters:
    ///   - data: The bytes, which are untrusted.
    ///   - typeIdentifier: The type of the bytes: one of the class's readable types, to which the delivered type
    ///     conforms.
    /// - Returns: The object.
    /// - Throws: An error if the bytes are invalid.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
