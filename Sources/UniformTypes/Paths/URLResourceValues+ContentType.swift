import Foundation

@_weakLinked
extension URLResourceKey {
    /// The key of a file's type.
    ///
    /// Foundation on Linux does not look up this key itself. Ask for it together with `pathKey` (or `nameKey`) and
    /// `isDirectoryKey`, from which ``Foundation/URLResourceValues/contentType`` is made.
    public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}

@_weakLinked
extension URLResourceValues {
    /// The type of the file, from the name, the path and the kinds among the values.
    ///
    /// It is `nil` when the values hold neither a name nor a path:
    ///
    /// ```swift
    /// let values = try url.resourceValues(forKeys: [.contentTypeKey, .nameKey, .isDirectoryKey])
    /// values.contentType
    /// ```
    public var contentType: UTType? {
        guard let name = name ?? (allValues[.pathKey] as? String) else { return nil }
        if isSymbolicLink == true { return .symbolicLink }
        if isVolume == true { return .volume }
        let filenameExtension = (name as NSString).pathExtension
        if isDirectory == true {
            guard !filenameExtension.isEmpty,
                let type = UTType(filenameExtension: filenameExtension, conformingTo: .directory), type.isDeclared
            else { return .folder }
            return type
        }
        return UTType(filenameExtension: filenameExtension) ?? .data
    }
}
