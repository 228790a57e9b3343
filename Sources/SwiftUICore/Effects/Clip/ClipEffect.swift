import Foundation

/// Cuts a container off at an outline.
@_weakLinked
package struct ClipEffect {
    package var shape: any Shape

    package init(shape: any Shape) { self.shape = shape }
}

extension ClipEffect: ContainerPart, ContainerModifier {
    package typealias Body = Never
}

extension View {
    /// Clips this view to a shape.
    /// - Parameter shape: The shape, in the place of the view.
    nonisolated public func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
        modifier(ClipEffect(shape: shape))
    }

    /// Clips this view to its frame.
    nonisolated public func clipped() -> some View { clipShape(Rectangle()) }

    /// Rounds this view's corners.
    /// - Parameters:
    ///   - radius: The radius in points.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
