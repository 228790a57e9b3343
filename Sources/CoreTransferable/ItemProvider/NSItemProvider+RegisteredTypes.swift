extension NSItemProvider {
    /// The types of the representations, in the order of registration and without duplicates.
    public var registeredContentTypes: [UTType] {
        contentTypes
    }

    /// The types of the representations that a receiver may open in place, in order and without duplicates.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        registrations.filter { $0.kind == .inPlaceFile }.map(\.contentType).withoutRepeats()
    }

    /// Returns the types of the representations that conform to a type, in order and without duplicates.
    ///
    /// - Parameter contentType: The type, which counts as conforming to itself.
    /// - Returns: The types.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// The identifiers of the representations' types, in the order of registration and without duplicates.
    public var registeredTypeIdentifiers: [String] {
        registeredContentTypes.map(\.identifier)
    }

    /// Returns the identifiers of the types whose representations allow the specified file options, in order and without duplicates.
    ///
    /// - Parameter fileOptions: The required options; an empty set lists all types.
    /// - Returns: The identifiers.
    public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        fileOptions.contains(.openInPlace)
            ? registeredContentTypesForOpenInPlace.map(\.identifier)
            : registeredTypeIdentifiers
    }

    /// Returns a Boolean value that indicates whether the provider has a representation of a type or of one that conforms to it.
    ///
    /// - Parameter typeIdentifier: The type's identifier.
    /// - Returns: `true` if there is.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        hasRepresentationConforming(toTypeIdentifier: typeIdentifier, fileOptions: [])
    }

    /// Returns a Boolean value that indicates whether the provider has a representation that conforms to a type and allows the specified
    /// file options.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type's identifier.
    ///   - fileOptions: The required options.
    /// - Returns: `true` if there is.
    public func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        let wanted = UTType(registered: typeIdentifier)
        return sentRegistrations.contains { registration in
            (!fileOptions.contains(.openInPlace) || registration.kind == .inPlaceFile)
                && registration.contentType.conforms(to: wanted)
        }
    }
}

extension UTType {
    /// Creates the type of an identifier, even if the type is not declared: a received type may be known only to its
    /// sender.
    init(registered identifier: String) {
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }
}
