/// A class whose objects can be created from the contents of an item provider.
@_weakLinked
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The identifiers of the types that objects of this class can be created from, in order of preference.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an object from data of the specified type.
    ///
    /// - Parameters:
    ///   - data: The bytes, which are untrusted.
    ///   - typeIdentifier: The type of the bytes: one of the class's readable types, to which the delivered type
    ///     conforms.
    /// - Returns: The object.
    /// - Throws: An error if the bytes are invalid.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
