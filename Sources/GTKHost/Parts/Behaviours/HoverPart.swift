import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A part that reports when the pointer is over a container.
@MainActor
final class HoverPart: TypedPart<HoverBehaviour> {
    required init(_ part: HoverBehaviour, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        let motion = gtk_event_controller_motion_new()!
        for signal in ["enter", "motion"] {
            Signal.connectPoint(motion.raw, signal) { [weak self] x, y in
                guard let self else { return }
                let point = CGPoint(x: x, y: y)
                self.part.hoverDidChange(self.container.isMet(at: point) ? .active(point) : .ended)
            }
        }
        Signal.connect(motion.raw, "leave") { [weak self] in self?.part.hoverDidChange(.ended) }
        gtk_widget_add_controller(widget, motion)
    }
}
