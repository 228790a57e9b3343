import KitSupport
import SwiftUICore

/// Colours that are the same in each theme.
extension NSColor {
    /// Black.
    public static let black = NSColor(Color(white: 0))
    /// White.
    public static let white = NSColor(Color(white: 1))
    /// Dark grey.
    public static let darkGray = NSColor(Color(white: 1.0 / 3))
    /// Light grey.
    public static let lightGray = NSColor(Color(white: 2.0 / 3))
    /// Grey.
    public static let gray = NSColor(Color(white: 0.5))
    /// Red.
    public static let red = NSColor(Color(red: 1, green: 0, blue: 0))
    /// Green.
    public static let green = NSColor(Color(red: 0, green: 1, blue: 0))
    /// Blue.
    public static let blue = NSColor(Color(red: 0, green: 0, blue: 1))
    /// Cyan.
    public static let cyan = NSColor(Color(red: 0, green: 1, blue: 1))
    /// Yellow.
    public static let yellow = NSColor(Color(red: 1, green: 1, blue: 0))
    /// Magenta.
    public static let magenta = NSColor(Color(red: 1, green: 0, blue: 1))
    /// Orange.
    public static let orange = NSColor(Color(red: 1, green: 0.5, blue: 0))
    /// Purple.
    public static let purple = NSColor(Color(red: 0.5, green: 0, blue: 0.5))
    /// Brown.
    public static let brown = NSColor(Color(red: 0.6, green: 0.4, blue: 0.2))
    /// A transparent colour.
    public static let clear = NSColor(Color.clear)
}
