import CommandSupport
import Foundation
import TransferKit
import UniformTypeIdentifiers

/// Which of the payloads on a clipboard is pasted, and how.
enum PayloadChoice: Equatable {
    /// The bytes as they are.
    case bytes(name: String)
    /// Text, which is turned into UTF-8.
    case text(name: String)
    /// A list of URIs, which is turned into paths and URLs, one a line.
    case links(name: String)
    /// The contents of the first file in a list of URIs that is of a type.
    case linkedFile(name: String, type: UTType)

    var name: String {
        switch self {
        case .bytes(let name), .text(let name), .links(let name), .linkedFile(let name, _): name
        }
    }

    /// The type of bytes that mean nothing on a terminal; nil for text, and for what nobody knows.
    var binaryType: UTType? {
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

    /// What a person wants to see: text, else where the files and pages are, else what is preferred of the rest.
    /// - Parameter takesAnything: Whether that may be anything; it is something readable otherwise.
    init?(bestOf names: [String], takesAnything: Bool) {
        if let name = Self.bestText(of: names) {
            self = .text(name: name)
            return
        }
        if let name = Self.list(of: names) {
            self = .links(name: name)
            return
        }
        for name in FormPreference.sorted(names) {
            guard let type = WireType.contentType(for: name) else { continue }
            if type.conforms(to: .text) {
                self = .text(name: name)
                return
            }
            if takesAnything {
                self = .bytes(name: name)
                return
            }
        }
        return nil
    }

    /// The payload that a person asked for, by its exact name or by a type that it is or conforms to.
    init?(_ type: String, of names: [String]) throws {
        if let name = names.first(where: { $0.lowercased() == type.lowercased() }) {
            self = .bytes(name: name)
            return
        }
        let wanted = try TypeArgument(type).contentType
        // What all files are: theirs is meant, rather than text that tells where they are.
        if UTType.data.conforms(to: wanted), let name = Self.list(of: names) {
            self = .linkedFile(name: name, type: wanted)
            return
        }
        if UTType.utf8PlainText.conforms(to: wanted), let name = Self.bestText(of: names) {
            self = .text(name: name)
            return
        }
        // The forms in which browsers send a link have its title too.
        if wanted == .url, let name = names.first(where: WireType.isLink) {
            self = .links(name: name)
            return
        }
        let onlyWritten = IncomingOffer.hasOnlyWrittenFiles(names) && wanted != .url
        let types = FormPreference.sorted(names).map { (name: $0, type: WireType.contentType(for: $0)) }.filter {
            !onlyWritten || $0.type != .url
        }
        if let match = types.first(where: { $0.type == wanted })
            ?? types.first(where: { $0.type?.conforms(to: wanted) == true })
        {
            self = .bytes(name: match.name)
        } else if let name = Self.list(of: names) {
            // File managers say where the files are, not what.
            self = .linkedFile(name: name, type: wanted)
        } else {
            return nil
        }
    }

    /// The name for plain text that keeps it best.
    private static func bestText(of names: [String]) -> String? {
        names.filter { WireType.textRank(of: $0) != nil }
            .min { WireType.textRank(of: $0)! < WireType.textRank(of: $1)! }
    }

    /// The name for the files and pages that were copied; nil where the files would be written from the data beside them.
    private static func list(of names: [String]) -> String? {
        guard !IncomingOffer.hasOnlyWrittenFiles(names) else { return nil }
        return names.first { WireType.base(of: $0) == WireType.uriList }
    }

    /// The first file of a type in a list of URIs.
    /// - Throws: ``CommandFailure`` when there is none.
    static func file(of type: UTType, in list: Data) throws -> URL {
        for url in URIList.decode(list) where url.isFileURL {
            if try UTType(ofFileAt: url).conforms(to: type) { return url }
        }
        throw CommandFailure("None of the files on the clipboard is \(type.identifier.quoted).")
    }

    /// The paths and URLs of a list of URIs or of a link, one a line.
    /// - Parameters:
    ///   - list: The bytes.
    ///   - name: The name under which they were received.
    ///   - isShown: Whether they are for people at a terminal, which none of them may control then.
    static func lines(of list: Data, named name: String, isShown: Bool = false) -> Data {
        let lines = URIList.decode(list, receivedAs: name).map {
            $0.isFileURL ? $0.path(percentEncoded: false) : $0.absoluteString
        }
        return Data(lines.map { (isShown ? $0.printable : $0) + "\n" }.joined().utf8)
    }
}
