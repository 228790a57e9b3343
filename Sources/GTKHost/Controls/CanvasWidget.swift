import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A picture that a program draws.
@MainActor
final class CanvasWidget: GTKWidget, RegisteredWidget, ViewWidgetDelegate {
    private var content: CanvasContent
    /// The views that can be drawn; none of them is by itself.
    private var symbols: [GTKWidget] = []
    private lazy var pictures = WidgetPictures(in: pointer, host: host)
    private lazy var observation = CanvasObservation { [weak self] in
        if let self { gtk_widget_queue_draw(self.pointer) }
    }
    unowned let host: any WidgetHost

    init(_ content: CanvasContent, host: any WidgetHost) {
        (self.content, self.host) = (content, host)
        super.init(ViewWidgetClass.make())
        ViewWidgetClass.setDelegate(self, of: pointer)
    }

    deinit { link.end() }

    func update(_ content: CanvasContent) -> Bool {
        self.content = content
        // Two closures cannot be compared.
        gtk_widget_queue_draw(pointer)
        return false
    }

    override func setChildren(_ children: [any HostWidget]) {
        for symbol in symbols { gtk_widget_unparent(symbol.pointer) }
        symbols = children.compactMap { $0 as? GTKWidget }
        for symbol in symbols { gtk_widget_set_parent(symbol.pointer, pointer) }
        queueAllocate()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) { (0, 0) }

    func allocate(width: Int32, height: Int32) {
        LayoutRequests.during {
            content.symbols.layOut(in: CGRect(origin: .zero, size: content.symbols.size(.unspecified)))
        }
        for symbol in symbols { symbol.allocate() }
    }

    func snapshot(_ snapshot: OpaquePointer) {
        let size = allocatedSize
        guard size.width > 0, size.height > 0 else { return }
        var area = graphene_rect_t(CGRect(origin: .zero, size: size))
        gtk_snapshot_push_clip(snapshot, &area)
        painter.draw(observation.commands(of: content, size), on: snapshot)
        gtk_snapshot_pop(snapshot)
    }

    private var painter: CanvasPainter {
        let colors = host.theme.colors(for: pointer)
        let pictures = pictures
        let images = pictures.inlineImages
        return CanvasPainter(
            colors: colors,
            layout: { TextLayout($0, width: $1.width, height: $1.height, on: self.pointer, .known(colors), images) },
            drawImage: { pictures.draw($0, in: $1, colors, on: $2) },
            drawSymbol: { self.drawSymbol($0, on: $1) }
        )
    }

    private func drawSymbol(_ index: Int, on snapshot: OpaquePointer) {
        guard symbols.indices.contains(index) else { return }
        // GTK draws a widget where it stands in the one around.
        let symbol = symbols[index]
        var origin = graphene_point_t(CGPoint(x: -symbol.frame.minX.rounded(), y: -symbol.frame.minY.rounded()))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        gtk_widget_snapshot_child(pointer, symbol.pointer, snapshot)
        gtk_snapshot_restore(snapshot)
    }
}
