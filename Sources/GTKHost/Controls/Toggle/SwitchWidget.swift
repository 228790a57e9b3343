import CGTK
import GTKTransport
import SwiftUICore

/// A switch: a `GtkSwitch`.
@MainActor
final class SwitchWidget: GTKWidget, RegisteredWidget {
    private var content: SwitchContent
    private var tint = ControlTint()

    init(_ content: SwitchContent, host: GTKHost) {
        self.content = content
        super.init(gtk_switch_new())
        Signal.connect(raw, "notify::active", object: { [weak self] _ in self?.toggled() })
        apply()
    }

    func update(_ content: SwitchContent) -> Bool {
        self.content = content
        apply()
        return false
    }

    private func apply() {
        setActive(content.isOn.shown)
        tint.apply(content.tint, to: self)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }

    private func setActive(_ isOn: Bool) { show { gtk_switch_set_active(OpaquePointer(pointer), isOn ? 1 : 0) } }

    private func toggled() {
        guard !isShowing else { return }
        setActive(content.isOn.set(gtk_switch_get_active(OpaquePointer(pointer)) != 0))
    }
}
