import CGTK
import Foundation
import SwiftUICore

extension OpacityEffect: DrawnEffect {
    func draw(
        on snapshot: OpaquePointer,
        in size: CGSize,
        _ colors: @autoclosure () -> ThemeColors,
        _ contents: DrawnContents
    ) {
        guard opacity < 1 else { return contents(snapshot) }
        gtk_snapshot_push_opacity(snapshot, max(0, opacity))
        contents(snapshot)
        gtk_snapshot_pop(snapshot)
    }
}
