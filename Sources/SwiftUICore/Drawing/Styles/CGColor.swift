import Foundation

/// A colour as in Core Graphics: red, green and blue components in sRGB, and an opacity.
@_weakLinked
public final class CGColor: Hashable, Sendable {
    /// The colour as views draw it, which may come from the theme.
    package let color: Color

    package init(_ color: Color) { self.color = color }

    /// Creates a colour from red, green and blue components.
    /// - Parameters:
    ///   - red: From 0 to 1.
    ///   - green: From 0 to 1.
    ///   - blue: From 0 to 1.
    ///   - alpha: From 0, clear, to 1, opaque.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a colour from red, green and blue components in sRGB.
    /// - Parameters:
    ///   - red: From 0 to 1.
    ///   - green: From 0 to 1.
    ///   - blue: From 0 to 1.
    ///   - alpha: From 0, clear, to 1, opaque.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a shade of grey.
    /// - Parameters:
    ///   - gray: From 0, black, to 1, white.
    ///   - alpha: From 0, clear, to 1, opaque.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(Color(white: gray, opacity: alpha))
    }

    /// Black.
    @_disfavoredOverload
    public static let black = CGColor(.black)
    /// White.
    @_disfavoredOverload
    public static let white = CGColor(.white)
    /// A transparent colour.
    @_disfavoredOverload
    public static let clear = CGColor(.clear)

    private var parts: RGBA { color.resolved(in: EnvironmentValues().themeColors) }

    /// The opacity of the colour, from 0 to 1.
    public var alpha: CGFloat { parts.alpha }
    /// The number of components, including the opacity.
    public var numberOfComponents: Int { 4 }
    /// The red, green and blue components, followed by the opacity.
    public var components: [CGFloat]? { [parts.red, parts.green, parts.blue, parts.alpha] }

    /// Returns the colour with a different opacity.
    /// - Parameter alpha: From 0, clear, to 1, opaque.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(Color(red: parts.red, green: parts.green, blue: parts.blue, opacity: alpha))
    }

    public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
    /// Creates a colour from a Core Graphics colour.
    /// - Parameter cgColor: The colour.
    public init(cgColor: CGColor) { self = cgColor.color }

    /// Creates a colour from a Core Graphics colour.
    /// - Parameter cgColor: The colour.
    // Colours of AppKit and UIKit have the same names, and come first in `Color(.clear)`.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self = cgColor.color }

    /// The corresponding Core Graphics colour; nil for a colour of the theme.
    public var cgColor: CGColor? {
        if case .fixed = base { CGColor(self) } else { nil }
    }
}
