/// The way in which the colours of a view are combined with those behind it.
@_weakLinked
public enum BlendMode: Hashable, Sendable {
    /// Draws the view over its background.
    case normal
    /// Multiplies the colours. The result is never lighter than either of them, and white has no effect.
    case multiply
    /// Multiplies the inverted colours and inverts the result. It is never darker than either of them, and black has no effect.
    case screen
    /// Multiplies where the background is dark and screens where it is light.
    case overlay
    /// Selects the darker of both values for each colour component.
    case darken
    /// Selects the lighter of both values for each colour component.
    case lighten
    /// Lightens the background according to the lightness of the view. Black has no effect.
    case colorDodge
    /// Darkens the background according to the darkness of the view. White has no effect.
    case colorBurn
    /// Slightly darkens or lightens the background, depending on whether the view is dark or light.
    case softLight
    /// Multiplies where the view is dark and screens where it is light.
    case hardLight
    /// Subtracts the darker value from the lighter one for each colour component.
    case difference
    /// Produces a result like `difference`, with less contrast.
    case exclusion
    /// Uses the hue of the view with the saturation and luminosity of the background.
    case hue
    /// Uses the saturation of the view with the hue and luminosity of the background.
    case saturation
    /// Uses the hue and saturation of the view with the luminosity of the background.
    case color
    /// Uses the luminosity of the view with the hue and saturation of the background.
    case luminosity
    /// Draws the view only where the background is not transparent.
    case sourceAtop
    /// Draws the view behind the existing contents.
    case destinationOver
    /// Erases the background to the extent that the view is opaque. The view itself does not appear.
    case destinationOut
    /// Adds the colours and subtracts white, down to black.
    case plusDarker
    /// Adds the colours, up to white.
    case plusLighter
}

/// An effect that blends a container with its background.
@_weakLinked
package struct BlendEffect: Equatable {
    package var mode: BlendMode
}

extension BlendEffect: ContainerEffect {}

/// An effect that prevents the contents of a container from blending with views behind the container.
@_weakLinked
package struct CompositingGroup: Equatable {}

extension CompositingGroup: ContainerEffect {
    package static var beginsContainer: Bool { true }
}

extension View {
    /// Blends the colours of this view with those behind it, within the nearest effect that encloses both.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }

    /// Draws this view as a unit before applying outer effects and ``blendMode(_:)``.
    nonisolated public func compositingGroup() -> some View { modifier(CompositingGroup()) }

    /// Draws this view as a unit, as ``compositingGroup()`` does.
    /// - Parameters:
    ///   - opaque: Whether the view is opaque.
    ///   - colorMode: The space of its colours; it is that of the screen.
    nonisolated public func drawingGroup(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }

    /// Animates the position and size of this view as a unit. This is always so here, and the modifier has no effect.
    nonisolated public func geometryGroup() -> some View { self }
}

/// The colour space in which colours are blended.
@_weakLinked
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB, the colour space of the screen. All modes are drawn in it.
    case nonLinear
    /// Linear sRGB, in which doubling the value doubles the amount of light. It is drawn as ``nonLinear``.
    case linear
    /// Linear sRGB with values beyond the range from 0 to 1. It is drawn as ``nonLinear``.
    case extendedLinear
}
