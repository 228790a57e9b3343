import CGTK
import Foundation
import SwiftUICore

extension ShadowEffect: DrawnEffect {
    func draw(
        on snapshot: OpaquePointer,
        in size: CGSize,
        _ colors: @autoclosure () -> ThemeColors,
        _ contents: DrawnContents
    ) {
        var shadow = GskShadow(
            color: GdkRGBA(color.resolved(in: colors())),
            dx: Float(distance: offset.width),
            dy: Float(distance: offset.height),
            radius: Float(Double(blurRadius: radius / 2) ?? 0)
        )
        gtk_snapshot_push_shadow(snapshot, &shadow, 1)
        contents.drawSeenPart(on: snapshot)
        gtk_snapshot_pop(snapshot)
    }
}
