import CGTK
import GTKInterop
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
        let held = ToplevelWindows.active == nil ? nil : keyboard.map { gdk_device_get_modifier_state($0) }
        let keys = held.map { EventModifiers($0) } ?? []
        for window in windows.values { window.update(modifierKeys: keys) }
    }
}
