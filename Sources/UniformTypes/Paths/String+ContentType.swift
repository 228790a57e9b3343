import Foundation

@_weakLinked
extension String {
    /// Returns a path with an added component that names a file of the specified type.
    ///
    /// - Parameters:
    ///   - partialName: The name, with or without an extension that stands for the type.
    ///   - contentType: The type. Its preferred extension is added if the name has no extension of the type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        let name = ContentTypePath.name(partialName, for: contentType)
        if isEmpty { return name }
        return hasSuffix("/") ? self + name : "\(self)/\(name)"
    }

    /// Returns a path with an added extension for the specified type.
    ///
    /// - Parameter contentType: The type, whose preferred extension is added when the path has no fitting one.
    public func appendingPathExtension(for contentType: UTType) -> String {
        ContentTypePath.name(self, for: contentType)
    }
}

@_weakLinked
extension NSString {
    /// Returns a path with an added component that names a file of the specified type.
    ///
    /// - Parameters:
    ///   - partialName: The name, with or without an extension that stands for the type.
    ///   - contentType: The type. Its preferred extension is added if the name has no extension of the type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        String(describing: self).appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns a path with an added extension for the specified type.
    ///
    /// - Parameter contentType: The type, whose preferred extension is added when the path has no fitting one.
    public func appendingPathExtension(for contentType: UTType) -> String {
        String(describing: self).appendingPathExtension(for: contentType)
    }
}
