import CGTK
import SwiftUICore

/// Draws a soft copy of a container behind it.
@MainActor
final class ShadowPart: TypedPart<ShadowEffect> {
    override func partDidChange(from before: ShadowEffect) {
        if part != before { gtk_widget_queue_draw(widget) }
    }

    override func draw(_ snapshot: OpaquePointer, _ contents: (OpaquePointer) -> Void) {
        var shadow = GskShadow(
            color: GdkRGBA(part.color.resolved(in: container.host.theme.colors(for: widget))),
            dx: Float(part.offset.width),
            dy: Float(part.offset.height),
            radius: Float(part.radius)
        )
        gtk_snapshot_push_shadow(snapshot, &shadow, 1)
        contents(snapshot)
        gtk_snapshot_pop(snapshot)
    }
}
