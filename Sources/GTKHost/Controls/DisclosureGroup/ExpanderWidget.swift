import CGTK
import GTKInterop
import SwiftUICore

/// An arrow with a label: a `GtkExpander`. What it opens is no part of it.
@MainActor
final class ExpanderWidget: LabeledWidget, RegisteredWidget {
    private var content: ExpanderContent
    private unowned let host: GTKHost
    /// Opens the expander for drags.
    private var springLoading: SpringLoading!

    init(_ content: ExpanderContent, host: GTKHost) {
        (self.content, self.host) = (content, host)
        super.init(gtk_expander_new(nil), around: content.label, host: host)
        gtk_expander_set_label_widget(OpaquePointer(pointer), label.pointer)
        removeOwnSpringLoading()
        springLoading = SpringLoading(of: pointer, host: host) { [weak self] in self?.open() }
        Signal.connect(raw, "notify::expanded", object: { [weak self] _ in self?.toggled() })
        apply()
    }

    func update(_ content: ExpanderContent) -> Bool {
        self.content = content
        apply()
        return false
    }

    private func apply() {
        setExpanded(content.isExpanded.shown)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }

    /// Removes the spring loading of GTK's expanders, which open when a drag rests over them. A view may not want that.
    private func removeOwnSpringLoading() {
        let controllers = gtk_widget_observe_controllers(pointer)
        defer { g_object_unref(controllers.map(\.raw)) }
        for index in (0..<g_list_model_get_n_items(controllers)).reversed() {
            guard let controller = g_list_model_get_item(controllers, index) else { continue }
            defer { g_object_unref(controller) }
            if g_type_check_instance_is_a(controller.typed(), gtk_drop_controller_motion_get_type()) != 0 {
                gtk_widget_remove_controller(pointer, OpaquePointer(controller))
            }
        }
    }

    private func open() {
        if content.isSpringLoaded, content.isEnabled { gtk_expander_set_expanded(OpaquePointer(pointer), 1) }
    }

    private func setExpanded(_ isExpanded: Bool) {
        show { gtk_expander_set_expanded(OpaquePointer(pointer), isExpanded ? 1 : 0) }
    }

    private func toggled() {
        guard !isShowing else { return }
        content.isExpanded.set(gtk_expander_get_expanded(OpaquePointer(pointer)) != 0)
        host.whenAnswered { [weak self] in
            if let self { setExpanded(content.isExpanded.current) }
        }
    }
}
