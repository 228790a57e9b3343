import Foundation

/// The properties of a font other than size, weight and design.
package struct FontFeatures: Hashable, Sendable {
    /// The characters that appear as small capitals.
    package enum Capitals: Hashable, Sendable {
        case lowercase, uppercase, all
    }

    /// The name of the font family; nil for the desktop's.
    package var family: String?
    /// The use of text with which the size of a font by its family's name grows; nil for one that stays.
    var growth: Font.TextStyle?
    package var width: Font.Width?
    package var hasMonospacedDigits = false
    package var smallCapitals: Capitals?
    package var leading = Font.Leading.standard

    package init() {}
}

extension Font {
    /// The width of a font's characters.
    public struct Width: Hashable, Sendable {
        /// The width, from -1 (the narrowest) to 1 (the widest).
        public var value: CGFloat

        /// Creates a width.
        /// - Parameter value: From -1, the narrowest, to 1.
        public init(_ value: CGFloat) { self.value = value }

        /// Very narrow characters.
        public static let compressed = Width(-0.7)
        /// Narrow characters.
        public static let condensed = Width(-0.3)
        /// The font's standard width.
        public static let standard = Width(0)
        /// Wide characters.
        public static let expanded = Width(0.3)
    }

    /// The spacing between lines.
    public enum Leading: Hashable, Sendable {
        /// The font's standard line spacing.
        case standard
        /// 0.9 times the font's line height.
        case tight
        /// 1.15 times the font's line height.
        case loose
    }

    private func changing(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    // MARK: Families

    /// Returns a font of a named family that scales with the user's text size.
    /// - Parameters:
    ///   - name: The name of the family.
    ///   - size: In points.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    /// Returns a font of a named family that scales with a text style in the user's text size.
    /// - Parameters:
    ///   - name: The name of the family.
    ///   - size: In points.
    ///   - textStyle: The use.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, fixedSize: size).changing { $0.features.growth = textStyle }
    }

    /// Returns a font of a named family in a fixed size.
    /// - Parameters:
    ///   - name: The name of the family.
    ///   - fixedSize: In points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(size: .points(Double(fixedSize))).changing { $0.features.family = name }
    }

    /// Returns the desktop's font in a size.
    /// - Parameters:
    ///   - size: In points.
    ///   - weight: The weight.
    ///   - design: The family of shapes.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        system(size: size, weight: Optional(weight), design: Optional(design))
    }

    // MARK: Features

    /// Returns the font in bold.
    /// - Parameter isActive: Whether it is.
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : weight(.regular) }

    /// Returns the font in italics.
    /// - Parameter isActive: Whether it is.
    public func italic(_ isActive: Bool) -> Font { changing { $0.isItalic = isActive } }

    /// Returns the font in a design whose characters all have the same width.
    /// - Parameter isActive: Whether they are.
    public func monospaced(_ isActive: Bool) -> Font { changing { $0.design = isActive ? .monospaced : .default } }

    /// Returns the font with digits of equal width.
    public func monospacedDigit() -> Font { changing { $0.features.hasMonospacedDigits = true } }

    /// Returns the font in a different width.
    public func width(_ width: Width) -> Font { changing { $0.features.width = width } }

    /// Returns the font with a different line spacing.
    public func leading(_ leading: Leading) -> Font { changing { $0.features.leading = leading } }

    /// Returns the font with all letters as small capitals.
    public func smallCaps() -> Font { changing { $0.features.smallCapitals = .all } }

    /// Returns the font with lowercase letters as small capitals.
    public func lowercaseSmallCaps() -> Font { changing { $0.features.smallCapitals = .lowercase } }

    /// Returns the font with uppercase letters as small capitals.
    public func uppercaseSmallCaps() -> Font { changing { $0.features.smallCapitals = .uppercase } }

    /// Returns the font in a different size.
    /// - Parameter size: In points.
    public func pointSize(_ size: CGFloat) -> Font { changing { $0.size = .points(Double(size)) } }

    /// Returns the font scaled by a factor.
    /// - Parameter factor: The factor for the size.
    public func scaled(by factor: CGFloat) -> Font {
        changing { font in
            switch font.size {
            case .relative(let size): font.size = .relative(size * Double(factor))
            case .points(let size): font.size = .points(size * Double(factor))
            }
        }
    }

    /// Returns the same font in another family of shapes.
    func design(_ design: Design) -> Font { changing { $0.design = design } }
}
