import Foundation
import KitSupport

/// The light or the dark look of windows.
public final class NSAppearance: NSObject, @unchecked Sendable {
    /// The name of a look.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The light look.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// The dark look.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// The light look of what lets the ground through.
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        /// The dark look of what lets the ground through.
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")

        var isDark: Bool { self == .darkAqua || self == .vibrantDark }
    }

    /// The name of the look.
    public let name: Name

    /// Creates the look of a name.
    public init?(named name: Name) { self.name = name }

    private init(_ name: Name) { self.name = name }

    static let light = NSAppearance(.aqua)
    static let dark = NSAppearance(.darkAqua)

    /// The look of the app's windows.
    static var current: NSAppearance { AppTheme.isDark ? .dark : .light }

    /// Returns the name that describes this look best.
    /// - Parameter appearances: The names to choose from.
    /// - Returns: Nil where none is as light or dark as this look.
    public func bestMatch(from appearances: [Name]) -> Name? {
        appearances.first { $0 == name } ?? appearances.first { $0.isDark == name.isDark }
    }

    /// The look in which colours are resolved.
    public class func currentDrawing() -> NSAppearance { current }
}
