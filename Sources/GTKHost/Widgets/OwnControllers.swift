import CGTK
import GTKInterop

/// Removes the controllers of a type that GTK itself gives a widget.
@MainActor
func removeOwnControllers(of type: GType, from widget: UnsafeMutablePointer<GtkWidget>) {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(controllers.map(\.raw)) }
    for index in (0..<g_list_model_get_n_items(controllers)).reversed() {
        guard let controller = g_list_model_get_item(controllers, index) else { continue }
        defer { g_object_unref(controller) }
        if g_type_check_instance_is_a(controller.typed(), type) != 0 {
            gtk_widget_remove_controller(widget, OpaquePointer(controller))
        }
    }
}
