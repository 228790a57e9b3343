import CGTK
import Foundation
import SwiftUICore

/// Makes what is inside a container larger or smaller.
@MainActor
final class ScalePart: TypedPart<ScaleEffect> {
    override func partDidChange(from before: ScaleEffect) {
        if part != before { gtk_widget_queue_allocate(widget) }
    }

    override func contentTransform(_ size: CGSize) -> OpaquePointer? {
        // GTK finds what is under the pointer by the inverse, which a scale of zero has not.
        func factor(_ scale: CGFloat) -> Float { abs(scale) < 0.001 ? 0.001 : Float(scale) }
        return around(part.anchor, of: size) {
            gsk_transform_scale($0, factor(part.scale.width), factor(part.scale.height))
        }
    }
}

extension GTKPart {
    /// A transform that leaves a point where it is.
    final func around(
        _ anchor: UnitPoint,
        of size: CGSize,
        _ transform: (OpaquePointer?) -> OpaquePointer?
    ) -> OpaquePointer? {
        var point = graphene_point_t(x: Float(anchor.x * size.width), y: Float(anchor.y * size.height))
        let moved = transform(gsk_transform_translate(nil, &point))
        point = graphene_point_t(x: -point.x, y: -point.y)
        return gsk_transform_translate(moved, &point)
    }
}
