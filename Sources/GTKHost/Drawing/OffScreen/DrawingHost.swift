import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// An object that draws views that stand in no window: the picture of a drag, a view that a program renders.
///
/// Text, images, shapes, effects and the layout are drawn by the functions that draw them in windows. Where there is a
/// display, fonts and icons are the desktop's; where there is none, symbols are left out.
@MainActor
final class DrawingHost: ViewHost {
    private(set) var style: DrawingStyle
    /// A Boolean value that indicates whether the drawing moves with the pointer, so views are cut off at their drag shapes.
    let isDragPreview: Bool
    private var scheduled: [() -> Void] = []

    /// The number of times that views may change before they are drawn.
    private static let longestSettling = 10

    private static let drawings: WidgetRegistry<DrawingHost> = {
        var drawings = WidgetRegistry<DrawingHost>()
        drawings.add(ButtonContent.self) { ButtonDrawing($0, host: $1) }
        drawings.add(CanvasContent.self) { CanvasDrawing($0, host: $1) }
        drawings.add(ContainerContent.self) { ContainerDrawing($0, host: $1) }
        drawings.add(DividerContent.self) { DividerDrawing($0, host: $1) }
        drawings.add(ImageContent.self) { ImageDrawing($0, host: $1) }
        drawings.add(ScrollContent.self) { ScrollDrawing($0, host: $1) }
        drawings.add(ShapeContent.self) { ShapeDrawing($0, host: $1) }
        drawings.add(TextContent.self) { TextDrawing($0, host: $1) }
        return drawings
    }()

    /// - Parameters:
    ///   - colors: The colours of the theme.
    ///   - scale: The number of pixels in a point.
    ///   - isDragPreview: Whether the drawing moves with the pointer.
    init(colors: ThemeColors, scale: Double, isDragPreview: Bool = false) {
        self.isDragPreview = isDragPreview
        DisplayConnection.openIfPresent()
        style = DrawingStyle(colors: colors, scale: scale)
    }

    func makeWidget<Content: WidgetContent>(_ content: Content) -> any HostWidget<Content> {
        Self.drawings.makeAddedWidget(content, in: self) ?? ControlDrawing(content, host: self)
    }

    func schedule(_ work: @escaping @MainActor () -> Void) { scheduled.append(work) }

    /// Does nothing: a drawing shows the current state.
    func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {}

    /// Draws contents on a background that requires another text colour.
    func withText(_ color: RGBA, _ draw: () -> Void) {
        let primary = style.colors.primary
        style.colors.primary = color
        draw()
        style.colors.primary = primary
    }

    /// Reads a picture, or logs the reason for a failure.
    func read<Result>(_ body: () throws -> Result) -> Result? {
        do {
            return try body()
        } catch {
            hostLogger.warning("An image is not drawn: \(error)")
            return nil
        }
    }

    /// Draws the views of a graph.
    /// - Parameters:
    ///   - graph: The graph, which was made with this host.
    ///   - proposal: The size that is offered.
    func draw(_ graph: ViewGraph, _ proposal: ProposedViewSize) -> ViewDrawing {
        let root = ContainerDrawing(around: graph.rootElement, host: self)
        root.frame.size = graph.rootElement.size(proposal)
        root.layOut()
        // Views that appear, and lazy stacks after they have a place, may change the contents.
        for _ in 0..<Self.longestSettling where !scheduled.isEmpty {
            let work = scheduled
            scheduled = []
            for item in work { item() }
            root.frame.size = graph.rootElement.size(proposal)
            root.layOut()
        }
        let snapshot = gtk_snapshot_new()!
        // The picture of a drag is shown as a window is, and all others become pixels or documents.
        if isDragPreview { root.draw(on: snapshot) } else { CairoDrawing.run { root.draw(on: snapshot) } }
        return ViewDrawing(taking: gtk_snapshot_free_to_node(snapshot), size: root.frame.size)
    }
}

extension DrawingHost: InlineImageDrawer {
    var fontSize: CGFloat { style.fontSize }

    func pixels(of source: Image.Source) -> CGSize {
        read { try Pictures.size(of: source) } ?? Pictures.sizeOfUnreadable
    }

    func draw(_ image: ImageContent, in size: CGSize, _ color: RGBA, on snapshot: OpaquePointer) {
        let drawing = ImageDrawing(image, host: self)
        drawing.frame.size = size
        let colors = style.colors
        style.colors = colors.around(color)
        drawing.draw(on: snapshot)
        style.colors = colors
    }

    /// The images of texts.
    var inlineImages: InlineImages { InlineImages(drawer: self) }
}
