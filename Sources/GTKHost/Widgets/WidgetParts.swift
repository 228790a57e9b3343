import CGTK

// What is done with the parts that GTK's widgets are made of.
extension UnsafeMutablePointer<GtkWidget> {
    /// The first that is found in a widget or in what is inside, the outer widgets first.
    func firstInside<Found>(_ find: (UnsafeMutablePointer<GtkWidget>) -> Found?) -> Found? {
        if let found = find(self) { return found }
        var next = gtk_widget_get_first_child(self)
        while let child = next {
            if let found = child.firstInside(find) { return found }
            next = gtk_widget_get_next_sibling(child)
        }
        return nil
    }

    /// Has the labels inside, but for those of popovers, end in dots where they have too little room.
    func letLabelsShrink() {
        var next = gtk_widget_get_first_child(self)
        while let child = next {
            if g_type_check_instance_is_a(child.cast(), gtk_label_get_type()) != 0 {
                gtk_label_set_ellipsize(OpaquePointer(child), PANGO_ELLIPSIZE_END)
            } else if g_type_check_instance_is_a(child.cast(), gtk_popover_get_type()) == 0 {
                child.letLabelsShrink()
            }
            next = gtk_widget_get_next_sibling(child)
        }
    }

    /// Gives a widget a class of the style sheet, or takes it away.
    func setStyleClass(_ name: String, _ isSet: Bool) {
        if isSet { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }
}
