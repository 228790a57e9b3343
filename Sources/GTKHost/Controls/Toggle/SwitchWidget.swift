import CGTK
import GTKInterop
import SwiftUICore

/// A switch: a `GtkSwitch`.
@MainActor
final class SwitchWidget: GTKWidget, RegisteredWidget {
    private var content: SwitchContent
    private var tint = ControlTint()
    private unowned let host: any WidgetHost

    init(_ content: SwitchContent, host: any WidgetHost) {
        (self.content, self.host) = (content, host)
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

    /// Sets the value if it is different. Setting the same value would end the animation of a click, after which GTK
    /// applies the click.
    private func setActive(_ isOn: Bool) {
        guard isOn != (gtk_switch_get_active(OpaquePointer(pointer)) != 0) else { return }
        show { gtk_switch_set_active(OpaquePointer(pointer), isOn ? 1 : 0) }
    }

    private func toggled() {
        guard !isShowing else { return }
        content.isOn.set(gtk_switch_get_active(OpaquePointer(pointer)) != 0)
        host.whenAnswered { [weak self] in
            if let self { setActive(content.isOn.current) }
        }
    }
}
