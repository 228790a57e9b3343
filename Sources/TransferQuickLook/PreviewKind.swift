import Foundation
import UniformTypeIdentifiers

/// The way in which a file is shown.
enum PreviewKind: Hashable {
    case text, picture, pages, film, sound
    /// By its icon, its name and its size.
    case card

    /// - Parameter file: The file. Its kind, its name and, if these do not suffice, its contents tell its type.
    init(_ file: URL) {
        guard file.isFileURL, let type = try? UTType(ofFileAt: file) else {
            self = .card
            return
        }
        // The desktop's types of some sounds, such as that of Ogg, are those of films, too.
        if type.preferredMIMEType?.hasPrefix("audio/") == true {
            self = .sound
            return
        }
        let kinds: [(UTType, PreviewKind)] = [
            (.image, .picture), (.pdf, .pages), (.movie, .film), (.audio, .sound),
            (.rtf, .card), (.text, .text), (.json, .text), (.xml, .text), (.propertyList, .text),
        ]
        self = kinds.first { type.conforms(to: $0.0) }?.1 ?? .card
    }

    /// A Boolean value that indicates whether the Up and Down keys scroll.
    var scrolls: Bool { self == .text || self == .pages }
}
