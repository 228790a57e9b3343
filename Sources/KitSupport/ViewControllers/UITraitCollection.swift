import Foundation

/// A collection of traits of the user interface.
public final class UITraitCollection: NSObject, Sendable {
    /// The light or dark style of windows.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Creates a collection with a style.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    /// The traits of the app's windows.
    public class var current: UITraitCollection {
        UITraitCollection(userInterfaceStyle: AppTheme.isDark ? .dark : .light)
    }
}

/// A light or dark appearance of windows.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The style of the desktop.
    case unspecified
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}
