import CGTK
import SwiftUICore

/// A part that lets clicks, gestures and drops go through a container.
@MainActor
final class HitTestingPart: TypedPart<HitTesting> {
    required init(_ part: HitTesting, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        gtk_widget_set_can_target(widget, part.isAllowed ? 1 : 0)
    }

    override func partDidChange(from before: HitTesting) {
        if part != before { gtk_widget_set_can_target(widget, part.isAllowed ? 1 : 0) }
    }
}
