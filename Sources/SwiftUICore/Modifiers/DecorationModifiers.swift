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

    /// Adds a view behind this one.
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    {
        modifier(DecorationViewModifier(decoration: background, alignment: alignment, placement: .behind))
    }

    /// Fills the place behind this view, and the room beside it that the views around keep free.
    /// - Parameter style: What it is filled with.
    nonisolated public func background<Style: ShapeStyle>(_ style: Style) -> some View {
        background(style, ignoresSafeAreaEdges: .all)
    }

    /// Fills the place behind this view.
    /// - Parameters:
    ///   - style: What it is filled with.
    ///   - edges: The edges at which it reaches under the room that the views around keep free.
    nonisolated public func background<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set
    ) -> some View {
        let fill = Rectangle().fill(style).modifier(IgnoringSafeAreaModifier(edges: edges))
        return modifier(DecorationViewModifier(decoration: fill, alignment: .center, placement: .behind))
    }

    /// Fills a shape behind this view.
    /// - Parameters:
    ///   - style: What it is filled with.
    ///   - shape: The shape.
    nonisolated public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline)
        -> some View
    {
        modifier(DecorationViewModifier(decoration: shape.fill(style), alignment: .center, placement: .behind))
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

    /// Adds a view in front of this one.
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(DecorationViewModifier(decoration: overlay, alignment: alignment, placement: .inFront))
    }

    /// Draws a line along the inside of this view's edge.
    /// - Parameters:
    ///   - content: What it is drawn with.
    ///   - width: The width of the line in points.
    nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}
