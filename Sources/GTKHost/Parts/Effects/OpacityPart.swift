import CGTK
import SwiftUICore

/// Lets what is behind a container show through it.
@MainActor
final class OpacityPart: TypedPart<OpacityEffect> {
    override func partDidChange(from before: OpacityEffect) {
        if part != before { gtk_widget_queue_draw(widget) }
    }

    override func draw(_ snapshot: OpaquePointer, _ contents: (OpaquePointer) -> Void) {
        guard part.opacity < 1 else { return contents(snapshot) }
        gtk_snapshot_push_opacity(snapshot, max(0, part.opacity))
        contents(snapshot)
        gtk_snapshot_pop(snapshot)
    }
}
