import Foundation
import KitSupport
import SwiftUICore

extension UIImage {
    /// The look of an image.
    public class Configuration: NSObject, @unchecked Sendable {}

    /// The size and the weight of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let look: SymbolLook

        init(_ look: SymbolLook) { self.look = look }

        /// Creates a configuration with the size of the text beside the symbol.
        public convenience init(pointSize: CGFloat) { self.init(SymbolLook(pointSize: pointSize)) }

        /// Creates a configuration with the size and the weight of the text beside the symbol.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolLook(pointSize: pointSize, weight: weight.weight))
        }

        /// Creates a configuration with the size and the weight of the text beside the symbol, and its size relative to that.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolLook(pointSize: pointSize * scale.factor, weight: weight.weight))
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(SymbolLook(weight: weight.weight)) }

        /// Creates a configuration with a size relative to text.
        public convenience init(scale: SymbolScale) { self.init(SymbolLook(pointSize: 17 * scale.factor)) }

        /// Creates a configuration with a colour, which is that of the first of some.
        public convenience init(paletteColors: [UIColor]) { self.init(SymbolLook(tint: paletteColors.first?.color)) }

        /// Creates a configuration with a colour.
        public convenience init(hierarchicalColor: UIColor) { self.init(SymbolLook(tint: hierarchicalColor.color)) }

        /// Returns a configuration with what this and another one set.
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
        /// The one of the text.
        case unspecified
        /// The lightest.
        case ultraLight
        /// Very light.
        case thin
        /// Light.
        case light
        /// The one of usual text.
        case regular
        /// A little heavier than usual.
        case medium
        /// Between medium and bold.
        case semibold
        /// The one of what stands out.
        case bold
        /// Heavier than bold.
        case heavy
        /// The heaviest.
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

    /// The size of a symbol relative to the text beside it.
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
