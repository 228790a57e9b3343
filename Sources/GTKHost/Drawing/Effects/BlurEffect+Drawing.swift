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
            // A blurred picture is transparent at its edges, through which the unblurred picture is visible.
            contents(snapshot)
        }
        contents.drawBlurred(blur, on: snapshot)
        if isOpaque { gtk_snapshot_pop(snapshot) }
    }
}

extension DrawnContents {
    /// Draws the contents blurred.
    func drawBlurred(_ radius: Double, on snapshot: OpaquePointer) {
        gtk_snapshot_push_blur(snapshot, CairoDrawing.isUnderWay ? CairoDrawing.radius(radius) : radius)
        drawSeenPart(on: snapshot)
        gtk_snapshot_pop(snapshot)
    }
}
