import Foundation

/// A picture that a program draws.
@MainActor
package struct CanvasContent: WidgetContent {
    /// The views that can be drawn.
    package let symbols: LayoutElement
    let environment: EnvironmentValues
    package let isOpaque: Bool
    let renderer: (inout GraphicsContext, CGSize) -> Void

    /// Returns the drawing commands of the program.
    /// - Parameter size: The size of the canvas.
    package func commands(_ size: CGSize) -> [CanvasCommand] {
        let recording = CanvasRecording(source: CanvasSource(self), size: size)
        var context = GraphicsContext(recording: recording)
        if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
        renderer(&context, size)
        return recording.commands
    }

    /// Returns no elements, because a picture has no description of its own.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] { [] }
}

/// A thing that is drawn, and how.
package struct CanvasCommand {
    package var state: CanvasState
    package var operation: CanvasOperation
}

/// The state of drawing.
package struct CanvasState {
    package var transform = CGAffineTransform.identity
    package var opacity = 1.0
    package var blendMode = BlendMode.normal
    package var clips: [CanvasClip] = []
    /// The filters, the outermost first.
    package var filters: [CanvasFilter] = []
}

/// The clip of drawing.
package struct CanvasClip {
    package enum Area {
        /// Inside of an outline, or outside.
        case path(Path, isEvenOdd: Bool, isInverse: Bool)
        /// The opaque parts of a layer, or the others.
        case layer([CanvasCommand], opacity: Double, isInverse: Bool)
    }

    package var area: Area
    /// The coordinates of the area.
    package var transform: CGAffineTransform
}

/// A filter for the drawing.
package enum CanvasFilter {
    case blur(CGFloat)
    case shadow(ShadowEffect, isShadowOnly: Bool)
    case color(ColorEffect)
    case matrix(rows: [[Double]])
    /// Opacities of a range become a colour, and all others clear.
    case alphaThreshold(ClosedRange<Double>, Color)
    case projection(ProjectionTransform)
}

/// A thing that is drawn.
package enum CanvasOperation {
    case fill(Path, CanvasPaint, isEvenOdd: Bool)
    case stroke(Path, CanvasPaint, StrokeStyle)
    case text(TextContent, in: CGRect)
    case image(ImageContent, in: CGRect)
    /// A view among the symbols, by its place among those, which is drawn from its own size to a rectangle.
    case symbol(Int, size: CGSize, in: CGRect)
    case layer([CanvasCommand])
}

/// A colour, gradient or style with which outlines are filled.
package struct CanvasPaint {
    package var paint: Paint
    /// The rectangle in which a gradient has its points; nil for that around the outline.
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
