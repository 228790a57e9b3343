import Foundation

/// A colour of transferred text, in sRGB.
@_weakLinked
public struct RichTextColor: Hashable, Sendable {
    /// The red component.
    public var red: UInt8
    /// The green component.
    public var green: UInt8
    /// The blue component.
    public var blue: UInt8

    /// Creates a colour from its components.
    ///
    /// - Parameters:
    ///   - red: The red part.
    ///   - green: The green part.
    ///   - blue: The blue part.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}
