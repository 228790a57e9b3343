/// A kind of tag: a namespace in which other systems name types.
///
/// A filename extension and a MIME type are tags that stand for a type. The raw value of a tag class is the identifier
/// of the type that its tags have.
@_weakLinked
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
    /// The identifier of the tag class, such as `public.mime-type`.
    public let rawValue: String

    /// Creates a tag class with an identifier.
    ///
    /// - Parameter rawValue: The identifier of the tag class; `UTTypeTagSpecification` in an `Info.plist` has such keys.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The class of filename extensions, which have no leading period.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

    /// The class of MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier of the tag class.
    public var description: String { rawValue }

    /// The identifier of the tag class.
    public var debugDescription: String { rawValue }
}
