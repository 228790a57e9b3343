import CGTK
import GTKInterop

/// An object that reports when a widget, or something inside it, gains and loses the focus. Menus take it from none.
@MainActor
final class FocusWatch {
    private let controller: ObjectReference
    private let menus: MenuFocus
    /// A Boolean value that indicates whether a menu has the focus, which is this widget's for the program.
    private var isInMenu = false
    /// A closure that is called when the widget gains the focus.
    var didEnter: () -> Void = {}
    /// A closure that is called when the widget loses the focus.
    var didLeave: () -> Void = {}
    /// A closure that is called when a menu that had the focus has given it back.
    var didReturn: () -> Void = {}

    init(on widget: UnsafeMutablePointer<GtkWidget>, host: any WidgetHost) {
        let focus = gtk_event_controller_focus_new()!
        // The widget takes the other reference over.
        controller = ObjectReference(retaining: focus.raw)
        menus = host.services[MenuFocus.self]
        Signal.connect(focus.raw, "enter") { [weak self] in
            if let self, !isInMenu { didEnter() }
        }
        Signal.connect(focus.raw, "leave") { [weak self] in self?.focusDidLeave() }
        gtk_widget_add_controller(widget, focus)
    }

    /// A Boolean value that indicates whether the widget or something inside it has the focus.
    var hasFocus: Bool { controller.withPointer { gtk_event_controller_focus_contains_focus(OpaquePointer($0)) != 0 } }

    private func focusDidLeave() {
        guard !isInMenu else { return }
        isInMenu = menus.whenLeft { [weak self] in
            guard let self else { return }
            let wasInMenu = isInMenu
            isInMenu = false
            if wasInMenu, hasFocus { didReturn() } else { didLeave() }
        }
    }
}
