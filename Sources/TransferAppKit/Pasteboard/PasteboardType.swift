import Foundation
import UniformTypeIdentifiers

extension NSPasteboard {
    /// The type of a pasteboard's contents: the identifier of a `UTType`.
    ///
    /// ```swift
    /// extension NSPasteboard.PasteboardType {
    ///     static let card = NSPasteboard.PasteboardType("com.example.card")
    /// }
    /// ```
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The identifier of the type.
        public let rawValue: String

        /// Creates a type.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// The identifier of the type, also for a name that types had before they had identifiers.
        var identifier: String { FormerName.identifiers[rawValue] ?? rawValue }

        /// The name that the type had before it had an identifier; nil for a newer type.
        var former: PasteboardType? { FormerName.names[rawValue].map { PasteboardType($0) } }

        /// Text.
        public static let string = PasteboardType(UTType.utf8PlainText.identifier)
        /// A URL.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let URL = PasteboardType(UTType.url.identifier)
        /// The URL of a file.
        public static let fileURL = PasteboardType(UTType.fileURL.identifier)
        /// HTML.
        public static let html = PasteboardType(UTType.html.identifier)
        /// Formatted text.
        public static let rtf = PasteboardType(UTType.rtf.identifier)
        /// Formatted text with attachments.
        public static let rtfd = PasteboardType("com.apple.flat-rtfd")
        /// Tab-separated text.
        public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
        /// A PNG image.
        public static let png = PasteboardType(UTType.png.identifier)
        /// A TIFF image.
        public static let tiff = PasteboardType(UTType.tiff.identifier)
        /// A PDF document.
        public static let pdf = PasteboardType(UTType.pdf.identifier)
        /// A colour.
        public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
        /// A sound.
        public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
        /// A font.
        public static let font = PasteboardType("com.apple.cocoa.pasteboard.character-formatting")
        /// A paragraph style.
        public static let ruler = PasteboardType("com.apple.cocoa.pasteboard.paragraph-formatting")
        /// Several selections of text.
        public static let multipleTextSelection = PasteboardType("com.apple.cocoa.pasteboard.multiple-text-selection")
        /// Options for finding text.
        public static let textFinderOptions = PasteboardType("com.apple.cocoa.pasteboard.find-panel-search-options")
        /// Options for finding text.
        public static let findPanelSearchOptions = textFinderOptions

        static let filenames = PasteboardType("NSFilenamesPboardType")

        /// The type itself.
        var contentType: UTType { UTType(identifier) ?? UTType(importedAs: identifier) }

        /// Returns whether contents of this type are contents of another one. A type that nothing declares is no other type.
        func fits(_ other: PasteboardType) -> Bool {
            if identifier == other.identifier { return true }
            guard let type = UTType(identifier), type.isDeclared else { return false }
            return type.conforms(to: other.contentType)
        }
    }
}

/// The names that types had before they had identifiers. Boards list them behind the identifiers, and take both.
private enum FormerName {
    /// The former names by the identifiers. AppKit's headers have them, and pasteboards of a Mac.
    static let names = [
        UTType.utf8PlainText.identifier: "NSStringPboardType", UTType.url.identifier: "Apple URL pasteboard type",
        UTType.fileURL.identifier: "NSFilenamesPboardType", UTType.tiff.identifier: "NeXT TIFF v4.0 pasteboard type",
        UTType.png.identifier: "Apple PNG pasteboard type", UTType.pdf.identifier: "Apple PDF pasteboard type",
        UTType.rtf.identifier: "NeXT Rich Text Format v1.0 pasteboard type",
        UTType.flatRTFD.identifier: "NeXT RTFD pasteboard type", UTType.html.identifier: "Apple HTML pasteboard type",
        "public.utf8-tab-separated-values-text": "NeXT tabular text pasteboard type",
        "com.apple.cocoa.pasteboard.color": "NSColor pasteboard type",
        "com.apple.cocoa.pasteboard.sound": "NSSound pasteboard type",
        "com.apple.cocoa.pasteboard.character-formatting": "NeXT font pasteboard type",
        "com.apple.cocoa.pasteboard.paragraph-formatting": "NeXT ruler pasteboard type",
        "com.apple.cocoa.pasteboard.multiple-text-selection": "NSMultipleTextSelectionPboardType",
        "com.apple.cocoa.pasteboard.find-panel-search-options": "NSFindPanelSearchOptionsPboardType",
    ]

    /// The identifiers by the former names, and by those of AppKit's constants. A list of names of files has a form of its own.
    static let identifiers: [String: String] = {
        var identifiers = [
            "NSURLPboardType": UTType.url.identifier, "NSTIFFPboardType": UTType.tiff.identifier,
            "NSRTFPboardType": UTType.rtf.identifier, "NSRTFDPboardType": UTType.flatRTFD.identifier,
            "NSHTMLPboardType": UTType.html.identifier, "NSPDFPboardType": UTType.pdf.identifier,
        ]
        for (identifier, name) in names where identifier != UTType.fileURL.identifier { identifiers[name] = identifier }
        return identifiers
    }()
}

extension UTType {
    /// Creates the type that corresponds to a pasteboard type.
    public init?(_ type: NSPasteboard.PasteboardType) { self.init(type.rawValue) }
}
