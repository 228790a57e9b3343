import KitSupport
import SwiftUICore

/// Colours that suit the desktop.
extension NSColor {
    /// The desktop's red.
    public static let systemRed = NSColor(Color.red)
    /// The desktop's orange.
    public static let systemOrange = NSColor(Color.orange)
    /// The desktop's yellow.
    public static let systemYellow = NSColor(Color.yellow)
    /// The desktop's green.
    public static let systemGreen = NSColor(Color.green)
    /// The desktop's mint.
    public static let systemMint = NSColor(Color.mint)
    /// The desktop's teal.
    public static let systemTeal = NSColor(Color.teal)
    /// The desktop's cyan.
    public static let systemCyan = NSColor(Color.cyan)
    /// The desktop's blue.
    public static let systemBlue = NSColor(Color.blue)
    /// The desktop's indigo.
    public static let systemIndigo = NSColor(Color.indigo)
    /// The desktop's purple.
    public static let systemPurple = NSColor(Color.purple)
    /// The desktop's pink.
    public static let systemPink = NSColor(Color.pink)
    /// The desktop's brown.
    public static let systemBrown = NSColor(Color.brown)
    /// Grey.
    public static let systemGray = NSColor(ThemeColor.gray(1))
}
