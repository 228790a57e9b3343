/// A class whose objects can be made of what an item provider delivers.
@_weakLinked
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The identifiers of the types that objects can be made of, the preferred first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object.
    ///
    /// - Parameters:
    ///   - data: The bytes, which are untrusted.
    ///   - typeIdentifier: What they are: one of the class's own readable types, which the delivered type conforms to.
    /// - Returns: The object.
    /// - Throws: An error where the bytes make no sense.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
