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
        gtk_snapshot_push_blur(snapshot, blur)
        contents(snapshot)
        gtk_snapshot_pop(snapshot)
        if isOpaque { gtk_snapshot_pop(snapshot) }
    }
}
