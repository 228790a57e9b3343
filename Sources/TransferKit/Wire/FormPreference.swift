import UniformTypeIdentifiers

/// The order in which receivers look for the first usable form of an offer.
///
/// A program that uses this library lists its forms in declared order, and that order is kept. Other programs list
/// their forms in no meaningful order: Chromium puts plain text before HTML, LibreOffice an embedded object before
/// text, and Qt a private type first. Their names are put into the order that a careful sender would have chosen.
///
/// If there is plain text, text was copied, and a picture beside it shows that text. If there is none, or if a file is
/// promised, a picture was copied or dragged, and text beside it refers to that picture.
package enum FormPreference {
    /// A kind of form, for which there is one place in the order.
    private enum Kind {
        /// A list of files, or bytes that a browser offers as a file.
        case file
        /// The native form of an application, a table, a contact or source code.
        case document
        case richText
        case link
        case plainText
        /// A picture, a sound, a film or a page.
        case media
        /// Bytes of any kind.
        case anything
        /// A type that nothing declares, or a name that is no type.
        case undeclared
    }

    private static let orderWithText: [Kind] = [
        .file, .document, .richText, .link, .plainText, .media, .anything, .undeclared,
    ]
    private static let orderWithoutText: [Kind] = [
        .file, .document, .media, .richText, .link, .plainText, .anything, .undeclared,
    ]

    /// The preferred types of each kind, the best first: those that lose least and that most programs read.
    private static let bestTypes: [UTType] = [.flatRTFD, .rtf, .html, .svg, .png]

    /// Returns the names of an offer in order of preference. Names that are equally good keep their order.
    /// - Parameters:
    ///   - names: The names in the sender's order.
    ///   - listsLinks: Whether the list of URIs is known to have links rather than files.
    package static func sorted(_ names: [String], listsLinks: Bool = false) -> [String] {
        if isDeclared(names) { return names }
        let isText = names.contains { WireType.textRank(of: $0) != nil } && !WireType.promisesFile(names)
        let order = isText ? orderWithText : orderWithoutText
        let fileBytes = WireType.fileBytes(among: names)
        let ranked = names.enumerated().map { position, name in
            let type = WireType.contentType(for: name)
            let kind: Kind =
                if name == fileBytes {
                    .file
                } else if WireType.isFileList(name) {
                    listsLinks ? .link : .file
                } else {
                    kind(of: type)
                }
            let grade =
                WireType.textRank(of: name) ?? type.flatMap(bestTypes.firstIndex(of:))
                ?? WireType.lists.firstIndex(of: WireType.base(of: name)) ?? bestTypes.count
            return (name: name, rank: (order.firstIndex(of: kind)!, grade, position))
        }
        return ranked.sorted { $0.rank < $1.rank }.map(\.name)
    }

    /// Returns a Boolean value that indicates whether receivers would misinterpret some names unless an ``ItemIndex`` shows that a program
    /// that uses this library lists them.
    static func mustBeDeclared(_ names: [String]) -> Bool {
        let hasFiles = names.contains { WireType.base(of: $0) == WireType.gnomeCopiedFiles }
        // All names of plain text stand for one form.
        let forms = names.map(form)
        return sorted(names).map(form) != forms || !hasFiles && sorted(names, listsLinks: true).map(form) != forms
            || WireType.fileBytes(among: names) != nil
    }

    private static func form(_ name: String) -> String {
        WireType.textRank(of: name) == nil ? name : WireType.utf8Target
    }

    /// Returns a Boolean value that indicates whether the names were listed, in declared order, by a program that uses this library.
    static func isDeclared(_ names: [String]) -> Bool { names.contains(where: WireType.isIndex) }

    /// Returns a Boolean value that indicates whether there is another form of the same kind for a receiver of a type: formatted text for
    /// formatted text, or a picture for a picture.
    static func hasSameKind(as type: UTType, among offered: [UTType]) -> Bool {
        let kind = kind(of: type)
        return [.richText, .media].contains(kind) && offered.contains { self.kind(of: $0) == kind }
    }

    private static func kind(of type: UTType?) -> Kind {
        guard let type, !type.isDynamic else { return .undeclared }
        switch type {
        case .utf8PlainText: return .plainText
        case .data, .item, .content, .text: return .anything
        default: break
        }
        if type.conforms(to: .url) { return .link }
        if richText.contains(where: type.conforms(to:)) { return .richText }
        if isMedia(type) { return .media }
        return .document
    }

    /// Returns a Boolean value that indicates whether a type is an image, audio, a movie or a web page.
    package static func isMedia(_ type: UTType) -> Bool { media.contains(where: type.conforms(to:)) }

    /// Returns a Boolean value that indicates whether a type may contain images, audio, movies or web pages.
    static func mayBeMedia(_ type: UTType) -> Bool { isMedia(type) || media.contains { $0.conforms(to: type) } }

    private static let richText: [UTType] = [.rtf, .rtfd, .flatRTFD, .html]
    private static let media: [UTType] = [.image, .audiovisualContent, .pdf]
}
