/// A type of data, of a file or of a directory, named by a uniform type identifier.
///
/// A type has supertypes, to which it conforms, and filename extensions and MIME types that stand for it:
///
/// ```swift
/// let type = UTType(filenameExtension: "jpg")!
/// type.identifier                 // "public.jpeg"
/// type.preferredMIMEType          // "image/jpeg"
/// type.conforms(to: .image)       // true
/// ```
///
/// Types come from three places: the types of every Mac are built in, applications declare theirs in an `Info.plist`
/// (see ``UTTypeDeclaration``), and an undeclared tag has a dynamic type. A value takes eight bytes. Two values are
/// equal if their identifiers are, regardless of case.
@_weakLinked
public struct UTType: Sendable {
    enum Storage: Sendable {
        /// A type of the built-in table, by its number.
        case system(UInt16)
        /// Any other type.
        case runtime(RuntimeType)
    }

    let storage: Storage

    init(systemType: UInt16) {
        storage = .system(systemType)
    }

    init(_ type: RuntimeType) {
        storage = .runtime(type)
    }
}

// MARK: - Comparing

extension UTType: Hashable {
    /// Returns a Boolean value that indicates whether two types have the same identifier, ignoring case.
    public static func == (first: UTType, second: UTType) -> Bool {
        switch (first.storage, second.storage) {
        case (.system(let first), .system(let second)): first == second
        case (.runtime(let first), .runtime(let second)): first === second || first.key == second.key
        default: false
        }
    }

    /// Adds the identifier of the type, in lowercase, to a hasher.
    public func hash(into hasher: inout Hasher) {
        switch storage {
        case .system(let number): hasher.combine(number)
        case .runtime(let type): hasher.combine(type.key)
        }
    }
}

// MARK: - Describing

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier of the type.
    public var description: String { identifier }

    /// The identifier of the type, with a note of whether the type is dynamic and declared.
    public var debugDescription: String {
        "UTType \(identifier) (\(isDynamic ? "dynamic" : "not dynamic"), \(isDeclared ? "declared" : "not declared"))"
    }
}
