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
}
