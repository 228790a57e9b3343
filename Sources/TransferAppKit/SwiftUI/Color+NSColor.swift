import SwiftUICore

extension Color {
    /// Creates a colour from an AppKit colour.
    /// - Parameter nsColor: The colour.
    public init(nsColor: NSColor) { self = nsColor.color }

    /// Creates a colour from an AppKit colour.
    /// - Parameter color: The colour.
    public init(_ color: NSColor) { self = color.color }
}
