import Foundation

/// The properties of a font besides size, weight and design.
package struct FontFeatures: Hashable, Sendable {
    /// Letters in the shape of small capitals.
    package enum Capitals: Hashable, Sendable {
        case lowercase, uppercase, all
    }

    /// The name of the family; nil for the desktop's.
    package var family: String?
    package var width: Font.Width?
    package var hasMonospacedDigits = false
    package var smallCapitals: Capitals?
    package var leading = Font.Leading.standard

    package init() {}
}

extension Font {
    /// The width of the letters.
    public struct Width: Hashable, Sendable {
        /// From -1, the narrowest, to 1.
        public var value: CGFloat

        /// Creates a width.
        /// - Parameter value: From -1, the narrowest, to 1.
        public init(_ value: CGFloat) { self.value = value }

        /// Very narrow letters.
        public static let compressed = Width(-0.7)
        /// Narrow letters.
        public static let condensed = Width(-0.3)
        /// Letters as wide as the font usually has them.
        public static let standard = Width(0)
        /// Wide letters.
        public static let expanded = Width(0.3)
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        /// The distance that the font itself asks for.
        case standard
        /// 0.9 times the height of a line of the font.
        case tight
        /// 1.15 times the height of a line of the font.
        case loose
    }

    private func changing(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    // MARK: Families

    /// Returns a font by the name of its family, which grows with the user's size of text.
    /// - Parameters:
    ///   - name: The name of the family.
    ///   - size: In points.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(size: .points(Double(size))).changing { $0.features.family = name }
    }

    /// Returns a font by the name of its family, which grows with the user's size of text for a use.
    /// - Parameters:
    ///   - name: The name of the family.
    ///   - size: In points.
    ///   - textStyle: The use.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    /// Returns a font by the name of its family, in a size that stays.
    /// - Parameters:
    ///   - name: The name of the family.
    ///   - fixedSize: In points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

    /// Returns the desktop's font at a size.
    /// - Parameters:
    ///   - size: In points.
    ///   - weight: The weight.
    ///   - design: The family of shapes.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        system(size: size, weight: Optional(weight), design: Optional(design))
    }

    // MARK: Features

    /// Returns the same font, bold.
    /// - Parameter isActive: Whether it is.
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : weight(.regular) }

    /// Returns the same font, slanted.
    /// - Parameter isActive: Whether it is.
    public func italic(_ isActive: Bool) -> Font { changing { $0.isItalic = isActive } }

    /// Returns the same font with figures and letters of one width.
    /// - Parameter isActive: Whether they are.
    public func monospaced(_ isActive: Bool) -> Font { changing { $0.design = isActive ? .monospaced : .default } }

    /// Returns the same font with figures of one width.
    public func monospacedDigit() -> Font { changing { $0.features.hasMonospacedDigits = true } }

    /// Returns the same font with wider or narrower letters.
    public func width(_ width: Width) -> Font { changing { $0.features.width = width } }

    /// Returns the same font with lines farther apart or nearer.
    public func leading(_ leading: Leading) -> Font { changing { $0.features.leading = leading } }

    /// Returns the same font with all letters in the shape of small capitals.
    public func smallCaps() -> Font { changing { $0.features.smallCapitals = .all } }

    /// Returns the same font with small letters in the shape of small capitals.
    public func lowercaseSmallCaps() -> Font { changing { $0.features.smallCapitals = .lowercase } }

    /// Returns the same font with capitals in the shape of small capitals.
    public func uppercaseSmallCaps() -> Font { changing { $0.features.smallCapitals = .uppercase } }

    /// Returns the same font in another size.
    /// - Parameter size: In points.
    public func pointSize(_ size: CGFloat) -> Font { changing { $0.size = .points(Double(size)) } }

    /// Returns the same font, larger or smaller.
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
