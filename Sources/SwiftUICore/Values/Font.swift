import Foundation

/// How text is set: its size, weight and design.
@_weakLinked
public struct Font: Hashable, Sendable {
    /// The uses of text that a theme has sizes for.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// How heavy the strokes are.
    public struct Weight: Hashable, Sendable {
        /// The weight in OpenType's units, from 100 to 900.
        package let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// The family of shapes.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The size: as a factor of the desktop's font size, or in points.
    package enum Size: Hashable, Sendable {
        case relative(Double)
        case points(Double)
    }

    package private(set) var size: Size
    package private(set) var weight: Weight?
    package private(set) var design: Design = .default
    package private(set) var isItalic = false

    private init(size: Size, weight: Weight? = nil, design: Design = .default) {
        (self.size, self.weight, self.design) = (size, weight, design)
    }

    /// The desktop's font at a size.
    /// - Parameters:
    ///   - size: In points.
    ///   - weight: The weight, or nil for the one around the text.
    ///   - design: The family of shapes, or nil for the default.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: .points(Double(size)), weight: weight, design: design ?? .default)
    }

    /// The desktop's font for a use.
    /// - Parameters:
    ///   - style: The use.
    ///   - design: The family of shapes, or nil for the default.
    ///   - weight: The weight, or nil for the one that the use has.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        // Sizes as GNOME's interface guidelines and Apple's type scale have them in common: factors of the body size.
        let (factor, usual): (Double, Weight?) =
            switch style {
            case .largeTitle: (1.9, .regular)
            case .title: (1.6, .regular)
            case .title2: (1.35, .regular)
            case .title3: (1.2, .regular)
            case .headline: (1, .bold)
            case .subheadline: (0.9, nil)
            case .body: (1, nil)
            case .callout: (0.95, nil)
            case .footnote: (0.85, nil)
            case .caption: (0.82, nil)
            case .caption2: (0.75, nil)
            }
        return Font(size: .relative(factor), weight: weight ?? usual, design: design ?? .default)
    }

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    /// The same font in another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// The same font, bold.
    public func bold() -> Font { weight(.bold) }

    /// The same font, slanted.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// The same font with figures and letters of one width.
    public func monospaced() -> Font {
        var font = self
        font.design = .monospaced
        return font
    }
}
