import CGTK
import Foundation
import GTKInterop

/// An observer of drags over a widget that does not receive drops.
///
/// It lives as long as the widget.
@MainActor
package final class GTKDropMotion: DragVisited {
    /// A closure that is called with the position of a drag that enters the widget.
    package var didEnter: (CGPoint) -> Void = { _ in }
    /// A closure that is called with each position of a drag over the widget.
    package var didMove: (CGPoint) -> Void = { _ in }
    /// A closure that is called when the drag leaves the widget or is dropped in this process.
    package var didLeave: () -> Void = {}

    private var controller: WidgetController

    package init(on widget: UnsafeMutablePointer<GtkWidget>) {
        let motion = gtk_drop_controller_motion_new()!
        controller = WidgetController(motion)
        add(motion, to: widget)
    }

    private func add(_ motion: OpaquePointer, to widget: UnsafeMutablePointer<GtkWidget>) {
        Signal.connectPoint(motion.raw, "enter") { [weak self] x, y in
            guard let self else { return }
            DragVisits.begin(at: self)
            didEnter(CGPoint(x: x, y: y))
        }
        Signal.connectPoint(motion.raw, "motion") { [weak self] x, y in self?.didMove(CGPoint(x: x, y: y)) }
        Signal.connect(motion.raw, "leave") { [weak self] in
            guard let self else { return }
            DragVisits.end(at: self)
            didLeave()
        }
        gtk_widget_add_controller(widget, motion)
        attach(self, to: motion.raw, key: "swift-transferable-motion")
    }

    func forgetDrag() {
        didLeave()
        guard let widget = controller.widget else { return }
        let old = controller
        let motion = gtk_drop_controller_motion_new()!
        controller = WidgetController(motion)
        add(motion, to: widget)
        old.remove()
    }
}
