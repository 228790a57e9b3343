import Foundation

/// A drawing made by a program.
@MainActor
package struct CanvasContent: WidgetContent {
    /// The views that the drawing can use as symbols.
    package let symbols: LayoutElement
    let environment: EnvironmentValues
    package let isOpaque: Bool
    let renderer: (inout GraphicsContext, CGSize) -> Void

    /// Returns the drawing commands for a canvas of the specified size.
    /// - Parameter size: The size of the canvas.
    package func commands(_ size: CGSize) -> [CanvasCommand] {
        let recording = CanvasRecording(source: CanvasSource(self), size: size)
        var context = GraphicsContext(recording: recording)
        if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
        renderer(&context, size)
        return recording.commands
    }

    /// Returns no elements, because a drawing has no description of its own.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] { [] }
}

/// A drawing operation and the state in which it is performed.
package struct CanvasCommand {
    package var state: CanvasState
    package var operation: CanvasOperation
}

/// The state of a graphics context.
package struct CanvasState {
    package var transform = CGAffineTransform.identity
    package var opacity = 1.0
    package var blendMode = BlendMode.normal
    package var clips: [CanvasClip] = []
    /// The filters, from the outermost to the innermost.
    package var filters: [CanvasFilter] = []
}

/// A clipping area.
package struct CanvasClip {
    package enum Area {
        /// The inside or the outside of a path.
        case path(Path, isEvenOdd: Bool, isInverse: Bool)
        /// The opaque or the transparent parts of a layer.
        case layer([CanvasCommand], opacity: Double, isInverse: Bool)
    }

    package var area: Area
    /// The coordinate transform of the area.
    package var transform: CGAffineTransform
}

/// A filter that is applied to drawing.
package enum CanvasFilter {
    case blur(CGFloat)
    case shadow(ShadowEffect, isShadowOnly: Bool)
    case color(ColorEffect)
    case matrix(rows: [[Double]])
    /// A filter that replaces opacities within a range by a colour, and all others by transparency.
    case alphaThreshold(ClosedRange<Double>, Color)
    case projection(ProjectionTransform)
}

/// A drawing operation.
package enum CanvasOperation {
    case fill(Path, CanvasPaint, isEvenOdd: Bool)
    case stroke(Path, CanvasPaint, StrokeStyle)
    case text(TextContent, in: CGRect)
    case image(ImageContent, in: CGRect)
    /// A symbol, by its index, which is scaled from its own size to a rectangle.
    case symbol(Int, size: CGSize, in: CGRect)
    case layer([CanvasCommand])
}

/// The colour, gradient or other style that fills a path.
package struct CanvasPaint {
    package var paint: Paint
    /// The rectangle to which the points of a gradient are relative; nil for the bounding box of the path.
    package var bounds: CGRect?
}

/// The recorded drawing commands.
final class CanvasRecording {
    var commands: [CanvasCommand] = []
    let source: CanvasSource
    let size: CGSize

    init(source: CanvasSource, size: CGSize) { (self.source, self.size) = (source, size) }
}

/// The source of a canvas's texts, images and views.
final class CanvasSource {
    let environment: EnvironmentValues
    private let content: UncheckedBox<CanvasContent>

    @MainActor
    init(_ content: CanvasContent) {
        environment = content.environment
        self.content = UncheckedBox(content)
    }

    /// Returns the size of a text or a picture in some room. A renderer runs on the main thread.
    func size<Shown: WidgetContent>(_ shown: Shown, in room: ProposedViewSize) -> CGSize {
        measure(shown) { $0.measure(room) }
    }

    /// Returns the baselines of a text in a size.
    func baselines<Shown: WidgetContent>(_ shown: Shown, in size: CGSize) -> TextBaselines? {
        measure(shown) { $0.baselines(in: size) }
    }

    private func measure<Shown: WidgetContent, Answer: Sendable>(
        _ shown: Shown,
        _ body: @MainActor (any HostWidget<Shown>) -> Answer
    ) -> Answer {
        let (content, shown) = (content, UncheckedBox(shown))
        return MainActor.assumeIsolated { body(content.value.symbols.graph.host.makeWidget(shown.value)) }
    }

    /// Returns the place of a view among the symbols, and its size.
    func symbol(_ identity: AnyHashable) -> (index: Int, size: CGSize)? {
        let (content, identity) = (content, UncheckedBox(identity))
        return MainActor.assumeIsolated {
            let elements = content.value.symbols.inner
            let index = elements.firstIndex {
                $0.traits.tag == identity.value || $0.traits.identity == identity.value
            }
            return index.map { ($0, elements[$0].size(.unspecified)) }
        }
    }

    func content(of text: Text) -> TextContent {
        let (environment, text) = (UncheckedBox(environment), text)
        return MainActor.assumeIsolated { text.widgetContent(in: environment.value) }
    }

    func content(of image: Image) -> ImageContent {
        let (environment, image) = (UncheckedBox(environment), image)
        return MainActor.assumeIsolated { image.widgetContent(in: environment.value) }
    }
}
