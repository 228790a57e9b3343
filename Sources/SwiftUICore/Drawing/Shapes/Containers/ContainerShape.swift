import Foundation

/// The name of the coordinate space of the outer view with a container shape.
struct ContainerShapeName: Hashable {}

extension EnvironmentValues {
    /// Returns a shape as it is at a place: that of the container, where it stands for that.
    func shown(_ shape: any Shape) -> any Shape {
        switch shape {
        case is ContainerRelativeShape: containerShape.shape
        case let shape as AnyShape: shape.shape
        default: shape
        }
    }
}

/// The shape of the enclosing container, which is a rectangle unless an enclosing view has a ``View/containerShape(_:)``.
///
/// It fills its place; its corners do not become smaller with the distance from those of the container.
@_weakLinked
nonisolated public struct ContainerRelativeShape: Shape {
    /// Creates the shape.
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ContainerRelativeShape: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
        _InsetShape(base: self, amount: amount)
    }
}

extension View {
    /// Sets the container shape that ``ContainerRelativeShape`` and ``ConcentricRectangle`` follow in this view.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, AnyShape(shape)).coordinateSpace(name: ContainerShapeName())
    }
}
