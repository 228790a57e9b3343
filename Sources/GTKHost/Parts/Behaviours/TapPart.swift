import CGTK
import GTKTransport
import SwiftUICore

/// Runs an action when a container is clicked.
@MainActor
final class TapPart: TypedPart<TapAction> {
    required init(_ part: TapAction, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        let gesture = gtk_gesture_click_new()!
        Signal.connectClick(gesture.raw, "released") { [weak self] count, _, _ in
            guard let self, self.isEnabled, self.part.count == count else { return }
            self.part.action()
        }
        gtk_widget_add_controller(widget, gesture)
    }
}
