import CGTK

extension UnsafeMutablePointer<GtkWidget> {
    /// Returns the event controllers of the widget that have one of some types, those of GTK itself among them.
    @MainActor
    package func controllers(of types: GType...) -> [ObjectReference] {
        guard let list = gtk_widget_observe_controllers(self) else { return [] }
        defer { g_object_unref(list.raw) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            g_list_model_get_item(list, index).map { ObjectReference(owning: $0) }
        }.filter { controller in
            controller.withPointer { pointer in
                types.contains { g_type_check_instance_is_a(pointer.typed(), $0) != 0 }
            }
        }
    }

    /// Removes the event controllers of a type that GTK itself gives the widget.
    @MainActor
    package func removeControllers(of type: GType) {
        for controller in controllers(of: type) {
            controller.withPointer { gtk_widget_remove_controller(self, OpaquePointer($0)) }
        }
    }
}
