import CGTK
import Foundation
import SwiftUICore

extension BlurEffect: DrawnEffect {
    func draw(
        on snapshot: OpaquePointer,
        in size: CGSize,
        _ colors: @autoclosure () -> ThemeColors,
        _ contents: DrawnContents
    ) {
        guard radius > 0, radius.isFinite else { return contents(snapshot) }
        var area = graphene_rect_t(CGRect(origin: .zero, size: size))
        if isOpaque {
            gtk_snapshot_push_clip(snapshot, &area)
            // What is blurred becomes clear at its edges, through which the same shows unblurred.
            contents(snapshot)
        }
        // The radius is the standard deviation, which GTK takes half of its own for.
        gtk_snapshot_push_blur(snapshot, Double(radius) * 2)
        contents(snapshot)
        gtk_snapshot_pop(snapshot)
        if isOpaque { gtk_snapshot_pop(snapshot) }
    }
}
