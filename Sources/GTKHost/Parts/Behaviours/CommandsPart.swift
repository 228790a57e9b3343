import CGTK
import SwiftUICore

/// A part that lets a container with commands take the focus, which determines the receiver of a command. The window's dispatcher delivers
/// it.
@MainActor
final class CommandsPart: TypedPart<EditCommands> {
    required init(_ part: EditCommands, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        gtk_widget_set_focusable(widget, 1)
    }
}
