import CGTK
import Foundation
import SwiftUICore

/// A picture that a program draws.
final class CanvasDrawing: GroupDrawing<CanvasContent> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func layOutContent(in bounds: CGRect) {
        content.symbols.layOut(in: CGRect(origin: .zero, size: content.symbols.size(.unspecified)))
    }

    override func draw(on snapshot: OpaquePointer) {
        guard frame.width > 0, frame.height > 0 else { return }
        var area = graphene_rect_t(bounds)
        gtk_snapshot_push_clip(snapshot, &area)
        painter.draw(content.commands(frame.size), on: snapshot)
        gtk_snapshot_pop(snapshot)
    }

    private var painter: CanvasPainter {
        CanvasPainter(
            colors: style.colors,
            layout: { TextLayout($0, width: $1.width, height: $1.height, self.style, self.host.inlineImages) },
            drawImage: { content, size, snapshot in
                let image = ImageDrawing(content, host: self.host)
                image.frame.size = size
                image.draw(on: snapshot)
            },
            drawSymbol: { index, snapshot in self.drawChild(index, on: snapshot) }
        )
    }
}
