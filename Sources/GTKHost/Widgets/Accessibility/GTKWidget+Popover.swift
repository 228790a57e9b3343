import CGTK

extension GTKWidget {
    /// Tells assistive technologies that the widget opens a popover, and its name.
    func tellOfPopover(named name: String) {
        var properties = [GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_HAS_POPUP]
        var values = [GValue(), GValue()]
        for (property, index) in zip(properties, values.indices) {
            gtk_accessible_property_init_value(property, &values[index])
        }
        g_value_set_string(&values[0], name)
        g_value_set_boolean(&values[1], 1)
        gtk_accessible_update_property_value(OpaquePointer(pointer), 2, &properties, &values)
        for index in values.indices { g_value_unset(&values[index]) }
    }
}
