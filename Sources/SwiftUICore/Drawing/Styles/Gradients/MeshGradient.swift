import Foundation

/// A gradient between the colours at the points of a grid.
@_weakLinked
public struct MeshGradient: ShapeStyle, View {
    private let mesh: GradientMesh

    /// Creates a gradient.
    /// - Parameters:
    ///   - width: The number of points in a row.
    ///   - height: The number of rows.
    ///   - points: The points, row by row, as parts of the size.
    ///   - colors: The colours of the points.
    ///   - background: The colour outside of the grid.
    ///   - smoothsColors: Whether colours flow smoothly across the points; they flow evenly between them.
    ///   - colorSpace: In which space colours flow; it is that of the device.
    nonisolated public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        mesh = GradientMesh(
            width: width,
            height: height,
            points: points.map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
            colors: colors,
            background: background
        )
    }

    nonisolated public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(storage: .meshGradient(mesh))
    }
}

/// The colours at the points of a grid, in the form in which hosts paint them.
package struct GradientMesh: Hashable, Sendable {
    package var width: Int
    package var height: Int
    package var points: [UnitPoint]
    package var colors: [Color]
    package var background: Color

    /// The four corners of each cell, in order around the cell. The array is empty if points or colours are missing.
    package var cells: [[(point: UnitPoint, color: Color)]] {
        let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
        guard width > 1, height > 1, !isTooLarge, points.count >= count, colors.count >= count else { return [] }
        return (0..<(height - 1)).flatMap { row in
            (0..<(width - 1)).map { column in
                let first = row * width + column
                return [first, first + 1, first + width + 1, first + width].map { (points[$0], colors[$0]) }
            }
        }
    }

    func opacity(_ opacity: Double) -> GradientMesh {
        var mesh = self
        mesh.colors = colors.map { $0.opacity(opacity) }
        mesh.background = background.opacity(opacity)
        return mesh
    }

    /// Returns the mesh on the way from another to this one; nil if that has another grid.
    func mixed(from start: GradientMesh, _ part: Double) -> GradientMesh? {
        guard start.width == width, start.height == height, start.points.count == points.count,
            start.colors.count == colors.count
        else { return nil }
        var mesh = self
        mesh.colors = zip(start.colors, colors).map { $1.mixed(from: $0, part) }
        mesh.points = zip(start.points, points).map { first, second in
            UnitPoint(
                x: first.x.interpolated(towards: second.x, amount: part),
                y: first.y.interpolated(towards: second.y, amount: part)
            )
        }
        mesh.background = background.mixed(from: start.background, part)
        return mesh
    }
}
