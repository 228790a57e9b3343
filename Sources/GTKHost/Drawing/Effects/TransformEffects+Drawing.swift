import CGTK
import Foundation
import SwiftUICore

extension RotationEffect: DrawnEffect {
    func contentTransform(_ size: CGSize, hasPerspective: Bool) -> OpaquePointer? {
        transform(around: anchor, of: size) { gsk_transform_rotate($0, Float(degrees: angle.degrees)) }
    }
}

extension ScaleEffect: DrawnEffect {
    func contentTransform(_ size: CGSize, hasPerspective: Bool) -> OpaquePointer? {
        transform(around: anchor, of: size) {
            let (x, y) = (Float(factor: scale.width, of: size.width), Float(factor: scale.height, of: size.height))
            // GTK 4.8 has no pictures of letters at a scale below zero. What is turned over in both directions is turned by half.
            return x < 0 && y < 0
                ? gsk_transform_scale(gsk_transform_rotate($0, 180), -x, -y) : gsk_transform_scale($0, x, y)
        }
    }
}

/// Returns a transform that does not move a point. The caller owns it.
/// - Parameters:
///   - anchor: The point, as parts of the size.
///   - size: The size of the transformed contents.
///   - change: Adds the rotation or the scale to a transform, which it takes over.
private func transform(
    around anchor: UnitPoint,
    of size: CGSize,
    _ change: (OpaquePointer?) -> OpaquePointer?
) -> OpaquePointer? {
    var point = graphene_point_t(CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
    let moved = change(gsk_transform_translate(nil, &point))
    point = graphene_point_t(x: -point.x, y: -point.y)
    return gsk_transform_translate(moved, &point)
}
