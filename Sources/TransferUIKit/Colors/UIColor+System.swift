import KitSupport
import SwiftUICore

/// Colours that suit the desktop.
extension UIColor {
    /// The desktop's red.
    public static let systemRed = UIColor(Color.red)
    /// The desktop's orange.
    public static let systemOrange = UIColor(Color.orange)
    /// The desktop's yellow.
    public static let systemYellow = UIColor(Color.yellow)
    /// The desktop's green.
    public static let systemGreen = UIColor(Color.green)
    /// The desktop's mint.
    public static let systemMint = UIColor(Color.mint)
    /// The desktop's teal.
    public static let systemTeal = UIColor(Color.teal)
    /// The desktop's cyan.
    public static let systemCyan = UIColor(Color.cyan)
    /// The desktop's blue.
    public static let systemBlue = UIColor(Color.blue)
    /// The desktop's indigo.
    public static let systemIndigo = UIColor(Color.indigo)
    /// The desktop's purple.
    public static let systemPurple = UIColor(Color.purple)
    /// The desktop's pink.
    public static let systemPink = UIColor(Color.pink)
    /// The desktop's brown.
    public static let systemBrown = UIColor(Color.brown)
    /// Grey.
    public static let systemGray = UIColor(ThemeColor.gray(1))
    /// A grey that is closer to the background than `systemGray`.
    public static let systemGray2 = UIColor(ThemeColor.gray(2))
    /// A grey that is closer to the background than `systemGray`.
    public static let systemGray3 = UIColor(ThemeColor.gray(3))
    /// A grey that is closer to the background than `systemGray`.
    public static let systemGray4 = UIColor(ThemeColor.gray(4))
    /// A grey that is closer to the background than `systemGray`.
    public static let systemGray5 = UIColor(ThemeColor.gray(5))
    /// A grey that is closer to the background than `systemGray`.
    public static let systemGray6 = UIColor(ThemeColor.gray(6))
}
