import Foundation

@_weakLinked
extension URL {
    /// Returns a URL with an added component that names a file of the specified type.
    ///
    /// ```swift
    /// URL(fileURLWithPath: "/tmp").appendingPathComponent("photo", conformingTo: .jpeg)   // /tmp/photo.jpeg
    /// ```
    ///
    /// - Parameters:
    ///   - partialName: The name, with or without an extension that stands for the type.
    ///   - contentType: The type, whose preferred extension is added when the name has no fitting one. The result is the
    ///     URL of a directory when the type is one.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(
            ContentTypePath.name(partialName, for: contentType),
            isDirectory: contentType.conforms(to: .directory)
        )
    }

    /// Adds a component that names a file of the specified type.
    ///
    /// - Parameters:
    ///   - partialName: The name, with or without an extension that stands for the type.
    ///   - contentType: The type. Its preferred extension is added if the name has no extension of the type.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns a URL with the extension for the specified type added to its last component.
    ///
    /// - Parameter contentType: The type, whose preferred extension is added when the URL has no fitting one.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let name = lastPathComponent
        let completed = ContentTypePath.name(name, for: contentType)
        guard !name.isEmpty, name != "/", completed != name else { return self }
        return appendingPathExtension(String(completed.dropFirst(name.count + 1)))
    }

    /// Adds the extension for the specified type to the last component.
    ///
    /// - Parameter contentType: The type, whose preferred extension is added when the URL has no fitting one.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
