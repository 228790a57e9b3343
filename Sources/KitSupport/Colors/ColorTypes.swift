import Foundation
import SwiftUICore

/// Colours as desktops transfer them: `application/x-color`.
package enum ColorTypes {
    /// The identifier of the type.
    package static let identifiers = ["com.apple.cocoa.pasteboard.color"]

    /// Returns the representation of a colour.
    package static func data(_ parts: ColorParts) -> Data { parts.color.pasteboardData }

    /// Reads a representation.
    /// - Throws: An error if it is no colour.
    package static func color(_ data: Data) throws -> Color { try Color(pasteboardData: data) }
}
