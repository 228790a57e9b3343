import Foundation
import KitSupport

/// The look of windows.
public final class UITraitCollection: NSObject, Sendable {
    /// A value that indicates whether windows are light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Creates a collection with a look.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    /// The look of the app's windows.
    public class var current: UITraitCollection {
        UITraitCollection(userInterfaceStyle: AppTheme.isDark ? .dark : .light)
    }
}

/// The light or the dark look of windows.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The one of the desktop.
    case unspecified
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}
