/// A colour that is either fixed or comes from the desktop's theme.
@_weakLinked
public struct Color: Hashable, Sendable {
    /// The colours that the framework knows.
    enum Base: Hashable, Sendable {
        case fixed(RGBA)
        case named(ColorName)
        case primary
        case secondary
        case accent
        case link
        case background
        case field
        /// One for light windows and one for dark ones.
        indirect case adaptive(light: Color, dark: Color)
        /// A part of the way from one colour to another, which the theme may give.
        indirect case mixed(Color, Color, Double)
        /// The same, in steps that look equal.
        indirect case blended(Color, Color, Double)
    }

    var base: Base
    /// The factors for the colour's own opacity, in the order in which they were given. A colour is not equal to one with the same product.
    private(set) var opacities: [Double] = []
    private var opacityFactor: Double { opacities.reduce(1, *) }

    /// The colour spaces in which components are specified.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB with its standard transfer curve.
        case sRGB
        /// sRGB with linear components.
        case sRGBLinear
        /// Display P3.
        case displayP3
    }

    /// Creates a colour from red, green and blue components.
    /// - Parameters:
    ///   - colorSpace: The space of the parts.
    ///   - red: From 0 to 1.
    ///   - green: From 0 to 1.
    ///   - blue: From 0 to 1.
    ///   - opacity: From 0, clear, to 1, opaque.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        base = .fixed(RGBA(red: red, green: green, blue: blue, alpha: opacity, in: colorSpace))
    }

    /// Creates a shade of grey.
    /// - Parameters:
    ///   - colorSpace: The space of the parts.
    ///   - white: From 0, black, to 1, white.
    ///   - opacity: From 0, clear, to 1, opaque.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from hue, saturation and brightness.
    /// - Parameters:
    ///   - hue: From 0 to 1, around the colour wheel from red to red.
    ///   - saturation: From 0 to 1.
    ///   - brightness: From 0 to 1.
    ///   - opacity: From 0, clear, to 1, opaque.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ offset: Double) -> Double {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    init(_ base: Base) { self.base = base }

    /// Returns the colour with its opacity multiplied by a factor.
    /// - Parameter opacity: The factor for the colour's own opacity, from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.opacities.append(opacity)
        return color
    }

    /// Returns the colour on the way from another to this one.
    func mixed(from start: Color, _ part: Double) -> Color {
        start == self || part == 1 ? self : Color(.mixed(start, self, part))
    }

    /// A Boolean value that indicates whether this is the theme's own text colour, in any opacity.
    package var isThemeForeground: Bool { base == .primary || base == .secondary }

    /// Returns the components with which the host draws this colour.
    /// - Parameter theme: The colours of the desktop's theme.
    package func resolved(in theme: ThemeColors) -> RGBA {
        var rgba =
            switch base {
            case .fixed(let value): value
            case .named(let name): name.components
            case .adaptive(let light, let dark): (theme.isDark ? dark : light).resolved(in: theme)
            case .mixed(let start, let end, let part):
                end.resolved(in: theme).mixed(from: start.resolved(in: theme), part)
            case .blended(let start, let end, let part):
                start.resolved(in: theme).blended(with: end.resolved(in: theme), part)
            case .primary: theme.primary
            case .secondary: theme.secondary
            case .accent: theme.accent
            case .link: theme.link
            case .background: theme.background
            case .field: theme.field
            }
        rgba.alpha *= opacityFactor.isNaN ? 0 : opacityFactor
        return rgba
    }
}

extension Color {
    /// The colour of text.
    public static let primary = Color(.primary)
    /// The colour of less important text.
    public static let secondary = Color(.secondary)
    /// The accent colour, with which the desktop marks selected or important elements.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(.accent)
    /// The colour of links: the accent colour, blended with the text colour to be legible.
    package static let link = Color(.link)
    /// The background colour of windows.
    package static let windowGround = Color(.background)
    /// The background colour of text fields and lists.
    package static let fieldGround = Color(.field)

    /// Creates a colour with different values for light and dark windows.
    package init(light: Color, dark: Color) { self.init(.adaptive(light: light, dark: dark)) }

    /// Returns a blend of the colour with another.
    package func blended(with other: Color, by part: Double) -> Color { Color(.mixed(self, other, part)) }
}

/// The colours with names of their own.
enum ColorName: String, Hashable, Sendable {
    case clear, black, white, gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown

    var components: RGBA {
        switch self {
        case .clear: RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        case .black: RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        case .white: RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        case .gray: RGBA(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
        case .red: RGBA(red: 0.88, green: 0.11, blue: 0.14, alpha: 1)
        case .orange: RGBA(red: 0.96, green: 0.47, blue: 0.00, alpha: 1)
        case .yellow: RGBA(red: 0.96, green: 0.76, blue: 0.07, alpha: 1)
        case .green: RGBA(red: 0.20, green: 0.82, blue: 0.48, alpha: 1)
        case .mint: RGBA(red: 0.00, green: 0.78, blue: 0.75, alpha: 1)
        case .teal: RGBA(red: 0.13, green: 0.56, blue: 0.64, alpha: 1)
        case .cyan: RGBA(red: 0.20, green: 0.68, blue: 0.90, alpha: 1)
        case .blue: RGBA(red: 0.21, green: 0.52, blue: 0.89, alpha: 1)
        case .indigo: RGBA(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
        case .purple: RGBA(red: 0.57, green: 0.25, blue: 0.67, alpha: 1)
        case .pink: RGBA(red: 0.84, green: 0.20, blue: 0.55, alpha: 1)
        case .brown: RGBA(red: 0.60, green: 0.42, blue: 0.27, alpha: 1)
        }
    }
}

/// A colour with numeric components in sRGB, each from 0 to 1.
package struct RGBA: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Returns the colour on the way from another to this one. A clear colour has the parts of the other: only the
    /// opacity changes.
    func mixed(from start: RGBA, _ part: Double) -> RGBA {
        func mixed(_ channel: KeyPath<RGBA, Double>) -> Double {
            let (first, last) = (start[keyPath: channel], self[keyPath: channel])
            if start.alpha == 0 { return last }
            if alpha == 0 { return first }
            return min(max(first.interpolated(towards: last, amount: part), 0), 1)
        }
        return RGBA(
            red: mixed(\.red),
            green: mixed(\.green),
            blue: mixed(\.blue),
            alpha: min(max(start.alpha.interpolated(towards: alpha, amount: part), 0), 1)
        )
    }

    /// The brightness of the colour, from 0 to 1, by the weights of ITU-R BT.601.
    var brightness: Double { red * 0.299 + green * 0.587 + blue * 0.114 }
}

/// The colours of the desktop's theme.
package struct ThemeColors: Hashable, Sendable {
    package var primary: RGBA
    package var secondary: RGBA
    package var accent: RGBA
    package var link: RGBA
    package var background: RGBA
    package var field: RGBA

    /// - Parameters:
    ///   - link: The colour of links; nil for one between the accent and the text, as the accent of a dark theme is too dark for
    ///     text.
    ///   - field: The ground of text that is edited, and of lists; nil for that of windows.
    package init(
        primary: RGBA,
        secondary: RGBA,
        accent: RGBA,
        link: RGBA? = nil,
        background: RGBA,
        field: RGBA? = nil
    ) {
        (self.primary, self.secondary, self.accent, self.background) = (primary, secondary, accent, background)
        self.link = link ?? primary.mixed(from: accent, 0.4)
        self.field = field ?? background
    }

    /// The ground of a group of rows on a window: that of fields in a light window, and lighter than the window, so lighter than the
    /// fields in the group, in a dark one.
    package var group: RGBA { isDark ? primary.mixed(from: background, 0.08) : field }

    /// The colour of lines between rows, and of dividers.
    package var line: RGBA {
        var line = primary
        line.alpha *= 0.15
        return line
    }

    /// A Boolean value that indicates whether text is lighter than the background.
    package var isDark: Bool { primary.brightness > background.brightness }
}
