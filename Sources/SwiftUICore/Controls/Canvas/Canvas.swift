import Foundation

/// A view that displays drawings.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     context.draw(Text("Hello"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
@_weakLinked
public struct Canvas<Symbols: View> {
    /// The views that the drawing can use as symbols, identified by their tags.
    public var symbols: Symbols
    /// The closure that draws the contents.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// A Boolean value that indicates whether the drawing is opaque.
    public var isOpaque: Bool
    /// The colour space of the drawing. It is always that of the screen.
    public var colorMode: ColorRenderingMode
    /// A Boolean value that indicates whether the canvas may draw later, on another thread. It always draws together with the window.
    public var rendersAsynchronously: Bool

    /// Creates a canvas with symbols.
    /// - Parameters:
    ///   - opaque: Whether the picture is opaque, in which case the undrawn part is black.
    ///   - colorMode: The space of its colours.
    ///   - rendersAsynchronously: Whether the drawing may be delayed.
    ///   - renderer: Draws the picture in a size.
    ///   - symbols: Views that can be drawn, by their tags.
    nonisolated public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        (self.symbols, self.renderer, isOpaque) = (symbols(), renderer, opaque)
        (self.colorMode, self.rendersAsynchronously) = (colorMode, rendersAsynchronously)
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas with symbols.
    /// - Parameters:
    ///   - opaque: Whether the picture is opaque, in which case the undrawn part is black.
    ///   - colorMode: The space of its colours.
    ///   - rendersAsynchronously: Whether the drawing may be delayed.
    ///   - renderer: Draws the picture in a size.
    nonisolated public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque,
            colorMode: colorMode,
            rendersAsynchronously: rendersAsynchronously,
            renderer: renderer,
            symbols: { EmptyView() }
        )
    }
}

extension Canvas: View {
    public var body: some View {
        // Each symbol has its own widget, so it can be drawn separately.
        CanvasControl(label: symbols.compositingGroup().allowsHitTesting(false), renderer: renderer, isOpaque: isOpaque)
    }
}

/// A canvas as hosts show it.
@_weakLinked
struct CanvasControl<Label: View>: LabeledControl {
    typealias Body = Never
    let label: Label
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let isOpaque: Bool

    func widgetContent(around label: LayoutElement, in environment: EnvironmentValues) -> CanvasContent {
        // The foreground and the font affect the picture, so this marks them as read.
        _ = (environment.foreground, environment.shownFont)
        return CanvasContent(symbols: label, environment: environment, isOpaque: isOpaque, renderer: renderer)
    }
}
