import Foundation
import KitSupport
import SwiftUICore

extension UIImage {
    /// A configuration of an image.
    public class Configuration: NSObject, @unchecked Sendable {}

    /// A configuration of the size, weight and colour of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let look: SymbolLook

        init(_ look: SymbolLook) { self.look = look }

        /// Creates a configuration with a text size and weight that the symbol matches.
        public convenience init(pointSize: CGFloat) { self.init(SymbolLook(pointSize: pointSize)) }

        /// Creates a configuration with a text size and weight that the symbol matches.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolLook(pointSize: pointSize, weight: weight.weight))
        }

        /// Creates a configuration with a text size and weight that the symbol matches, and a scale relative to them.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolLook(pointSize: pointSize * scale.factor, weight: weight.weight))
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(SymbolLook(weight: weight.weight)) }

        /// Creates a configuration with a scale relative to the text.
        public convenience init(scale: SymbolScale) { self.init(SymbolLook(pointSize: 17 * scale.factor)) }

        /// Creates a configuration with a colour, which is the first of several colours.
        public convenience init(paletteColors: [UIColor]) { self.init(SymbolLook(tint: paletteColors.first?.color)) }

        /// Creates a configuration with a colour.
        public convenience init(hierarchicalColor: UIColor) { self.init(SymbolLook(tint: hierarchicalColor.color)) }

        /// Returns a configuration that combines this one with another.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            let other = otherConfiguration.look
            let size = other.pointSize == SymbolLook().pointSize ? look.pointSize : other.pointSize
            return SymbolConfiguration(
                SymbolLook(pointSize: size, weight: other.weight ?? look.weight, tint: other.tint ?? look.tint)
            )
        }
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// The weight of the text.
        case unspecified
        /// The lightest weight.
        case ultraLight
        /// A very light weight.
        case thin
        /// A light weight.
        case light
        /// The regular weight.
        case regular
        /// A weight slightly heavier than regular.
        case medium
        /// A weight between medium and bold.
        case semibold
        /// The bold weight.
        case bold
        /// A weight heavier than bold.
        case heavy
        /// The heaviest weight.
        case black

        var weight: Font.Weight? {
            switch self {
            case .unspecified: nil
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The scale of a symbol relative to the adjacent text.
    public enum SymbolScale: Int, Sendable {
        /// As large as the text.
        case `default` = -1
        /// As large as the text.
        case unspecified
        /// Smaller than the text.
        case small
        /// As large as the text.
        case medium
        /// Larger than the text.
        case large

        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.25
            case .default, .unspecified, .medium: 1
            }
        }
    }
}
