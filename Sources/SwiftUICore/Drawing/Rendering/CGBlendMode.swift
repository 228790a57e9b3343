/// The blend modes of Core Graphics.
@_weakLinked
public enum CGBlendMode: Int32, Sendable {
    /// Draws over the existing contents.
    case normal
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
    /// Lightens the background.
    case colorDodge
    /// Darkens the background.
    case colorBurn
    /// Slightly darkens or lightens the background.
    case softLight
    /// Multiplies where the drawing is dark and screens where it is light.
    case hardLight
    /// Subtracts the darker value from the lighter one.
    case difference
    /// Produces a difference with less contrast.
    case exclusion
    /// Uses the hue of the drawing.
    case hue
    /// Uses the saturation of the drawing.
    case saturation
    /// Uses the hue and saturation of the drawing.
    case color
    /// Uses the luminosity of the drawing.
    case luminosity
    /// Draws only where there are existing contents.
    case sourceAtop = 22
    /// Draws behind the existing contents.
    case destinationOver
    /// Erases the existing contents.
    case destinationOut = 25
    /// Adds the colours and subtracts white.
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
