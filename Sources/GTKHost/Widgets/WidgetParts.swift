import CGTK

// Operations on the parts of GTK's widgets.
extension UnsafeMutablePointer<GtkWidget> {
    /// Returns the first match in a widget or its contents, the outer widgets first.
    func firstInside<Found>(_ find: (UnsafeMutablePointer<GtkWidget>) -> Found?) -> Found? {
        if let found = find(self) { return found }
        var next = gtk_widget_get_first_child(self)
        while let child = next {
            if let found = child.firstInside(find) { return found }
            next = gtk_widget_get_next_sibling(child)
        }
        return nil
    }

    /// Makes the labels inside, except those of popovers, end in an ellipsis if they have too little space.
    func letLabelsShrink() {
        forEachOutsidePopovers { widget in
            if g_type_check_instance_is_a(widget.cast(), gtk_label_get_type()) != 0 {
                gtk_label_set_ellipsize(OpaquePointer(widget), PANGO_ELLIPSIZE_END)
            }
        }
    }

    /// Lets clicks leave the keyboard focus where it is, as on Apple's systems, so that a text keeps it while buttons are clicked.
    func leaveFocusAtClick() {
        forEachOutsidePopovers { gtk_widget_set_focus_on_click($0, 0) }
    }

    /// Calls a function with the widget and with its contents, except popovers and what is in them.
    private func forEachOutsidePopovers(_ body: (UnsafeMutablePointer<GtkWidget>) -> Void) {
        body(self)
        var next = gtk_widget_get_first_child(self)
        while let child = next {
            if g_type_check_instance_is_a(child.cast(), gtk_popover_get_type()) == 0 {
                child.forEachOutsidePopovers(body)
            }
            next = gtk_widget_get_next_sibling(child)
        }
    }

    /// Gives a widget a class of the style sheet, or takes it away.
    func setStyleClass(_ name: String, _ isSet: Bool) {
        if isSet { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }
}
