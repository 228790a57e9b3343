import ArgumentParser
import CommandSupport
import TransferKit
import UniformTypeIdentifiers

/// A type as a person writes it in an option for the copied item.
///
/// Unlike a type to look for, it is the very type that other programs see: a MIME type is offered under exactly that
/// name, and a kind such as `image` is refused, because no program would know the format.
struct CopiedType: Sendable {
    let contentType: UTType
    /// The name under which the bytes are offered as they are; nil for the names that the type has.
    let exactName: String?

    /// The lists of links, whose bytes are passed on and not made from URLs. The types stand for them in this process
    /// only.
    private static let lists: [String: UTType] = [
        WireType.uriList: UTType(importedAs: "org.freedesktop.uri-list"),
        WireType.mozillaURL: UTType(importedAs: "org.mozilla.url-and-title"),
        WireType.gnomeCopiedFiles: UTType(importedAs: "org.gnome.copied-files"),
    ]

    /// Finds the type.
    /// - Throws: ``CommandFailure``, or `ValidationError`, with a remedy.
    init(_ text: String) throws {
        let isPlainText =
            WireType.textRank(of: text) != nil || WireType.textRank(of: text.uppercased()) != nil
            || ["plain", "public.text", "public.plain-text"].contains(text.lowercased())
        if isPlainText {
            (contentType, exactName) = (.utf8PlainText, nil)
            return
        }
        if let list = Self.lists[WireType.base(of: text)] {
            (contentType, exactName) = (list, text)
            return
        }
        contentType = try TypeArgument(text).contentType
        let isMIMEType = text.contains("/")
        exactName = isMIMEType && !WireType.names(for: contentType).contains(text) ? text : nil
        guard isMIMEType || !Self.isKind(contentType) else {
            throw ValidationError(
                "\(text.quoted) is a kind of type, and programs have to know which one it is: say png, mp3 or the like."
            )
        }
    }

    /// Returns whether a type only groups other types.
    private static func isKind(_ type: UTType) -> Bool {
        type.identifier.hasPrefix("public.") && type.isDeclared && type != .data && type.tags.isEmpty
            && !type.conforms(to: .url) && !type.conforms(to: .plainText)
    }
}
