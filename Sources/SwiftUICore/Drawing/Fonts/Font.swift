import Foundation

/// A font: the size, weight and design of text.
@_weakLinked
public struct Font: Hashable, Sendable {
    /// The text styles for which a theme has sizes.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// A large title.
        case largeTitle
        /// A first-level title.
        case title
        /// A second-level title.
        case title2
        /// A third-level title.
        case title3
        /// A heading.
        case headline
        /// A subheading.
        case subheadline
        /// Body text.
        case body
        /// A callout.
        case callout
        /// A footnote.
        case footnote
        /// A caption of a picture or control.
        case caption
        /// A smaller caption.
        case caption2
    }

    /// The weight of a font's strokes.
    public struct Weight: Hashable, Sendable {
        /// The weight in OpenType's units, from 100 to 900.
        package let value: Int

        /// A weight of 100.
        public static let ultraLight = Weight(value: 100)
        /// A weight of 200.
        public static let thin = Weight(value: 200)
        /// A weight of 300.
        public static let light = Weight(value: 300)
        /// A weight of 400.
        public static let regular = Weight(value: 400)
        /// A weight of 500.
        public static let medium = Weight(value: 500)
        /// A weight of 600.
        public static let semibold = Weight(value: 600)
        /// A weight of 700.
        public static let bold = Weight(value: 700)
        /// A weight of 800.
        public static let heavy = Weight(value: 800)
        /// A weight of 900.
        public static let black = Weight(value: 900)
    }

    /// The design of a typeface.
    public enum Design: Hashable, Sendable {
        /// The default design.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded strokes.
        case rounded
        /// A design whose characters all have the same width.
        case monospaced
    }

    /// A font size: a multiple of the desktop's font size, or a number of points.
    package enum Size: Hashable, Sendable {
        case relative(Double)
        case points(Double)

        /// The maximum font size in points. Larger sizes are reduced to it.
        package static let largest = 2048.0
        /// The largest factor of the desktop's font size.
        private static let largestFactor = 256.0

        /// The nearest valid size. A size that is invalid or not positive becomes the desktop's, as `NSFont` takes such a size for the
        /// default (https://developer.apple.com/documentation/appkit/nsfont/systemfont(ofsize:)).
        var possible: Size {
            switch self {
            case .relative(let factor): factor > 0 ? .relative(min(factor, Self.largestFactor)) : .relative(1)
            case .points(let points): points > 0 ? .points(min(points, Self.largest)) : .relative(1)
            }
        }
    }

    package internal(set) var size: Size { didSet { size = size.possible } }
    package internal(set) var weight: Weight?
    package internal(set) var design: Design = .default
    package internal(set) var isItalic = false
    /// The properties of the font other than size, weight and design.
    package internal(set) var features = FontFeatures()

    init(size: Size, weight: Weight? = nil, design: Design = .default) {
        (self.size, self.weight, self.design) = (size.possible, weight, design)
    }

    /// Returns the desktop's font in a size.
    /// - Parameters:
    ///   - size: In points: 2,048 at most, and the desktop's where it is not above zero.
    ///   - weight: The weight, or nil for the one around the text.
    ///   - design: The family of shapes, or nil for the default.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: .points(Double(size)), weight: weight, design: design ?? .default)
    }

    /// Returns the desktop's font for a text style.
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

    /// The font for large titles.
    public static let largeTitle = system(.largeTitle)
    /// The font for first-level titles.
    public static let title = system(.title)
    /// The font for second-level titles.
    public static let title2 = system(.title2)
    /// The font for third-level titles.
    public static let title3 = system(.title3)
    /// The font for headings.
    public static let headline = system(.headline)
    /// The font for subheadings.
    public static let subheadline = system(.subheadline)
    /// The font for body text.
    public static let body = system(.body)
    /// The font for callouts.
    public static let callout = system(.callout)
    /// The font for footnotes.
    public static let footnote = system(.footnote)
    /// The font for captions.
    public static let caption = system(.caption)
    /// The font for smaller captions.
    public static let caption2 = system(.caption2)

    /// Returns the font with a different weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font in italics.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// The smallest and the largest size that a user can give to text, in points.
    private static let sizes = 4.0...512.0

    /// Returns the same font, some points larger.
    func resized(by points: Double, bodySize: Double) -> Font {
        var font = self
        let now =
            switch size {
            case .points(let points): points
            case .relative(let factor): factor * bodySize
            }
        font.size = .points(min(max((now + points).rounded(), Self.sizes.lowerBound), Self.sizes.upperBound))
        return font
    }

    /// Returns the font in a design whose characters all have the same width.
    public func monospaced() -> Font {
        var font = self
        font.design = .monospaced
        return font
    }
}

extension Font.Size {
    /// Returns the height in points.
    /// - Parameter desktop: The height of the desktop's font in points.
    package func points(by desktop: CGFloat) -> CGFloat {
        switch self {
        case .points(let points): CGFloat(points)
        case .relative(let factor): desktop * CGFloat(factor)
        }
    }
}
