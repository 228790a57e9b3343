/// The way in which the colours of a view are mixed with those behind it.
@_weakLinked
public enum BlendMode: Hashable, Sendable {
    /// Draws the view over its background.
    case normal
    /// Multiplies the colours. The result is never lighter than either; white changes nothing.
    case multiply
    /// Multiplies the inverted colours, and inverts the result. It is never darker than either; black changes nothing.
    case screen
    /// Multiplies if the background is dark, and screens if it is light.
    case overlay
    /// Takes the darker of both values, for each component of the colour.
    case darken
    /// Takes the lighter of both values, for each component of the colour.
    case lighten
    /// Lightens the background, more for a lighter view. Black has no effect.
    case colorDodge
    /// Darkens the background, more for a darker view. White has no effect.
    case colorBurn
    /// Darkens or lightens the background slightly, depending on whether the view is dark or light.
    case softLight
    /// Multiplies where the view is dark, and screens where it is light.
    case hardLight
    /// Subtracts the darker from the lighter value, for each component of the colour.
    case difference
    /// Resembles the difference of the colours, with less contrast.
    case exclusion
    /// Takes the hue of the view, and the saturation and luminosity of the background.
    case hue
    /// Takes the saturation of the view, and the hue and luminosity of the background.
    case saturation
    /// Takes the hue and saturation of the view, and the luminosity of the background.
    case color
    /// Takes the luminosity of the view, and the hue and saturation of the background.
    case luminosity
    /// Draws the view only where there is something behind it.
    case sourceAtop
    /// Draws the view behind the existing contents.
    case destinationOver
    /// Erases the background, as far as the view is opaque. The view itself does not appear.
    case destinationOut
    /// Adds the darkness of both: the sum of the colours less white, and not less than black.
    case plusDarker
    /// Adds the colours, up to white.
    case plusLighter
}

/// Mixes a container with its background.
@_weakLinked
package struct BlendEffect: Equatable {
    package var mode: BlendMode
}

extension BlendEffect: ContainerEffect {}

/// Prevents the contents of a container from being mixed with views behind the container.
@_weakLinked
package struct CompositingGroup: Equatable {}

extension CompositingGroup: ContainerEffect {
    package static var beginsContainer: Bool { true }
}

extension View {
    /// Mixes the colours of this view with those behind it, up to the next effect around both.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }

    /// Draws this view by itself before effects around it and ``blendMode(_:)`` count.
    nonisolated public func compositingGroup() -> some View { modifier(CompositingGroup()) }

    /// Draws this view by itself, as ``compositingGroup()`` does.
    /// - Parameters:
    ///   - opaque: Whether the view is opaque.
    ///   - colorMode: The space of its colours; it is that of the screen.
    nonisolated public func drawingGroup(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }

    /// Animates the position and size of this view as a whole. Here that is always so, and the modifier has no effect.
    nonisolated public func geometryGroup() -> some View { self }
}

/// The space in which colours are mixed.
@_weakLinked
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB, in which the screen has its colours. All modes are drawn in it.
    case nonLinear
    /// Linear sRGB, in which twice the value is twice the light. It is drawn as ``nonLinear``.
    case linear
    /// Linear sRGB with values below 0 and above 1. It is drawn as ``nonLinear``.
    case extendedLinear
}
