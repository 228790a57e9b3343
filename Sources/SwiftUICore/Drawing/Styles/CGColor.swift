import Foundation

/// A colour as CoreGraphics has it: components of red, green and blue in sRGB, and an opacity.
@_weakLinked
public final class CGColor: Hashable, Sendable {
    /// The colour as views draw it, which can be one of the theme's.
    package let color: Color

    package init(_ color: Color) { self.color = color }

    /// Creates a colour of red, green and blue.
    /// - Parameters:
    ///   - red: From 0 to 1.
    ///   - green: From 0 to 1.
    ///   - blue: From 0 to 1.
    ///   - alpha: From 0, clear, to 1, opaque.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a colour of red, green and blue in sRGB.
    /// - Parameters:
    ///   - red: From 0 to 1.
    ///   - green: From 0 to 1.
    ///   - blue: From 0 to 1.
    ///   - alpha: From 0, clear, to 1, opaque.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey.
    /// - Parameters:
    ///   - gray: From 0, black, to 1, white.
    ///   - alpha: From 0, clear, to 1, opaque.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(Color(white: gray, opacity: alpha))
    }

    /// Black.
    public static let black = CGColor(.black)
    /// White.
    public static let white = CGColor(.white)
    /// No colour at all.
    public static let clear = CGColor(.clear)

    private var parts: RGBA { color.resolved(in: EnvironmentValues().themeColors) }

    /// The opacity of the colour, from 0 to 1.
    public var alpha: CGFloat { parts.alpha }
    /// The number of components, of which the last is the opacity.
    public var numberOfComponents: Int { 4 }
    /// The red, green and blue components, and the opacity.
    public var components: [CGFloat]? { [parts.red, parts.green, parts.blue, parts.alpha] }

    /// Returns the same colour with another opacity.
    /// - Parameter alpha: From 0, clear, to 1, opaque.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(Color(red: parts.red, green: parts.green, blue: parts.blue, opacity: alpha))
    }

    public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
    /// Creates a colour of CoreGraphics's.
    /// - Parameter cgColor: The colour.
    public init(cgColor: CGColor) { self = cgColor.color }

    /// Creates a colour of CoreGraphics's.
    /// - Parameter cgColor: The colour.
    public init(_ cgColor: CGColor) { self = cgColor.color }

    /// The colour as CoreGraphics has it; nil for one that the theme gives.
    public var cgColor: CGColor? {
        if case .fixed = base { CGColor(self) } else { nil }
    }
}
