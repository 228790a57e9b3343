import UniformTypeIdentifiers

/// The payload of a clipboard that a person wants, and how it is read.
///
/// Receivers in an app say what they take, and look for it in the order of ``FormPreference``. A person at a command
/// line may say nothing, and then means what can be read: text before the document that it was copied from. One who
/// names a type means the same payload as a receiver in an app of that type. The names alone decide, so a paste asks
/// the owner once.
package enum PayloadChoice: Equatable, Sendable {
    /// The unchanged bytes.
    case bytes(name: String)
    /// Text, which is converted to UTF-8.
    case text(name: String)
    /// A list of URIs, which is converted to paths and URLs, one per line.
    case links(name: String)
    /// The contents of the first file of a type in a list of URIs.
    case linkedFile(name: String, type: UTType)

    /// The name of the payload.
    package var name: String {
        switch self {
        case .bytes(let name), .text(let name), .links(let name), .linkedFile(let name, _): name
        }
    }

    /// The type of the payload if its bytes are meaningless on a terminal; nil for text and for an unknown type.
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

    /// Returns the choices for a person: text if there is some, then the locations of files and pages, then the preferred form of anything
    /// else.
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

    /// Returns the choices for a request by exact name. The format of a web page may also be requested by the page's name for it.
    ///
    /// MIME types are compared without regard to case. Other names are targets of X11 only where they are spelt as such: what a
    /// person calls “text” is a type. Their text is not passed on in the encodings that ICCCM leaves to its owner.
    ///
    /// `text/plain` is a type as well, which all names of text fit: GTK 3 and 4 write ASCII under it, with `\u041f` for a letter,
    /// and GTK 3 other ends of lines.
    /// - Returns: nil where nothing has the name, and for `TEXT`, which any text fits.
    package static func requested(named name: String, among names: [String]) -> PayloadChoices? {
        if isPlainText(name) {
            let texts = Self.texts(of: names)
            return texts.isEmpty ? nil : PayloadChoices([{ texts.map { .text(name: $0) } }])
        }
        let isMIMEType = name.contains("/")
        let wanted = isMIMEType ? [name.lowercased(), WireType.pagePrefix + name.lowercased()] : [name]
        let exact =
            wanted.lazy.compactMap { wanted in
                names.first { (isMIMEType ? $0.lowercased() : $0) == wanted }
            }.first ?? names.first { $0.lowercased() == WireType.pagePrefix + name.lowercased() }
        guard let exact, exact != WireType.anyText else { return nil }
        let isTextTarget = !isMIMEType && WireType.textRank(of: exact) != nil
        return PayloadChoices([
            { isTextTarget ? [.text(name: exact)] : [.bytes(name: exact)] },
            // Of all that is copied, plain text alone has several names.
            {
                guard WireType.textRank(of: exact) != nil else { return [] }
                return Self.texts(of: names).filter { $0 != exact }.map { .text(name: $0) }
            },
        ])
    }

    /// Returns the choices for a request by type, to which the payload must conform.
    package static func requested(_ wanted: UTType, among names: [String]) -> PayloadChoices {
        // A type that all files conform to means the files' contents, not text with their locations.
        let list = Self.list(of: names).map { [PayloadChoice.linkedFile(name: $0, type: wanted)] } ?? []
        let listIsMeant = UTType.data.conforms(to: wanted) && !list.isEmpty
        let texts = UTType.utf8PlainText.conforms(to: wanted) ? Self.texts(of: names) : []
        // The forms in which browsers send a link have its title too, and GNOME's list of files an action.
        let links = wanted == .url ? names.filter { WireType.isLink($0) || isOnlyList($0, among: names) } : []
        return PayloadChoices([
            { listIsMeant ? list : [] },
            { texts.map { .text(name: $0) } },
            { links.map { .links(name: $0) } },
            {
                let onlyWritten = IncomingOffer.hasOnlyWrittenFiles(names) && wanted != .url
                let types = FormPreference.sorted(names).map { (name: $0, type: WireType.contentType(for: $0)) }.filter
                {
                    // A list that means its files is no data itself.
                    !(onlyWritten && $0.type == .url) && !(listIsMeant && $0.name == list.first?.name)
                        && !texts.contains($0.name) && !links.contains($0.name)
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

    /// Returns a Boolean value that indicates whether a name is the MIME type of plain text in UTF-8 or in an unspecified encoding.
    private static func isPlainText(_ name: String) -> Bool {
        let parameters = name.lowercased().filter { !$0.isWhitespace && $0 != "\"" }
        return ["text/plain", "text/plain;charset=utf-8", "text/plain;charset=utf8"].contains(parameters)
    }

    /// Returns the names for plain text, the one that preserves it best first.
    private static func texts(of names: [String]) -> [String] {
        let ranked = names.compactMap { name in WireType.textRank(of: name).map { (name: name, rank: $0) } }
        return ranked.sorted { $0.rank < $1.rank }.map(\.name)
    }

    /// Returns the name for the list of copied files and pages; nil if the files would be written from the data offered with them.
    private static func list(of names: [String]) -> String? {
        guard !IncomingOffer.hasOnlyWrittenFiles(names) else { return nil }
        return names.first { WireType.base(of: $0) == WireType.uriList }
            ?? names.first { isOnlyList($0, among: names) }
    }

    /// Returns a Boolean value that indicates whether a name is a file manager's list of copied files that is offered without a list of
    /// URIs.
    private static func isOnlyList(_ name: String, among names: [String]) -> Bool {
        WireType.copiedFiles.contains(WireType.base(of: name))
            && !names.contains { WireType.base(of: $0) == WireType.uriList }
            && !IncomingOffer.hasOnlyWrittenFiles(names)
    }
}
