import CGTK
import GTKInterop
import SwiftUICore

/// A button that stays pressed while it is on: a `GtkToggleButton`.
@MainActor
final class ToggleButtonWidget: LabeledWidget, RegisteredWidget {
    private var content: ToggleButtonContent
    private unowned let host: any WidgetHost

    init(_ content: ToggleButtonContent, host: any WidgetHost) {
        (self.content, self.host) = (content, host)
        super.init(gtk_toggle_button_new(), around: content.label, host: host)
        gtk_button_set_child(pointer.cast(), label.pointer)
        Signal.connect(raw, "toggled") { [weak self] in self?.toggled() }
        apply()
    }

    func update(_ content: ToggleButtonContent) -> Bool {
        let before = styleClasses
        self.content = content
        apply()
        return styleClasses != before
    }

    private func apply() {
        setActive(content.isOn.shown)
        styleClasses = Set(
            ["swiftui-toggle", isInFlatBar ? "flat" : nil, content.controlSize.styleClass].compactMap { $0 }
        )
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }

    override func barDidChange() { apply() }

    private func setActive(_ isOn: Bool) { show { gtk_toggle_button_set_active(pointer.cast(), isOn ? 1 : 0) } }

    private func toggled() {
        guard !isShowing else { return }
        content.isOn.set(gtk_toggle_button_get_active(pointer.cast()) != 0)
        host.whenAnswered { [weak self] in
            if let self { setActive(content.isOn.current) }
        }
    }
}
