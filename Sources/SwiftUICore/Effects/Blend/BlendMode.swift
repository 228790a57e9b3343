/// How the colours of a view are mixed with those behind it.
@_weakLinked
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// Has a container mixed with what is behind it.
@_weakLinked
package struct BlendEffect: Equatable {
    package var mode: BlendMode
}

extension BlendEffect: ContainerPart, ContainerModifier {
    package typealias Body = Never
}

/// Has what is inside a container mixed with nothing behind the container.
@_weakLinked
package struct CompositingGroup: Equatable {}

extension CompositingGroup: ContainerPart, ContainerModifier {
    package typealias Body = Never
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

    /// Has changes of this view's place count for all that is inside together, which they always do here.
    nonisolated public func geometryGroup() -> some View { self }
}

/// The space in which colours are mixed.
@_weakLinked
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}
