import Foundation

extension View {
    /// Fills the background of this view.
    /// - Parameters:
    ///   - style: The style to fill it with.
    ///   - edges: The edges at which it reaches under the room that the views around keep free.
    nonisolated public func background<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        let fill = Rectangle().fill(style).modifier(IgnoringSafeAreaModifier(edges: edges))
        return modifier(DecorationViewModifier(decoration: fill, alignment: .center, placement: .behind))
    }

    /// Fills the background of this view with the background style.
    /// - Parameter edges: The edges at which it reaches under the room that the views around keep free.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind this view.
    /// - Parameters:
    ///   - style: The style to fill it with.
    ///   - shape: The shape.
    ///   - fillStyle: The rule that determines the inside of the shape.
    nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style,
        in shape: Outline,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        let fill = shape.fill(style, style: fillStyle)
        return modifier(DecorationViewModifier(decoration: fill, alignment: .center, placement: .behind))
    }

    /// Fills a shape behind this view with the background style.
    /// - Parameters:
    ///   - shape: The shape.
    ///   - fillStyle: The rule that determines the inside of the shape.
    nonisolated public func background<Outline: Shape>(
        in shape: Outline,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the area in front of this view.
    /// - Parameters:
    ///   - style: The style to fill it with.
    ///   - edges: The edges at which it reaches under the room that the views around keep free.
    nonisolated public func overlay<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        let fill = Rectangle().fill(style).modifier(IgnoringSafeAreaModifier(edges: edges))
        return modifier(DecorationViewModifier(decoration: fill, alignment: .center, placement: .inFront))
    }

    /// Fills a shape in front of this view.
    /// - Parameters:
    ///   - style: The style to fill it with.
    ///   - shape: The shape.
    ///   - fillStyle: The rule that determines the inside of the shape.
    nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style,
        in shape: Outline,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        let fill = shape.fill(style, style: fillStyle)
        return modifier(DecorationViewModifier(decoration: fill, alignment: .center, placement: .inFront))
    }

    /// Draws a line along the inside of this view's edges.
    /// - Parameters:
    ///   - content: The style to draw it with.
    ///   - width: The width of the line in points.
    nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}
