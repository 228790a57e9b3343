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
        // GTK's expanders open when a drag rests over them, which a view may not want.
        removeOwnControllers(of: gtk_drop_controller_motion_get_type(), from: pointer)
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
