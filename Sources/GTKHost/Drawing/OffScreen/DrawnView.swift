import CGTK
import Foundation
import SwiftUICore

/// A view that is drawn and stands in no window.
@MainActor
class DrawnView {
    final var frame = CGRect.zero

    /// The place of the view in its own coordinates.
    final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// Places the views inside; the view's own frame is already set.
    func layOut() {}

    /// Draws the view at the origin, in the size of its frame.
    func draw(on snapshot: OpaquePointer) {}

    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    func baselines(in size: CGSize) -> TextBaselines? { nil }

    func setChildren(_ children: [any HostWidget]) {}

    /// Does nothing: a drawing is laid out once.
    final func setNeedsLayout() {}
}

/// A drawn view of one type of content.
@MainActor
class ContentDrawing<Content: WidgetContent>: DrawnView, HostWidget {
    final private(set) var content: Content
    unowned let host: DrawingHost

    required init(_ content: Content, host: DrawingHost) {
        self.content = content
        self.host = host
    }

    final var style: DrawingStyle { host.style }

    final func update(_ content: Content) -> Bool {
        self.content = content
        return true
    }
}

/// Lines of text.
final class TextDrawing: ContentDrawing<TextContent> {
    private func layout(_ room: ProposedViewSize) -> TextLayout {
        TextLayout(content, width: room.width, height: room.height, style, host.inlineImages)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }
    override func baselines(in size: CGSize) -> TextBaselines? { layout(ProposedViewSize(size)).baselines }

    override func draw(on snapshot: OpaquePointer) {
        var color = style.colors.primary
        if !content.isEnabled { color.alpha *= 0.5 }
        layout(ProposedViewSize(frame.size)).draw(color, on: snapshot)
    }
}

/// A picture or a symbol. Pictures are read when they are drawn.
final class ImageDrawing: ContentDrawing<ImageContent> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.size(proposal, fontSize: style.fontSize) { host.pixels(of: content.source) }
    }

    override func baselines(in size: CGSize) -> TextBaselines? {
        content.symbolBaseline(in: size, fontSize: style.fontSize)
    }

    override func draw(on snapshot: OpaquePointer) {
        let (size, scale) = (frame.size, style.scale)
        guard size.width >= 1, size.height >= 1, !content.source.isEmpty else { return }
        if let icon = content.icon {
            let pixels = Int32(clamping: CGFloat(scale.rounded(.up)))
            return content.draw(icon, in: size, style.colors, scale: pixels, on: snapshot)
        }
        let texture = host.read {
            let decoded = try content.decodedSize(in: size, scale: scale) { try Pictures.size(of: content.source) }
            return try Pictures.texture(
                for: content.source,
                width: decoded.width,
                height: decoded.height,
                isCoarse: content.look.interpolation == .none
            )
        }
        guard let texture else { return }
        content.draw(texture, in: size, style.colors, on: snapshot)
    }
}

/// A shape that is filled or stroked.
final class ShapeDrawing: ContentDrawing<ShapeContent> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func draw(on snapshot: OpaquePointer) {
        content.draw(in: bounds, style.colors, on: snapshot)
    }
}

/// A thin line.
final class DividerDrawing: ContentDrawing<DividerContent> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

    override func draw(on snapshot: OpaquePointer) {
        var color = GdkRGBA(style.colors.primary)
        color.alpha *= 0.15
        var area = graphene_rect_t(bounds)
        gtk_snapshot_append_color(snapshot, &color, &area)
    }
}

/// The place of a control that GTK draws, which cannot be drawn without a window: an empty frame.
///
/// On Apple's systems an `ImageRenderer` omits such controls in the same way: it draws only the views that SwiftUI
/// draws itself.
final class ControlDrawing<Content: WidgetContent>: ContentDrawing<Content> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 120, height: 32))
    }

    override func draw(on snapshot: OpaquePointer) {
        let outline = ShapeContent(
            shape: RoundedRectangle(cornerRadius: 6),
            paint: .color(Color.secondary.opacity(0.5)),
            stroke: StrokeStyle()
        )
        outline.draw(in: bounds.insetBy(dx: 0.5, dy: 0.5), style.colors, on: snapshot)
    }
}
