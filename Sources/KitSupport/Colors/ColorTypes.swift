import Foundation
import SwiftUICore

/// Conversions of colours to and from `application/x-color`, the form in which desktops transfer them.
package enum ColorTypes {
    /// The identifier of the type.
    package static let identifiers = ["com.apple.cocoa.pasteboard.color"]

    /// Returns a colour as data.
    package static func data(_ parts: ColorParts) -> Data { parts.color.pasteboardData }

    /// Creates a colour from data.
    /// - Throws: An error if it is no colour.
    package static func color(_ data: Data) throws -> Color { try Color(pasteboardData: data) }

    // MARK: Archives

    /// Decodes a colour from an archive; nil if it is not a colour.
    package static func color(from coder: NSCoder, forKey key: String = "Components") -> Color? {
        coder.data(forKey: key).flatMap { try? color($0) }
    }

    /// Encodes a colour in an archive.
    package static func encode(_ parts: ColorParts, with coder: NSCoder, forKey key: String = "Components") {
        coder.encode(data(parts) as NSData, forKey: key)
    }
}
