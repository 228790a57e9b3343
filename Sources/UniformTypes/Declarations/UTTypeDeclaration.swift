import Foundation

/// The declaration of a type, as found under `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations` in an `Info.plist`.
///
/// The declarations in an `Info.plist` are read by themselves when they stand beside the executable, in a `Resources`
/// directory there, or in a resource bundle of a Swift package. A declaration can also be registered in code:
///
/// ```swift
/// UTType.register(
///     UTTypeDeclaration(
///         identifier: "com.example.recipe",
///         description: "Recipe",
///         conformsTo: [UTType.json.identifier],
///         tags: [.filenameExtension: ["recipe"], .mimeType: ["application/x-recipe"]]
///     )
/// )
/// ```
@_weakLinked
public struct UTTypeDeclaration: Sendable, Hashable {
    /// The owner of a declared type.
    public enum Scope: Sendable, Hashable {
        /// The type belongs to the application that declares it.
        case exported
        /// The type belongs to another application, whose own declaration takes precedence.
        case imported
    }

    /// The identifier of the type (`UTTypeIdentifier`).
    public var identifier: String

    /// The owner of the type.
    public var scope: Scope

    /// A human-readable description (`UTTypeDescription`).
    public var description: String?

    /// The identifiers of the types that the type conforms to (`UTTypeConformsTo`).
    public var conformsTo: [String]

    /// The tags of the type by class, the preferred tag first (`UTTypeTagSpecification`).
    public var tags: [UTTagClass: [String]]

    /// The names of the type's icon files or icon names (`UTTypeIconFile`, `UTTypeIconFiles`, `UTTypeIconName`, `UTTypeIcons`).
    public var iconNames: [String]

    /// The address of a document that describes the type (`UTTypeReferenceURL`).
    public var referenceURL: URL?

    /// The version of the declaration (`UTTypeVersion`).
    public var version: Int?

    /// Creates a declaration.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - scope: The type's owner.
    ///   - description: A description for people.
    ///   - conformsTo: The identifiers of the types that the type conforms to.
    ///   - tags: The tags of the type by class, the preferred one first.
    ///   - iconNames: The names of the type's icons.
    ///   - referenceURL: The address of a document that describes the type.
    ///   - version: The version of the declaration.
    public init(
        identifier: String,
        scope: Scope = .exported,
        description: String? = nil,
        conformsTo: [String] = ["public.data"],
        tags: [UTTagClass: [String]] = [:],
        iconNames: [String] = [],
        referenceURL: URL? = nil,
        version: Int? = nil
    ) {
        self.identifier = identifier
        self.scope = scope
        self.description = description
        self.conformsTo = conformsTo
        self.tags = tags
        self.iconNames = iconNames
        self.referenceURL = referenceURL
        self.version = version
    }
}
