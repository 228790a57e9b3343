import Foundation

/// The appearance of glass.
///
/// Toolkits on Linux cannot distort the background of a widget, so glass is a material with a thin edge.
@_weakLinked
public struct Glass: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case regular, clear, identity
    }

    private var kind: Kind
    private var color: Color?

    /// Glass through which some shows.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass through which most shows.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns the glass in a colour.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// Glass that moves with the pointer, which it does not here.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    var isVisible: Bool { kind != .identity }

    /// The style that fills the glass.
    var fill: AnyShapeStyle {
        if let color { return AnyShapeStyle(color.opacity(kind == .clear ? 0.4 : 0.75)) }
        return AnyShapeStyle(kind == .clear ? Material.ultraThin : Material.regular)
    }
}

/// The default shape of glass: a rectangle whose shorter sides are half circles.
@_weakLinked
nonisolated public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The way in which glass appears.
@_weakLinked
public struct GlassEffectTransition: Sendable {
    private let value: Int
    /// No animation.
    public static var identity: GlassEffectTransition { Self(value: 0) }
    /// On Apple's systems, the shape of the glass grows out of glass nearby.
    public static var matchedGeometry: GlassEffectTransition { Self(value: 1) }
    /// On Apple's systems, the content fades in and the glass forms around it.
    public static var materialize: GlassEffectTransition { Self(value: 2) }
}

/// Views of which several are of glass, which does not flow together here.
@_weakLinked
public struct GlassEffectContainer<Content: View> {
    private let content: Content

    /// Creates a container.
    /// - Parameters:
    ///   - spacing: The distance at which glass shapes merge, which has no effect here.
    ///   - content: The views.
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}

/// The ground of glass behind a view.
@_weakLinked
struct GlassGround<Outline: Shape>: View {
    let glass: Glass
    let shape: Outline

    var body: some View {
        if glass.isVisible {
            shape.fill(glass.fill).overlay { shape.stroke(Color.primary.opacity(0.15)) }
        }
    }
}

extension View {
    /// Puts glass behind this view: a material with a thin edge.
    /// - Parameters:
    ///   - glass: The look.
    ///   - shape: The shape.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular,
        in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background { GlassGround(glass: glass, shape: shape) }
    }

    /// Names the glass of this view, by which it would turn into other glass; it does not here.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Names the glass with which that of this view would be one; it is not here.
    nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        self
    }

    /// Sets how the glass of this view appears; it appears with the view.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
