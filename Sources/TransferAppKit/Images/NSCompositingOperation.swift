import SwiftUICore

/// The ways in which an image is mixed with what is there.
public enum NSCompositingOperation: UInt, Sendable {
    /// Clears what is there.
    case clear
    /// Replaces what is there.
    case copy
    /// Draws over what is there.
    case sourceOver
    /// Draws where something is there.
    case sourceAtop = 5
    /// Draws behind what is there.
    case destinationOver
    /// Removes what is there.
    case destinationOut = 8
    /// Adds the darkness of both.
    case plusDarker = 11
    /// Adds the colours.
    case plusLighter = 13
    /// Multiplies the colours.
    case multiply
    /// Multiplies the inverted colours, and inverts the result.
    case screen
    /// Multiplies dark grounds, and screens light ones.
    case overlay
    /// Takes the darker of both values.
    case darken
    /// Takes the lighter of both values.
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
