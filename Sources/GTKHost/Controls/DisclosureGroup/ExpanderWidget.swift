import CGTK
import GTKTransport
import SwiftUICore

/// An arrow with a label: a `GtkExpander`. What it opens is no part of it.
@MainActor
final class ExpanderWidget: LabeledWidget, RegisteredWidget {
    private var content: ExpanderContent

    init(_ content: ExpanderContent, host: GTKHost) {
        self.content = content
        super.init(gtk_expander_new(nil), around: content.label, host: host)
        gtk_expander_set_label_widget(OpaquePointer(pointer), label.pointer)
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

    private func setExpanded(_ isExpanded: Bool) {
        show { gtk_expander_set_expanded(OpaquePointer(pointer), isExpanded ? 1 : 0) }
    }

    private func toggled() {
        guard !isShowing else { return }
        setExpanded(content.isExpanded.set(gtk_expander_get_expanded(OpaquePointer(pointer)) != 0))
    }
}
