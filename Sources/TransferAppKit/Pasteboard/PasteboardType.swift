import Foundation
import UniformTypeIdentifiers

extension NSPasteboard {
    /// The type of contents: the identifier of a `UTType`.
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
        public init(rawValue: String) { self.rawValue = Self.formerNames[rawValue] ?? rawValue }
        /// Creates a type.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// The names that types had before they had identifiers.
        private static let formerNames = [
            "NSStringPboardType": UTType.utf8PlainText.identifier, "NSURLPboardType": UTType.url.identifier,
            "NSTIFFPboardType": UTType.tiff.identifier, "NSRTFPboardType": UTType.rtf.identifier,
            "NSHTMLPboardType": UTType.html.identifier, "Apple HTML pasteboard type": UTType.html.identifier,
            "Apple PNG pasteboard type": UTType.png.identifier, "NSPDFPboardType": UTType.pdf.identifier,
        ]

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
        /// Formatted text with pictures.
        public static let rtfd = PasteboardType("com.apple.flat-rtfd")
        /// Text in columns.
        public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
        /// A picture as PNG.
        public static let png = PasteboardType(UTType.png.identifier)
        /// A picture as TIFF.
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
        /// Several parts of a text.
        public static let multipleTextSelection = PasteboardType("com.apple.cocoa.pasteboard.multiple-text-selection")
        /// The options of a search for text.
        public static let textFinderOptions = PasteboardType("com.apple.cocoa.pasteboard.find-panel-search-options")
        /// The options of a search for text.
        public static let findPanelSearchOptions = textFinderOptions

        static let filenames = PasteboardType("NSFilenamesPboardType")

        /// The type itself.
        var contentType: UTType { UTType(rawValue) ?? UTType(importedAs: rawValue) }
    }
}

extension UTType {
    /// Creates the type of contents.
    public init?(_ type: NSPasteboard.PasteboardType) { self.init(type.rawValue) }
}
