/// The ways in which a picture's colours are mixed, as CoreGraphics has them.
@_weakLinked
public enum CGBlendMode: Int32, Sendable {
    /// Draws over what is there.
    case normal
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
    /// Lightens the ground.
    case colorDodge
    /// Darkens the ground.
    case colorBurn
    /// Darkens or lightens the ground slightly.
    case softLight
    /// Multiplies dark drawings, and screens light ones.
    case hardLight
    /// Subtracts the darker from the lighter value.
    case difference
    /// Takes a difference of less contrast.
    case exclusion
    /// Takes the hue of the drawing.
    case hue
    /// Takes the saturation of the drawing.
    case saturation
    /// Takes the hue and the saturation of the drawing.
    case color
    /// Takes the luminosity of the drawing.
    case luminosity
    /// Draws where something is there.
    case sourceAtop = 22
    /// Draws behind what is there.
    case destinationOver
    /// Removes what is there.
    case destinationOut = 25
    /// Adds the darkness of both.
    case plusDarker = 28
    /// Adds the colours.
    case plusLighter = 29

    var blendMode: BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
