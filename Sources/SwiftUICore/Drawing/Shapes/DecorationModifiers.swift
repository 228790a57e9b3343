import Foundation

@_weakLinked
struct DecorationViewModifier<Decoration: View> {
    let decoration: Decoration
    let alignment: Alignment
    let placement: DecorationPlacement
}

extension DecorationViewModifier: DecorationModifier {
    typealias Body = Never
}

extension View {
    /// Adds a view behind this one.
    /// - Parameters:
    ///   - alignment: Where it stands.
    ///   - content: What is behind.
    nonisolated public func background<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(DecorationViewModifier(decoration: content(), alignment: alignment, placement: .behind))
    }

    /// Adds a view behind this one. What is a view and a style, as a colour is, becomes a background as a style.
    /// - Parameters:
    ///   - background: What is behind.
    ///   - alignment: Where it stands.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    {
        modifier(DecorationViewModifier(decoration: background, alignment: alignment, placement: .behind))
    }

    /// Fills the place behind this view.
    /// - Parameters:
    ///   - style: What it is filled with.
    ///   - edges: The edges at which it reaches under the room that the views around keep free.
    nonisolated public func background<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        let fill = Rectangle().fill(style).modifier(IgnoringSafeAreaModifier(edges: edges))
        return modifier(DecorationViewModifier(decoration: fill, alignment: .center, placement: .behind))
    }

    /// Fills the place behind this view with the background style.
    /// - Parameter edges: The edges at which it reaches under the room that the views around keep free.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind this view.
    /// - Parameters:
    ///   - style: What it is filled with.
    ///   - shape: The shape.
    ///   - fillStyle: What of the shape is filled.
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
    ///   - fillStyle: What of the shape is filled.
    nonisolated public func background<Outline: Shape>(
        in shape: Outline,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Adds a view in front of this one.
    /// - Parameters:
    ///   - alignment: Where it stands.
    ///   - content: What is in front.
    nonisolated public func overlay<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(DecorationViewModifier(decoration: content(), alignment: alignment, placement: .inFront))
    }

    /// Adds a view in front of this one. What is a view and a style, as a colour is, becomes an overlay as a style.
    /// - Parameters:
    ///   - overlay: What is in front.
    ///   - alignment: Where it stands.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(DecorationViewModifier(decoration: overlay, alignment: alignment, placement: .inFront))
    }

    /// Fills the place in front of this view.
    /// - Parameters:
    ///   - style: What it is filled with.
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
    ///   - style: What it is filled with.
    ///   - shape: The shape.
    ///   - fillStyle: What of the shape is filled.
    nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style,
        in shape: Outline,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        let fill = shape.fill(style, style: fillStyle)
        return modifier(DecorationViewModifier(decoration: fill, alignment: .center, placement: .inFront))
    }

    /// Draws a line along the inside of this view's edge.
    /// - Parameters:
    ///   - content: What it is drawn with.
    ///   - width: The width of the line in points.
    nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}
