import KitSupport
import SwiftUICore

/// Colours that are the same in each theme.
extension UIColor {
    /// Black.
    public static let black = UIColor(Color(white: 0))
    /// White.
    public static let white = UIColor(Color(white: 1))
    /// Dark grey.
    public static let darkGray = UIColor(Color(white: 1.0 / 3))
    /// Light grey.
    public static let lightGray = UIColor(Color(white: 2.0 / 3))
    /// Grey.
    public static let gray = UIColor(Color(white: 0.5))
    /// Red.
    public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
    /// Green.
    public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
    /// Blue.
    public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
    /// Cyan.
    public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
    /// Yellow.
    public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
    /// Magenta.
    public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
    /// Orange.
    public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
    /// Purple.
    public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
    /// Brown.
    public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
    /// A transparent colour.
    public static let clear = UIColor(Color.clear)
}
