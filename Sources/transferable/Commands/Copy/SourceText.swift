import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Text of another type that people read and edit as text: JSON, XML, Markdown and similar types. It is also offered as
/// plain text, because editors take no other type.
///
/// It does not include formatted text, such as HTML, whose plain text the offer extracts.
enum SourceText {
    /// The number of bytes that determine whether a file is text.
    private static let headSize = 4096

    /// Returns whether a type stands for such text. Plain text, and the types that conform to it, are offered as text
    /// anyway.
    static func isText(_ type: UTType) -> Bool {
        type.conforms(to: .text) && !type.conforms(to: .plainText) && !type.conforms(to: .webArchive)
            && !PlainText.canBeRead(from: type)
    }

    /// Returns whether a file is such text. Where its type does not tell, its beginning does.
    static func isText(_ type: UTType, _ file: URL) -> Bool {
        let mayBe = isText(type) || type.isDynamic || type.conforms(to: .emailMessage)
        guard mayBe, !type.conforms(to: .plainText), !type.conforms(to: .directory) else { return false }
        guard let handle = try? FileHandle(forReadingFrom: file), let head = try? handle.read(upToCount: headSize)
        else {
            return isText(type)
        }
        // A picture in SVG may be compressed.
        if head.starts(with: [0x1F, 0x8B]) { return false }
        return isText(type) || isUTF8(head)
    }

    /// Returns whether the beginning of a file is text in UTF-8. Its last character may be cut off.
    private static func isUTF8(_ head: Data) -> Bool {
        guard !head.isEmpty, !head.contains(0) else { return false }
        let cut = head.count == headSize ? 0...3 : 0...0
        return cut.contains { String(validating: head.dropLast($0), as: UTF8.self) != nil }
    }
}
