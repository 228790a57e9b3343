import CGTK

/// An event controller of a widget, until it is removed or the widget is destroyed.
///
/// What a controller stands for, such as a drop target, is kept by it, so it does not keep the controller in turn.
@MainActor
package struct WidgetController {
    private let object: WeakObject

    /// - Parameter controller: The controller, which a widget has or is about to get.
    package init(_ controller: OpaquePointer) { object = WeakObject(controller.raw) }

    /// The controller; nil after it has been destroyed.
    package var pointer: OpaquePointer? { object.pointer.map { OpaquePointer($0) } }

    /// The widget of the controller; nil for none.
    package var widget: UnsafeMutablePointer<GtkWidget>? {
        pointer.flatMap { gtk_event_controller_get_widget($0) }
    }

    /// Removes the controller from its widget. Further calls do nothing.
    package func remove() {
        if let widget { gtk_widget_remove_controller(widget, pointer) }
    }
}
