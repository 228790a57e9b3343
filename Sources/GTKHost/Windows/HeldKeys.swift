import CGTK
import GTKTransport
import SwiftUICore

/// The modifier keys that are held while a window of the app has the keyboard.
@MainActor
final class HeldKeys {
    private var windows: [ObjectIdentifier: WindowState] = [:]
    private let keyboard: OpaquePointer?

    init() {
        let seat = gdk_display_get_default().flatMap { gdk_display_get_default_seat($0) }
        keyboard = seat.flatMap { gdk_seat_get_keyboard($0) }
        guard let keyboard else { return }
        // GDK before 4.10 names the state of Caps Lock where any state of the keyboard changes.
        for property in ["notify::modifier-state", "notify::caps-lock-state"] {
            Signal.connect(keyboard.raw, property, object: { [weak self] _ in self?.update() })
        }
    }

    /// Tells a window which keys are held, until it is closed.
    func add(_ window: WindowState) { windows[ObjectIdentifier(window)] = window }

    func remove(_ window: WindowState) { windows[ObjectIdentifier(window)] = nil }

    /// Tells the windows which keys are held now. What another program does with the keyboard concerns none of them.
    func update() {
        let held = hasKeyboard ? keyboard.map { gdk_device_get_modifier_state($0) } : nil
        let keys = held.map { EventModifiers($0) } ?? []
        for window in windows.values { window.update(modifierKeys: keys) }
    }

    private var hasKeyboard: Bool {
        guard let windows = gtk_window_get_toplevels() else { return false }
        return (0..<g_list_model_get_n_items(windows)).contains { index in
            guard let window = g_list_model_get_item(windows, index) else { return false }
            defer { g_object_unref(window) }
            return gtk_window_is_active(window.typed(as: GtkWindow.self)) != 0
        }
    }
}
