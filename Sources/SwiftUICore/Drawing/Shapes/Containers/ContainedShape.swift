import Foundation

/// A shape whose outline follows that of the container around.
protocol ContainedShape: Shape {
    /// Returns the shape as it is at a place.
    @MainActor
    func shown(in place: ContainerPlace) -> any Shape
}

/// The place of a shape in the container around.
struct ContainerPlace {
    /// The radii of the container's corners.
    let radii: RectangleCornerRadii
    /// The distances of the shape's sides from those of the container.
    let distances: EdgeInsets

    /// - Parameters:
    ///   - container: The shape of the container.
    ///   - bounds: The container's rectangle in coordinates of the shape's place; nil if there is no container.
    ///   - size: The size of the shape's place.
    init(_ container: any Shape, bounds: CGRect?, size: CGSize) {
        let bounds = bounds ?? CGRect(origin: .zero, size: size)
        radii = (container as? any RoundedCorners)?.cornerRadii(in: bounds.size) ?? RectangleCornerRadii()
        distances = EdgeInsets(
            top: max(0, -bounds.minY),
            leading: max(0, -bounds.minX),
            bottom: max(0, bounds.maxY - size.height),
            trailing: max(0, bounds.maxX - size.width)
        )
    }

    private init(radii: RectangleCornerRadii, distances: EdgeInsets) {
        (self.radii, self.distances) = (radii, distances)
    }

    /// Returns the place further inside on all sides.
    func inset(by amount: CGFloat) -> ContainerPlace {
        var distances = distances
        distances += EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount)
        return ContainerPlace(radii: radii, distances: distances)
    }

    /// Returns the radius with which a corner has the same middle as the container's: it is smaller by the distance.
    func radius(at corner: Edge.Corner) -> CGFloat {
        switch corner {
        case .topLeading: max(0, radii.topLeading - max(distances.top, distances.leading))
        case .topTrailing: max(0, radii.topTrailing - max(distances.top, distances.trailing))
        case .bottomLeading: max(0, radii.bottomLeading - max(distances.bottom, distances.leading))
        case .bottomTrailing: max(0, radii.bottomTrailing - max(distances.bottom, distances.trailing))
        }
    }
}

extension Shape {
    /// A Boolean value that indicates whether the outline follows the container around.
    nonisolated var followsContainer: Bool { ((self as? AnyShape)?.shape ?? self) is any ContainedShape }

    /// Returns the shape as it is at a place: itself, where it follows no container.
    @MainActor
    func shown(in container: AnyShape, at geometry: GeometryProxy) -> any Shape {
        guard let contained = ((self as? AnyShape)?.shape ?? self) as? any ContainedShape else { return self }
        let bounds = geometry.bounds(of: .named(ContainerShapeName()))
        return contained.shown(in: ContainerPlace(container.shape, bounds: bounds, size: geometry.size))
    }
}

extension _InsetShape: ContainedShape where Base: ContainedShape {
    @MainActor
    func shown(in place: ContainerPlace) -> any Shape {
        func inset<Shown: Shape>(_ shape: Shown) -> any Shape { _InsetShape<Shown>(base: shape, amount: amount) }
        let base = base.shown(in: place.inset(by: amount))
        return inset(base)
    }
}

/// A view of a shape that follows the container around.
@_weakLinked
struct ContainedShapeView<Content: Shape>: View {
    let view: _ShapeView<Content>
    @Environment(\.containerShape) private var container

    var body: some View {
        GeometryReader { geometry in
            _ShapeView(
                shape: AnyShape(view.shape.shown(in: container, at: geometry)),
                style: view.style,
                stroke: view.stroke,
                isEvenOdd: view.isEvenOdd
            )
        }
    }
}

// MARK: - Corners of containers

/// A shape whose corner radii are known.
protocol RoundedCorners: Shape {
    nonisolated func cornerRadii(in size: CGSize) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
    fileprivate init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
}

extension RoundedRectangle: RoundedCorners {
    nonisolated func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(max(cornerSize.width, cornerSize.height), min(size.width, size.height) / 2))
    }
}

extension UnevenRoundedRectangle: RoundedCorners {
    nonisolated func cornerRadii(in size: CGSize) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: RoundedCorners {
    nonisolated func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(size.width, size.height) / 2)
    }
}

extension Circle: RoundedCorners {
    nonisolated func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(size.width, size.height) / 2)
    }
}
