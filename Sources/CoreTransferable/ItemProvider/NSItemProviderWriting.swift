/// A class whose objects an item provider can offer.
@_weakLinked
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
    /// The identifiers of the types that all objects of the class can be written as, in order of preference.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns the visibility of a representation that all objects of the class can write.
    ///
    /// - Parameter typeIdentifier: One of the class's writable types.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// The identifiers of the types that this object can be written as, in order of preference.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns the visibility of a representation that this object can write.
    ///
    /// - Parameter typeIdentifier: One of the object's writable types.
    func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Writes the object as data of the specified type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: One of the object's writable types.
    ///   - completionHandler: To be called once, from any thread, with the bytes or an error.
    /// - Returns: The progress of work that takes some time, through which it can be cancelled.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// Returns `.all`, so that every program can see the representation.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        .all
    }

    /// The types that the class declares.
    public var writableTypeIdentifiersForItemProvider: [String] {
        Self.writableTypeIdentifiersForItemProvider
    }

    /// Returns the visibility that the class specifies for the type.
    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
    }
}
