import CGTK
import Foundation
import SwiftUICore

/// Turns what is inside a container.
@MainActor
final class RotationPart: TypedPart<RotationEffect> {
    override func partDidChange(from before: RotationEffect) {
        if part != before { gtk_widget_queue_allocate(widget) }
    }

    override func contentTransform(_ size: CGSize) -> OpaquePointer? {
        around(part.anchor, of: size) { gsk_transform_rotate($0, Float(part.angle.degrees)) }
    }
}
