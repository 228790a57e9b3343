import CGTK
import GTKInterop
import SwiftUICore

/// Two buttons beside each other, for a step down and for a step up.
@MainActor
final class StepperWidget: GTKWidget, RegisteredWidget {
    private var content: StepperContent
    // Lifetime: both are in the widget of this object.
    private let down = gtk_button_new_from_icon_name("list-remove-symbolic")!
    private let up = gtk_button_new_from_icon_name("list-add-symbolic")!

    init(_ content: StepperContent, host: any WidgetHost) {
        self.content = content
        super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        gtk_widget_add_css_class(pointer, "linked")
        AccessibleWidget.setRole(GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, of: pointer)
        for (button, name) in [(down, "Decrease"), (up, "Increase")] {
            gtk_box_append(pointer.cast(), button)
            button.leaveFocusAtClick()
            AccessibleWidget.of(button).set(.element(AccessibilityElement(.button, label: name)))
            if let icon = gtk_button_get_child(button.cast()) { AccessibleWidget.of(icon).leaveOut() }
        }
        Signal.connect(UnsafeMutableRawPointer(down), "clicked") { [weak self] in self?.content.decrement?() }
        Signal.connect(UnsafeMutableRawPointer(up), "clicked") { [weak self] in self?.content.increment?() }
        apply()
    }

    func update(_ content: StepperContent) -> Bool {
        self.content = content
        apply()
        return false
    }

    private func apply() {
        gtk_widget_set_sensitive(down, content.isEnabled && content.decrement != nil ? 1 : 0)
        gtk_widget_set_sensitive(up, content.isEnabled && content.increment != nil ? 1 : 0)
    }
}
