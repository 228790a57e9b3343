import Foundation
import UniformTypes

/// The text of formatted documents, without formatting.
package enum PlainText {
    /// Returns a Boolean value that indicates whether text can be extracted from a type, which is so for RTF, RTFD and HTML.
    ///
    /// - Parameter type: A type whose bytes are markup.
    package static func canBeRead(from type: UTType) -> Bool { reader(of: type) != nil }

    /// Returns the text of a formatted document.
    ///
    /// - Parameters:
    ///   - data: The bytes, which may be anything.
    ///   - type: The type of the bytes.
    /// - Throws: An error where the bytes are not of the type, or too many.
    package static func text(of data: Data, as type: UTType) throws -> String {
        guard let read = reader(of: type) else { throw RichTextError.unreadable(type) }
        return String(try read(data).characters)
    }

    private static let xhtml = UTType(importedAs: "public.xhtml")

    private static func reader(of type: UTType) -> ((Data) throws -> AttributedString)? {
        if type.conforms(to: .rtf) { return RTFReader.text(from:) }
        if type.conforms(to: .flatRTFD) { return RTFReader.text(fromFlatDirectory:) }
        if type.conforms(to: .html) || type.conforms(to: xhtml) { return HTMLReader.text(from:) }
        return nil
    }
}
