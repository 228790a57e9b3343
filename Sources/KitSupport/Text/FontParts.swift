import Foundation
import SwiftUICore

/// A font of an older interface: a family, a size, a weight and a design.
package struct FontParts: Hashable, Sendable {
    /// The size in points.
    package var size: CGFloat
    /// The text style whose size the font has; nil for a fixed size.
    package var style: Font.TextStyle?
    /// The weight; nil for that of the style.
    package var weight: Font.Weight?
    /// The design of the desktop's font.
    package var design = Font.Design.default
    package var isItalic = false
    package var hasMonospacedDigits = false
    /// The name of a family other than the desktop's; nil for that.
    package var name: String?

    package init(size: CGFloat, style: Font.TextStyle? = nil, weight: Font.Weight? = nil, name: String? = nil) {
        (self.size, self.style, self.weight, self.name) = (size, style, weight, name)
    }

    /// The font of the desktop or of the family, as views draw it.
    package var font: Font {
        var font =
            if let name {
                Font.custom(name, fixedSize: size)
            } else if let style {
                Font.system(style, design: design, weight: weight)
            } else {
                Font.system(size: size, weight: weight, design: design)
            }
        if name != nil, let weight { font = font.weight(weight) }
        if isItalic { font = font.italic() }
        return hasMonospacedDigits ? font.monospacedDigit() : font
    }

    /// The font in another size, which does not follow a text style.
    package func resized(to size: CGFloat) -> FontParts {
        var parts = self
        parts.size = size
        if let style {
            // The weight of the style stays.
            parts.weight = weight ?? (style == .headline ? .bold : nil)
            parts.style = nil
        }
        return parts
    }
    /// The font in another design.
    package func with(_ design: Font.Design) -> FontParts {
        var parts = self
        parts.design = design
        return parts
    }

    // MARK: Names and numbers

    /// The properties of the shapes.
    package var traits: FontTraits {
        var traits: FontTraits = []
        if isItalic { traits.insert(.italic) }
        if weight == .bold || weight == .heavy || weight == .black { traits.insert(.bold) }
        if design == .monospaced { traits.insert(.monospaced) }
        return traits
    }

    /// The font with other properties, and without those that it has.
    package func with(_ traits: FontTraits) -> FontParts {
        var parts = self
        parts.isItalic = traits.contains(.italic)
        parts.weight = traits.contains(.bold) ? .bold : nil
        if traits.contains(.monospaced) {
            parts.design = .monospaced
        } else if design == .monospaced {
            parts.design = .default
        }
        return parts
    }

    private static let weights: [(number: CGFloat, weight: Font.Weight)] = [
        (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium), (0.3, .semibold),
        (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]

    /// Returns the weight whose number is nearest to a number.
    package static func weight(nearest number: CGFloat) -> Font.Weight {
        weights.min { abs($0.number - number) < abs($1.number - number) }?.weight ?? .regular
    }

    private static let designs: [String: Font.Design] = [
        "NSCTFontUIFontDesignSerif": .serif, "NSCTFontUIFontDesignRounded": .rounded,
        "NSCTFontUIFontDesignMonospaced": .monospaced,
    ]

    /// Returns the design with a name; the default one for other names.
    package static func design(named name: String) -> Font.Design { designs[name] ?? .default }
}

/// The properties of the shapes of a font, with the bits of CoreText's symbolic traits.
package struct FontTraits: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let italic = FontTraits(rawValue: 1 << 0)
    package static let bold = FontTraits(rawValue: 1 << 1)
    package static let monospaced = FontTraits(rawValue: 1 << 10)
}
