import Foundation
import UniformTypeIdentifiers

/// A picture or film in the user's folders.
struct MediaFile: Hashable, Sendable, Identifiable {
    let url: URL
    let contentType: UTType
    /// The time by which it is sorted: of its last change, or of its last use where it is outside of the folders.
    let date: Date
    /// A Boolean value that indicates whether it was opened lately.
    var isRecent = false

    var id: URL { url }
    var isFilm: Bool { contentType.conforms(to: .movie) }
    var name: String { url.lastPathComponent }

    /// The first folder inside a folder of the library in which the file is; nil outside, or directly in the library.
    func album(in folders: [URL]) -> String? {
        let path = url.path
        for folder in folders {
            let beginning = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
            guard path.hasPrefix(beginning) else { continue }
            let parts = path.dropFirst(beginning.count).split(separator: "/")
            return parts.count > 1 ? String(parts[0]) : nil
        }
        return nil
    }
}

/// A value that recognizes pictures and films by their names and caches the types of extensions.
struct MediaTyping {
    private var known: [String: UTType?] = [:]

    /// Returns the type of a picture or film; nil for other files.
    mutating func type(ofFileNamed name: String) -> UTType? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        let ending = name[name.index(after: dot)...].lowercased()
        if let type = known[ending] { return type }
        let type = UTType(filenameExtension: ending).flatMap { type in
            // The desktop's types of some sounds, such as that of Ogg, are those of films, too.
            let isSound = type.preferredMIMEType?.hasPrefix("audio/") ?? false
            return (type.conforms(to: .image) || type.conforms(to: .movie)) && !isSound ? type : nil
        }
        known[ending] = .some(type)
        return type
    }
}
