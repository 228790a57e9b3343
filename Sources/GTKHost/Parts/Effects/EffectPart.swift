import CGTK
import Foundation
import SwiftUICore

/// A part that draws a container with an effect.
@MainActor
final class EffectPart<Effect: DrawnEffect>: TypedPart<Effect> {
    override func partDidChange(from before: Effect) {
        guard !part.isDrawn(as: before) else { return }
        // An effect that begins a container may move the contents.
        if Effect.beginsContainer { container.queueAllocate() } else { gtk_widget_queue_draw(widget) }
    }

    override func draw(_ snapshot: OpaquePointer, _ contents: DrawnContents) {
        part.draw(on: snapshot, in: container.allocatedSize, container.host.theme.colors(for: widget), contents)
    }

    override func contentTransform(_ size: CGSize) -> OpaquePointer? {
        part.contentTransform(size, hasPerspective: container.hasPerspective)
    }
}
