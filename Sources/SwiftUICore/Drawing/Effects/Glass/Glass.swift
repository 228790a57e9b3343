import Foundation

/// An appearance of glass.
///
/// Toolkits on Linux cannot distort the background of a widget, so glass is a material with a thin edge.
@_weakLinked
public struct Glass: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case regular, clear, identity
    }

    private var kind: Kind
    private var color: Color?

    /// Glass that is moderately translucent.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass that is highly translucent.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns glass with a tint.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// Returns glass that responds to interaction. It does not do so here.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    var isVisible: Bool { kind != .identity }

    /// The style that fills the glass.
    var fill: AnyShapeStyle {
        if let color { return AnyShapeStyle(color.opacity(kind == .clear ? 0.4 : 0.75)) }
        return AnyShapeStyle(kind == .clear ? Material.ultraThin : Material.regular)
    }
}

/// The default shape of glass effects: a rectangle whose shorter sides are semicircles.
@_weakLinked
nonisolated public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A transition of glass effects.
@_weakLinked
public struct GlassEffectTransition: Sendable {
    private let value: Int
    /// A transition without animation.
    public static var identity: GlassEffectTransition { Self(value: 0) }
    /// A transition in which, on Apple's systems, the shape of the glass grows out of glass nearby.
    public static var matchedGeometry: GlassEffectTransition { Self(value: 1) }
    /// A transition in which, on Apple's systems, the content fades in and glass forms around it.
    public static var materialize: GlassEffectTransition { Self(value: 2) }
}

/// A container of views with glass effects. On Apple's systems, their glass merges.
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
    /// Adds a glass effect behind this view, which is a material with a thin edge.
    /// - Parameters:
    ///   - glass: The look.
    ///   - shape: The shape.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular,
        in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background { GlassGround(glass: glass, shape: shape) }
    }

    /// Identifies the glass of this view for transitions to other glass. It has no effect here.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Identifies the glass with which that of this view merges. It has no effect here.
    nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        self
    }

    /// Sets the transition of this view's glass, which always appears together with the view.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
