import Foundation

// MARK: - Background and overlay

struct DecorationViewModifier<Decoration: View> {
    let decoration: Decoration
    let alignment: Alignment
    let isInFront: Bool
}

extension DecorationViewModifier: DecorationModifier {
    typealias Body = Never
}

extension View {
    /// Puts a view behind this one.
    /// - Parameters:
    ///   - alignment: Where it stands.
    ///   - content: What is behind.
    nonisolated public func background<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(DecorationViewModifier(decoration: content(), alignment: alignment, isInFront: false))
    }

    /// Puts a view behind this one.
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    {
        modifier(DecorationViewModifier(decoration: background, alignment: alignment, isInFront: false))
    }

    /// Fills the place behind this view.
    /// - Parameter style: What it is filled with.
    nonisolated public func background<Style: ShapeStyle>(_ style: Style) -> some View {
        modifier(DecorationViewModifier(decoration: Rectangle().fill(style), alignment: .center, isInFront: false))
    }

    /// Fills a shape behind this view.
    /// - Parameters:
    ///   - style: What it is filled with.
    ///   - shape: The shape.
    nonisolated public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline)
        -> some View
    {
        modifier(DecorationViewModifier(decoration: shape.fill(style), alignment: .center, isInFront: false))
    }

    /// Puts a view in front of this one.
    /// - Parameters:
    ///   - alignment: Where it stands.
    ///   - content: What is in front.
    nonisolated public func overlay<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(DecorationViewModifier(decoration: content(), alignment: alignment, isInFront: true))
    }

    /// Puts a view in front of this one.
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(DecorationViewModifier(decoration: overlay, alignment: alignment, isInFront: true))
    }

    /// Draws a line along the inside of this view's edge.
    /// - Parameters:
    ///   - content: What it is drawn with.
    ///   - width: The width of the line in points.
    nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}

// MARK: - Effects

/// A modifier that puts a container with an effect or an interaction around a view.
@MainActor
protocol ContainerModifier: ElementModifier where Element == ContainerElement<ContainerContent> {
    func configure(_ container: inout ContainerContent, in node: ViewNode)
}

extension ContainerModifier {
    private func content(around element: LayoutElement, in node: ViewNode) -> ContainerContent {
        var container = ContainerContent(content: element)
        container.isEnabled = node.environment.isEnabled
        configure(&container, in: node)
        return container
    }

    func makeElement(around element: LayoutElement, in node: ViewNode) -> ContainerElement<ContainerContent> {
        ContainerElement(element, graph: node.graph) { self.content(around: $0, in: node) }
    }

    func update(_ element: ContainerElement<ContainerContent>, in node: ViewNode) {
        element.update(content(around: element.content, in: node))
    }
}

/// Sets one part of a container.
struct ContainerPartModifier {
    let change: @MainActor (inout ContainerContent) -> Void
}

extension ContainerPartModifier: ContainerModifier {
    typealias Body = Never

    func configure(_ container: inout ContainerContent, in node: ViewNode) { change(&container) }
}

extension View {
    /// Cuts this view off at a shape's outline.
    /// - Parameter shape: The shape, in the place of the view.
    nonisolated public func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
        modifier(ContainerPartModifier { $0.clip = shape })
    }

    /// Cuts this view off at the border of its place.
    nonisolated public func clipped() -> some View { clipShape(Rectangle()) }

    /// Rounds this view's corners.
    /// - Parameters:
    ///   - radius: The radius in points.
    ///   - antialiased: Whether the edge is smooth; it always is.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Makes this view less opaque.
    /// - Parameter opacity: From 0, invisible, to 1.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(ContainerPartModifier { $0.opacity = opacity })
    }

    /// Draws a soft shadow behind this view.
    /// - Parameters:
    ///   - color: Its colour.
    ///   - radius: How soft it is, in points.
    ///   - x: How far it stands to the right.
    ///   - y: How far it stands below.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modifier(ContainerPartModifier { $0.shadow = Shadow(color: color, radius: radius, x: x, y: y) })
    }

    /// Shows a text when the pointer rests on this view.
    /// - Parameter text: The text.
    nonisolated public func help<Text: StringProtocol>(_ text: Text) -> some View {
        let text = String(text)
        return modifier(ContainerPartModifier { $0.help = text })
    }

    /// Runs an action when this view is clicked.
    /// - Parameters:
    ///   - count: How many clicks it takes.
    ///   - action: The action.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        let action = UncheckedBox(action)
        return modifier(ContainerPartModifier { $0.onTap = (count, action.value) })
    }

    /// Sets the part of this view that takes clicks and drops to a shape's place.
    ///
    /// A view's whole place takes them here, also where nothing is drawn, so a shape as large as the view changes
    /// nothing.
    /// - Parameters:
    ///   - shape: The shape.
    ///   - eoFill: Whether parts that the outline goes around twice are outside.
    nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }

    /// Names this view for programs that look at the user interface, such as tests.
    /// - Parameter identifier: The name.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(ContainerPartModifier { $0.identifier = identifier })
    }
}
