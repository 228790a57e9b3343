import Foundation

/// The preview of a shared thing, as a program gives it.
package struct SharedPreview: Codable, Equatable, Sendable {
    /// The title; empty for that of the thing.
    package let title: String
    /// The bytes of a picture; empty for that of the thing.
    package let picture: Data

    package init(title: String, picture: Data) { (self.title, self.picture) = (title, picture) }
}
