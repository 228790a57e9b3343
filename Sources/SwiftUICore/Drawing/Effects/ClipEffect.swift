import Foundation

/// An effect that clips a container to a path.
@_weakLinked
package struct ClipEffect {
    package var shape: any Shape

    package init(shape: any Shape) { self.shape = shape }
}

extension ClipEffect: ContainerEffect {
    static var keepsNothing: Bool { true }

    func part(in node: ViewNode) -> ClipEffect {
        ClipEffect(shape: shape.mirrored(in: node.environment.layoutDirection))
    }

    /// Returns an outline that follows the container around is worked out where the view is.
    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        shape.followsContainer ? PlacedEffectNode(view, inputs) : ElementModifierNode(view, inputs)
    }
}

extension ClipEffect: PlacedEffectModifier {
    func effect(
        on element: GeometryElement,
        in environment: EnvironmentValues
    ) -> (effect: OutlinedEffect, animation: Animation?) {
        (OutlinedEffect(shape: shape.shown(in: environment.containerShape, at: GeometryProxy(element))), nil)
    }

    /// An effect that cuts a view off at an outline that follows no container.
    struct OutlinedEffect: VisualEffect {
        let shape: any Shape

        func _applied(to content: any View) -> any View {
            func clipped<Inner: View>(_ inner: Inner) -> any View { inner.modifier(ClipEffect(shape: shape)) }
            return clipped(content)
        }
    }
}

extension View {
    /// Clips this view to a shape.
    /// - Parameters:
    ///   - shape: The shape, in the place of the view.
    ///   - style: The rule that determines the inside of the shape.
    nonisolated public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipEffect(shape: style.isEOFilled ? AnyShape(EvenOddShape(shape: shape)) : shape))
    }

    /// Clips this view to its frame.
    /// - Parameter antialiased: Whether the edge is smooth; it always is.
    nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Clips this view to a rectangle with rounded corners.
    /// - Parameters:
    ///   - radius: The radius in points.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
