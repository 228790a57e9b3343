import Foundation
import SwiftUICore

extension UIImage {
    // It has nothing in it. The compiler checks no class that others inherit.
    /// A configuration of an image.
    public class Configuration: NSObject, @unchecked Sendable {}

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
}
