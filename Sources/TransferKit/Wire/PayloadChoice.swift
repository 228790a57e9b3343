import UniformTypeIdentifiers

/// The payload of a clipboard that a person wants, and the way in which it is read.
///
/// Receivers in an app say what they take, and look for it in the order of ``FormPreference``. A person at a command
/// line may say nothing, and then means what can be read: text before the document that it was copied from. One who
/// names a type means the same payload as a receiver in an app of that type. The names alone decide, so a paste asks
/// the owner once.
package enum PayloadChoice: Equatable, Sendable {
    /// The bytes as they are.
    case bytes(name: String)
    /// Text, which is turned into UTF-8.
    case text(name: String)
    /// A list of URIs, which is turned into paths and URLs, one a line.
    case links(name: String)
    /// The contents of the first file in a list of URIs that is of a type.
    case linkedFile(name: String, type: UTType)

    /// The name of the payload.
    package var name: String {
        switch self {
        case .bytes(let name), .text(let name), .links(let name), .linkedFile(let name, _): name
        }
    }

    /// The type of bytes that mean nothing on a terminal; nil for text, and for a type that is unknown.
    package var binaryType: UTType? {
        let type: UTType? =
            switch self {
            case .text, .links: nil
            case .bytes(let name): WireType.contentType(for: name)
            case .linkedFile(_, let type): type
            }
        return type.flatMap { type in
            type.isDynamic || [UTType.text, .url].contains { type.conforms(to: $0) || $0.conforms(to: type) }
                ? nil : type
        }
    }

    /// Returns the choices for a person: text, or else the locations of files and pages, or else the preferred form of
    /// the rest.
    /// - Parameter takesAnything: Whether any payload is permitted; otherwise it must be readable.
    package static func best(of names: [String], takesAnything: Bool) -> PayloadChoices {
        let texts = Self.texts(of: names)
        let list = Self.list(of: names)
        return PayloadChoices([
            { texts.map { .text(name: $0) } },
            { list.map { [.links(name: $0)] } ?? [] },
            {
                guard names.contains(where: { !texts.contains($0) && $0 != list }) else { return [] }
                return FormPreference.sorted(names).compactMap { name in
                    guard !texts.contains(name), name != list, let type = WireType.contentType(for: name) else {
                        return nil
                    }
                    return type.conforms(to: .text) ? .text(name: name) : takesAnything ? .bytes(name: name) : nil
                }
            },
        ])
    }

    /// Returns the choices for a request by exact name. The name of a web page's format may be given as the page calls it.
    /// - Returns: nil where nothing has the name.
    package static func requested(named name: String, among names: [String]) -> PayloadChoices? {
        let wanted = [name.lowercased(), WireType.pagePrefix + name.lowercased()]
        guard let exact = wanted.lazy.compactMap({ name in names.first { $0.lowercased() == name } }).first
        else { return nil }
        return PayloadChoices([
            { [.bytes(name: exact)] },
            // Of all that is copied, plain text alone has several names.
            {
                guard WireType.textRank(of: exact) != nil else { return [] }
                return Self.texts(of: names).filter { $0 != exact }.map { .text(name: $0) }
            },
        ])
    }

    /// Returns the choices for a request by a type to which the payload conforms.
    package static func requested(_ wanted: UTType, among names: [String]) -> PayloadChoices {
        // A type that all files conform to means the files' contents, not text with their locations.
        let list = Self.list(of: names).map { [PayloadChoice.linkedFile(name: $0, type: wanted)] } ?? []
        let listIsMeant = UTType.data.conforms(to: wanted) && !list.isEmpty
        let texts = UTType.utf8PlainText.conforms(to: wanted) ? Self.texts(of: names) : []
        // The forms in which browsers send a link have its title too.
        let links = wanted == .url ? names.filter(WireType.isLink) : []
        return PayloadChoices([
            { listIsMeant ? list : [] },
            { texts.map { .text(name: $0) } },
            { links.map { .links(name: $0) } },
            {
                let onlyWritten = IncomingOffer.hasOnlyWrittenFiles(names) && wanted != .url
                let types = FormPreference.sorted(names).map { (name: $0, type: WireType.contentType(for: $0)) }.filter
                {
                    !(onlyWritten && $0.type == .url) && !texts.contains($0.name) && !links.contains($0.name)
                }
                return
                    (types.filter { $0.type == wanted }
                    + types.filter { $0.type != wanted && $0.type?.conforms(to: wanted) == true }).map {
                        .bytes(name: $0.name)
                    }
            },
            // File managers provide the locations of files, not their types.
            { listIsMeant ? [] : list },
        ])
    }

    /// Returns the names for plain text, that which keeps it best first.
    private static func texts(of names: [String]) -> [String] {
        let ranked = names.compactMap { name in WireType.textRank(of: name).map { (name: name, rank: $0) } }
        return ranked.sorted { $0.rank < $1.rank }.map(\.name)
    }

    /// Returns the name for the files and pages that were copied; nil if the files would be written from the data
    /// beside them.
    private static func list(of names: [String]) -> String? {
        guard !IncomingOffer.hasOnlyWrittenFiles(names) else { return nil }
        return names.first { WireType.base(of: $0) == WireType.uriList }
    }
}
