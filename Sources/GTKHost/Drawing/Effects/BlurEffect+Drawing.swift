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
        guard let blur = Double(blurRadius: radius) else { return contents(snapshot) }
        var area = graphene_rect_t(CGRect(origin: .zero, size: size))
        if isOpaque {
            gtk_snapshot_push_clip(snapshot, &area)
            // What is blurred becomes clear at its edges, through which the same shows unblurred.
            contents(snapshot)
        }
        contents.drawBlurred(blur, on: snapshot)
        if isOpaque { gtk_snapshot_pop(snapshot) }
    }
}

extension DrawnContents {
    /// Draws what is inside blurred.
    func drawBlurred(_ radius: Double, on snapshot: OpaquePointer) {
        gtk_snapshot_push_blur(snapshot, radius)
        drawSeenPart(on: snapshot)
        gtk_snapshot_pop(snapshot)
    }
}
