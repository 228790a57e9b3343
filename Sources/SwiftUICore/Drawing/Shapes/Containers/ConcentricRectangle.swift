import Foundation

extension Edge {
    /// A corner of a rectangle.
    @frozen
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        /// The top corner at the leading edge.
        case topLeading
        /// The top corner at the trailing edge.
        case topTrailing
        /// The bottom corner at the leading edge.
        case bottomLeading
        /// The bottom corner at the trailing edge.
        case bottomTrailing

        /// The rounding of a corner.
        public struct Style: Hashable, Sendable {
            /// The radius that the corner has at least; that which it has, where it follows no container.
            fileprivate let least: CGFloat
            fileprivate let isConcentric: Bool

            private init(least: CGFloat, isConcentric: Bool) {
                (self.least, self.isConcentric) = (least, isConcentric)
            }

            /// Returns a corner with a fixed radius.
            /// - Parameter radius: The radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(least: max(0, radius), isConcentric: false) }

            /// A corner that shares its center with that of the enclosing container.
            public static var concentric: Style { concentric() }

            /// Returns a corner that shares its center with that of the enclosing container, but is at least as round as another.
            /// - Parameter minimum: The other; nil for none.
            public static func concentric(minimum: Style? = nil) -> Style {
                Style(least: minimum?.least ?? 0, isConcentric: true)
            }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners share their centers with those of the enclosing container, so that the distance between the edges is constant.
///
/// ```swift
/// ConcentricRectangle().fill(.quaternary).padding(8)
///     .containerShape(.rect(cornerRadius: 24))
/// ```
///
/// The container is the next view around with a ``View/containerShape(_:)``. Without one, and if the distance is
/// greater than the radius, corners have the minimum radius of their styles.
@_weakLinked
nonisolated public struct ConcentricRectangle: Shape {
    private var styles: [Edge.Corner: Edge.Corner.Style]
    /// The corners that have the radius together which is the greatest of theirs.
    private var uniform: [[Edge.Corner]] = []

    /// Creates a rectangle whose corners are all concentric.
    nonisolated public init() { self.init(corners: .concentric) }

    /// Creates a rectangle with the same style at all corners.
    /// - Parameters:
    ///   - corners: The style.
    ///   - isUniform: Whether all corners have the greatest of their radii.
    nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners,
            topTrailingCorner: corners,
            bottomLeadingCorner: corners,
            bottomTrailingCorner: corners
        )
        if isUniform { uniform = [Edge.Corner.allCases] }
    }

    /// Creates a rectangle with a style for each corner.
    nonisolated public init(
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        styles = [
            .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner,
            .bottomLeading: bottomLeadingCorner, .bottomTrailing: bottomTrailingCorner,
        ]
    }

    /// Creates a rectangle with one style for the upper corners and one for the lower corners.
    nonisolated public init(
        uniformTopCorners: Edge.Corner.Style = .concentric,
        uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners,
            topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: uniformBottomCorners,
            bottomTrailingCorner: uniformBottomCorners
        )
        uniform = [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]]
    }

    /// Creates a rectangle with one style for the leading corners and one for the trailing corners.
    nonisolated public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners,
            topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: uniformLeadingCorners,
            bottomTrailingCorner: uniformTrailingCorners
        )
        uniform = [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]]
    }

    /// Creates a rectangle with one style for the upper corners.
    nonisolated public init(
        uniformTopCorners: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners,
            topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner
        )
        uniform = [[.topLeading, .topTrailing]]
    }

    /// Creates a rectangle with one style for the lower corners.
    nonisolated public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric,
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: uniformBottomCorners,
            bottomTrailingCorner: uniformBottomCorners
        )
        uniform = [[.bottomLeading, .bottomTrailing]]
    }

    /// Creates a rectangle with one style for the leading corners.
    nonisolated public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners,
            topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: uniformLeadingCorners,
            bottomTrailingCorner: bottomTrailingCorner
        )
        uniform = [[.topLeading, .bottomLeading]]
    }

    /// Creates a rectangle with one style for the trailing corners.
    nonisolated public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric,
        topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner,
            topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: uniformTrailingCorners
        )
        uniform = [[.topTrailing, .bottomTrailing]]
    }

    /// Returns the path that is used without a container.
    nonisolated public func path(in rect: CGRect) -> Path { outline(concentric: { _ in 0 }).path(in: rect) }

    /// Returns the rectangle with its radii.
    /// - Parameter concentric: The radius with which a corner is concentric.
    private func outline(concentric: (Edge.Corner) -> CGFloat) -> UnevenRoundedRectangle {
        var radii: [Edge.Corner: CGFloat] = styles.reduce(into: [:]) { radii, style in
            radii[style.key] = max(style.value.least, style.value.isConcentric ? concentric(style.key) : 0)
        }
        for corners in uniform {
            let greatest = corners.compactMap { radii[$0] }.max()
            for corner in corners { radii[corner] = greatest }
        }
        return UnevenRoundedRectangle(
            topLeadingRadius: radii[.topLeading] ?? 0,
            bottomLeadingRadius: radii[.bottomLeading] ?? 0,
            bottomTrailingRadius: radii[.bottomTrailing] ?? 0,
            topTrailingRadius: radii[.topTrailing] ?? 0
        )
    }
}

extension ConcentricRectangle: ContainedShape {
    func shown(in place: ContainerPlace) -> any Shape { outline { place.radius(at: $0) } }
}

extension ConcentricRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ConcentricRectangle> {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == ConcentricRectangle {
    /// Returns a rectangle with the same style at all corners.
    /// - Parameters:
    ///   - corners: The style.
    ///   - isUniform: Whether all corners have the greatest of their radii.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}
