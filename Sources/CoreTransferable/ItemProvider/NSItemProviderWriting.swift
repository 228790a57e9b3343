/// A class whose objects can be offered by an item provider.
@_weakLinked
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
    /// The identifiers of the types that every object can be written as, the preferred first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns the programs that can see a type as which every object can be written.
    ///
    /// - Parameter typeIdentifier: One of the class's writable types.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// The identifiers of the types that this object can be written as, the preferred first.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns the programs that can see a type as which this object can be written.
    ///
    /// - Parameter typeIdentifier: One of the object's writable types.
    func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Writes the object.
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
    /// Returns `.all`, so every program may see the type.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        .all
    }

    /// The types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] {
        Self.writableTypeIdentifiersForItemProvider
    }

    /// Returns the visibility that the class gives the type.
    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
    }
}
