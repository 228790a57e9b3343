extension UTType {
    /// Creates a type that this application owns and exports.
    ///
    /// Declare the type in the application's `Info.plist`, under `UTExportedTypeDeclarations`, or in code with
    /// ``UTType/register(_:)``. An undeclared type works, but has no extensions and no MIME types. The logger
    /// “UniformTypeIdentifiers” reports it once, with the entry to add.
    ///
    /// ```swift
    /// extension UTType {
    ///     static let recipe = UTType(exportedAs: "com.example.recipe")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the application declares.
    ///   - parentType: A type that the result is expected to conform to. An undeclared type conforms to it, or to
    ///     ``data`` when it is `nil`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType: parentType)
        if !isDeclared {
            TypeRegistry.shared.reportUndeclared(identifier, parentType: parentType)
        }
    }

    /// Creates a type that another application owns and this one imports.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - parentType: A type that the result is expected to conform to. An undeclared type conforms to it, or to
    ///     ``data`` when it is `nil`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType: parentType)
    }

    private init(declaring identifier: String, parentType: UTType?) {
        if let type = UTType(identifier) {
            self = type
        } else if let number = TypeIdentifier.systemType(identifier) {
            self.init(systemType: number)
        } else {
            self = TypeRegistry.shared.undeclaredType(identifier, parent: parentType)
        }
    }
}
