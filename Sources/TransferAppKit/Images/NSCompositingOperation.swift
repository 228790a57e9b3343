import SwiftUICore

/// The ways in which an image is combined with the existing contents.
public enum NSCompositingOperation: UInt, Sendable {
    /// Clears the existing contents.
    case clear
    /// Replaces the existing contents.
    case copy
    /// Draws over the existing contents.
    case sourceOver
    /// Draws only where there are existing contents.
    case sourceAtop = 5
    /// Draws behind the existing contents.
    case destinationOver
    /// Erases the existing contents.
    case destinationOut = 8
    /// Adds the colours and subtracts white.
    case plusDarker = 11
    /// Adds the colours.
    case plusLighter = 13
    /// Multiplies the colours.
    case multiply
    /// Multiplies the inverted colours, and inverts the result.
    case screen
    /// Multiplies dark backgrounds and screens light ones.
    case overlay
    /// Selects the darker of both values.
    case darken
    /// Selects the lighter of both values.
    case lighten

    var mode: CGBlendMode {
        switch self {
        case .clear, .destinationOut: .destinationOut
        case .copy, .sourceOver: .normal
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        }
    }
}
