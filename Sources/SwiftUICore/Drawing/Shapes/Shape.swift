import Foundation

/// A two-dimensional shape whose path depends on its size.
@_weakLinked
public protocol Shape: Animatable, Sendable, View {
    /// Returns the path of the shape in a rectangle.
    /// - Parameter rect: The place of the shape.
    nonisolated func path(in rect: CGRect) -> Path

    /// Returns the size of the shape for a proposal. By default, a shape takes the proposed size.
    /// - Parameter proposal: The size that the shape is offered.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The way in which the shape is drawn without a style. By default, it is filled.
    nonisolated static var role: ShapeRole { get }

    /// The behavior of the shape in different layout directions, in which it can be mirrored.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    /// Returns the proposed size.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The default role, with which the shape is filled.
    nonisolated public static var role: ShapeRole { .fill }

    /// The default behavior, with which the shape is mirrored in right-to-left layouts.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// A rectangle.
@_weakLinked
nonisolated public struct Rectangle: Shape {
    /// Creates a rectangle.
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners.
@_weakLinked
nonisolated public struct RoundedRectangle: Shape {
    /// The radii of the corners.
    public var cornerSize: CGSize
    /// The style of the corners. Both styles are drawn as quarter circles.
    public var style: RoundedCornerStyle

    /// Creates a rounded rectangle.
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners.
    ///   - style: The style of the corners.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rounded rectangle with elliptical corners.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }

    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }

    nonisolated public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A circle that is centered in its frame and as large as possible.
@_weakLinked
nonisolated public struct Circle: Shape {
    /// Creates a circle.
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Returns the size of a square, because a circle is as wide as it is high.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
        return CGSize(width: side, height: side)
    }
}

/// An ellipse.
@_weakLinked
nonisolated public struct Ellipse: Shape {
    /// Creates an ellipse.
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are semicircles.
@_weakLinked
nonisolated public struct Capsule: Shape {
    /// Creates a capsule.
    /// - Parameter style: The style of the corners.
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
    }
}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
