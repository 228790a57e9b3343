import CGTK
import GTKInterop
import SwiftUICore

/// A box with a check mark: a `GtkCheckButton`.
@MainActor
final class CheckWidget: LabeledWidget, RegisteredWidget {
    private var content: CheckContent
    private var tint = ControlTint()
    private unowned let host: any WidgetHost

    init(_ content: CheckContent, host: any WidgetHost) {
        (self.content, self.host) = (content, host)
        super.init(gtk_check_button_new(), around: content.label, host: host)
        gtk_check_button_set_child(pointer.cast(), label.pointer)
        Signal.connect(raw, "toggled") { [weak self] in self?.toggled() }
        apply()
    }

    func update(_ content: CheckContent) -> Bool {
        self.content = content
        apply()
        return false
    }

    private func apply() {
        tint.apply(content.tint, to: self)
        setActive(content.isOn.shown)
        gtk_check_button_set_inconsistent(pointer.cast(), content.isMixed ? 1 : 0)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }

    private func setActive(_ isOn: Bool) { show { gtk_check_button_set_active(pointer.cast(), isOn ? 1 : 0) } }

    private func toggled() {
        guard !isShowing else { return }
        content.isOn.set(gtk_check_button_get_active(pointer.cast()) != 0)
        host.whenAnswered { [weak self] in
            if let self { setActive(content.isOn.current) }
        }
    }
}
