import CGTK
import SwiftUICore

/// A part that changes the appearance of the pointer over a container.
@MainActor
final class PointerPart: TypedPart<PointerEffect> {
    required init(_ part: PointerEffect, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        apply()
    }

    override func partDidChange(from before: PointerEffect) {
        if part != before { apply() }
    }

    private func apply() { gtk_widget_set_cursor_from_name(widget, part.style?.cssName) }
}
