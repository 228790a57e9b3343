import CommandSupport
import DesktopDeclarations
import UniformTypeIdentifiers

/// A type as a person writes it in an option: an identifier, a MIME type or an extension.
///
/// ```swift
/// @Option(transform: TypeArgument.init)
/// var type: TypeArgument?
/// ```
///
/// What can be meant generally is: `image` is `public.image`, `text` is `public.text`. An identifier that nothing declares
/// is accepted where it looks like one of an app's, such as `com.example.recipe`: other programs may know the type.
struct TypeArgument: Equatable, Sendable {
    /// The type that is meant.
    let contentType: UTType
    private let text: String

    /// The name in messages: the argument itself for an undeclared type, whose identifier is meaningless to people.
    var name: String { contentType.isDynamic ? text : contentType.identifier }

    /// Creates the type that the extension of a file's name stands for.
    init?(fileExtension: String) {
        guard !fileExtension.isEmpty, var type = UTType(filenameExtension: fileExtension) else { return nil }
        if type.isDynamic, InstalledDeclarations.register() {
            type = UTType(filenameExtension: fileExtension) ?? type
        }
        (contentType, text) = (type, "." + fileExtension)
    }

    /// Finds the type.
    ///
    /// - Throws: ``CommandFailure``, which names the text and suggests a remedy.
    init(_ text: String) throws {
        self.text = text
        if let type = Self.lookUp(text), type.isDeclared {
            contentType = type
            return
        }
        // Only now, because reading property lists takes longer than all the rest.
        let type = InstalledDeclarations.register() ? Self.lookUp(text) : nil
        guard let type = type ?? Self.lookUp(text) ?? Self.appType(text) else {
            throw CommandFailure.usage(
                """
                \(text.quoted) is not a type. Try an identifier such as public.png, a MIME type such as image/png, an \
                extension such as .png, or a kind such as image or text.\
                \(Self.kinds.suggestion(for: text))
                """
            )
        }
        contentType = type
    }

    /// The words for kinds and formats that are typed most.
    private static let kinds = [
        "audio", "csv", "data", "folder", "gif", "html", "image", "jpeg", "jpg", "json", "markdown", "movie", "mp3",
        "pdf", "png", "rtf", "svg", "text", "tiff", "url", "video", "webp", "xml", "zip",
    ]

    private static func lookUp(_ text: String) -> UTType? {
        if text.hasPrefix("."), !text.contains("/") { return UTType(anyWithExtension: String(text.dropFirst())) }
        if text.contains("/") {
            guard let name = MIMETypeName(text), name.hasKnownMediaType else { return nil }
            return UTType(mimeType: name.essence)
        }
        if let type = UTType(text) ?? UTType("public.\(text)") { return type }
        // With a full stop in its middle it would be a file name, of which the end alone is known.
        return text.contains(".") ? nil : UTType(anyWithExtension: text).flatMap { $0.isKnown ? $0 : nil }
    }

    /// Returns the type of an identifier like those of apps: a domain's name, reversed, and a name in it.
    private static func appType(_ text: String) -> UTType? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts.allSatisfy(isIdentifierPart), text.utf8.count <= 255 else { return nil }
        return UTType(importedAs: text)
    }

    private static func isIdentifierPart(_ part: Substring) -> Bool {
        !part.isEmpty
            && part.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
