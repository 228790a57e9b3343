import Foundation
import KitSupport

/// A light or dark appearance of windows.
public final class NSAppearance: NSObject, @unchecked Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The light appearance.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// The dark appearance.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// The light appearance for translucent content.
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        /// The dark appearance for translucent content.
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")

        var isDark: Bool { self == .darkAqua || self == .vibrantDark }
    }

    /// The name of the appearance.
    public let name: Name

    /// Creates the appearance with a name.
    public init?(named name: Name) { self.name = name }

    private init(_ name: Name) { self.name = name }

    static let light = NSAppearance(.aqua)
    static let dark = NSAppearance(.darkAqua)

    /// The current appearance of the app's windows.
    static var current: NSAppearance { AppTheme.isDark ? .dark : .light }

    /// Returns the name that best matches this appearance.
    /// - Parameter appearances: The names to choose from.
    /// - Returns: Nil where none is as light or dark as this look.
    public func bestMatch(from appearances: [Name]) -> Name? {
        appearances.first { $0 == name } ?? appearances.first { $0.isDark == name.isDark }
    }

    /// Returns the appearance with which colours are resolved.
    public class func currentDrawing() -> NSAppearance { current }
}
