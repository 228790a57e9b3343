import CGTK
import SwiftUICore

/// A value within a range: a `GtkLevelBar`.
@MainActor
final class LevelBarWidget: GTKWidget, RegisteredWidget {
    private var tint = ControlTint()

    init(_ content: LevelBarContent, host: any WidgetHost) {
        super.init(gtk_level_bar_new_for_interval(0, 1))
        // GTK's themes would colour low values as a warning, which the program did not request.
        for offset in [GTK_LEVEL_BAR_OFFSET_LOW, GTK_LEVEL_BAR_OFFSET_HIGH, GTK_LEVEL_BAR_OFFSET_FULL] {
            gtk_level_bar_remove_offset_value(OpaquePointer(pointer), offset)
        }
        // No size was measured yet that could change.
        _ = update(content)
    }

    func update(_ content: LevelBarContent) -> Bool {
        tint.apply(content.tint, to: self)
        gtk_level_bar_set_value(OpaquePointer(pointer), content.fraction)
        return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fieldSize(proposal) }
}
