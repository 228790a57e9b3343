import CGTK
import Foundation
import GTKInterop

/// Follows drags over a widget without taking what is dropped.
///
/// It lives as long as the widget.
@MainActor
package final class GTKDropMotion: DragVisited {
    /// Called with the place of a drag that enters the widget.
    package var didEnter: (CGPoint) -> Void = { _ in }
    /// Called with each place of a drag over the widget.
    package var didMove: (CGPoint) -> Void = { _ in }
    /// Called when the drag leaves the widget, or is dropped in this process.
    package var didLeave: () -> Void = {}

    private let widget: UnsafeMutablePointer<GtkWidget>
    private var controller: OpaquePointer

    package init(on widget: UnsafeMutablePointer<GtkWidget>) {
        self.widget = widget
        controller = gtk_drop_controller_motion_new()
        addController()
    }

    private func addController() {
        Signal.connectPoint(controller.raw, "enter") { [weak self] x, y in
            guard let self else { return }
            DragVisits.begin(at: self)
            didEnter(CGPoint(x: x, y: y))
        }
        Signal.connectPoint(controller.raw, "motion") { [weak self] x, y in self?.didMove(CGPoint(x: x, y: y)) }
        Signal.connect(controller.raw, "leave") { [weak self] in
            guard let self else { return }
            DragVisits.end(at: self)
            didLeave()
        }
        gtk_widget_add_controller(widget, controller)
        attach(self, to: controller.raw, key: "swift-transferable-motion")
    }

    func forgetDrag() {
        didLeave()
        guard gtk_event_controller_get_widget(controller) != nil else { return }
        let old = controller
        controller = gtk_drop_controller_motion_new()
        addController()
        gtk_widget_remove_controller(widget, old)
    }
}
