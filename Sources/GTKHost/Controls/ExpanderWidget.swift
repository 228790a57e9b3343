import CGTK
import GTKInterop
import SwiftUICore

/// An arrow with a label: a `GtkExpander`. What it opens is no part of it.
@MainActor
final class ExpanderWidget: LabeledWidget, RegisteredWidget {
    private var content: ExpanderContent
    private unowned let host: any WidgetHost
    /// The object that opens the expander for drags.
    private var springLoading: SpringLoading!

    /// With its distance, the arrow takes the indentation of what it opens.
    static let styleRules = """
        expander-widget > box > title > expander { min-width: 16px; min-height: 16px; }
        expander-widget > box > title > expander:dir(ltr) { margin-right: 4px; }
        expander-widget > box > title > expander:dir(rtl) { margin-left: 4px; }
        """

    init(_ content: ExpanderContent, host: any WidgetHost) {
        (self.content, self.host) = (content, host)
        super.init(gtk_expander_new(nil), around: content.label, host: host)
        gtk_expander_set_label_widget(OpaquePointer(pointer), label.pointer)
        // GTK's expanders open when a drag rests over them, which a view may not want.
        pointer.removeControllers(of: gtk_drop_controller_motion_get_type())
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
