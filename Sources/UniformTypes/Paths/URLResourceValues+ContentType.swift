import Foundation
internal import SystemSupport

@_weakLinked
extension URLResourceKey {
    /// The resource key for a file's content type.
    ///
    /// Foundation on Linux knows no such key and passes over it, and its method cannot be given another meaning from outside. So
    /// this is the key of the file's path, from which ``Foundation/URLResourceValues/contentType`` is made.
    public static let contentTypeKey = URLResourceKey.pathKey
}

@_weakLinked
extension URLResourceValues {
    /// The type of the file, determined from its name and kind.
    ///
    /// ```swift
    /// let type = try url.resourceValues(forKeys: [.contentTypeKey]).contentType
    /// ```
    ///
    /// Unless the values contain the kind, it is read from the file on access. It is `nil` if the values have neither a
    /// path nor a name, or if the file does not exist.
    public var contentType: UTType? {
        guard let name = path ?? name, let kind = kind else { return nil }
        switch kind {
        case .link: return .symbolicLink
        case .volume: return .volume
        case .directory:
            let filenameExtension = (name as NSString).pathExtension
            guard !filenameExtension.isEmpty,
                let type = UTType(filenameExtension: filenameExtension, conformingTo: .directory), type.isDeclared
            else { return .folder }
            return type
        case .file: return UTType(filenameExtension: (name as NSString).pathExtension) ?? .data
        }
    }

    private enum Kind {
        case file, directory, link, volume
    }

    private var kind: Kind? {
        if isSymbolicLink == true { return .link }
        if isVolume == true { return .volume }
        if let isDirectory { return isDirectory ? .directory : .file }
        guard let path else { return .file }
        guard let status = try? FileSystem.status(of: path, followsLink: false) else { return nil }
        switch status.kind {
        case .symbolicLink: return .link
        case .directory: return .directory
        default: return .file
        }
    }
}
