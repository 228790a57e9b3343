import CGTK
import Foundation
import SwiftUICore

extension RotationEffect: DrawnEffect {
    func contentTransform(_ size: CGSize, hasPerspective: Bool) -> OpaquePointer? {
        transform(around: anchor, of: size) { gsk_transform_rotate($0, Float(angle.degrees)) }
    }
}

extension ScaleEffect: DrawnEffect {
    func contentTransform(_ size: CGSize, hasPerspective: Bool) -> OpaquePointer? {
        // GTK finds what is under the pointer by the inverse, which a scale of zero has not.
        func factor(_ scale: CGFloat) -> Float { abs(scale) < 0.001 ? 0.001 : Float(scale) }
        return transform(around: anchor, of: size) {
            gsk_transform_scale($0, factor(scale.width), factor(scale.height))
        }
    }
}

/// A transform that leaves a point where it is; the caller owns it.
/// - Parameters:
///   - anchor: The point, as parts of the size.
///   - size: The size of what is turned or scaled.
///   - change: Adds the turn or the scale to a transform, which it takes over.
private func transform(
    around anchor: UnitPoint,
    of size: CGSize,
    _ change: (OpaquePointer?) -> OpaquePointer?
) -> OpaquePointer? {
    var point = graphene_point_t(x: Float(anchor.x * size.width), y: Float(anchor.y * size.height))
    let moved = change(gsk_transform_translate(nil, &point))
    point = graphene_point_t(x: -point.x, y: -point.y)
    return gsk_transform_translate(moved, &point)
}
