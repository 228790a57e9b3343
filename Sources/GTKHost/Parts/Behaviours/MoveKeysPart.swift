import CGTK
import SwiftUICore

/// A part that lets a container that is moved by keys have the focus. The window's dispatcher brings it the keys.
@MainActor
final class MoveKeysPart: TypedPart<MoveKeys> {
    required init(_ part: MoveKeys, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        gtk_widget_set_focusable(widget, 1)
    }
}
