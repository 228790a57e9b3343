import Foundation

/// A view that draws a shape and can be filled and stroked again.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.orange, lineWidth: 4)
/// ```
@_weakLinked
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape.
    nonisolated var shape: Content { get }
}

extension ShapeView {
    /// Fills the shape in front of its existing layers.
    /// - Parameters:
    ///   - content: The style to fill it with.
    ///   - style: The rule that determines the inside.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(),
        style: FillStyle = FillStyle()
    ) -> some View {
        shape.fill(content, style: style).background(alignment: .center) { self }
    }

    /// Strokes the shape in front of its existing layers. Half of the line is inside the shape and half is outside.
    /// - Parameters:
    ///   - content: The style to draw it with.
    ///   - style: The width, the dashes, the ends and the corners of the line.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some View {
        shape.stroke(content, style: style).background(alignment: .center) { self }
    }

    /// Strokes the shape in front of its existing layers. Half of the line is inside the shape and half is outside.
    /// - Parameters:
    ///   - content: The style to draw it with.
    ///   - lineWidth: The width of the line in points.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the shape inside its edges, in front of its existing layers.
    /// - Parameters:
    ///   - content: The style to draw it with.
    ///   - style: The width, the dashes, the ends and the corners of the line.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(),
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some View {
        shape.strokeBorder(content, style: style).background(alignment: .center) { self }
    }

    /// Strokes the shape inside its edges, in front of its existing layers.
    /// - Parameters:
    ///   - content: The style to draw it with.
    ///   - lineWidth: The width of the line in points.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(),
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
