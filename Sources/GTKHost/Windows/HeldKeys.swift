import CGTK
import GTKInterop
import GTKTransport
import SwiftUICore

/// The modifier keys that are held while a window of the app has keyboard focus.
final class HeldKeys: WidgetService {
    private var windows: [ObjectIdentifier: WindowState] = [:]
    private let keyboard: ObjectReference?

    init() {
        let seat = gdk_display_get_default().flatMap { gdk_display_get_default_seat($0) }
        keyboard = seat.flatMap { gdk_seat_get_keyboard($0) }.map { ObjectReference(retaining: $0.raw) }
        guard let keyboard else { return }
        // GDK before 4.10 names the state of Caps Lock where any state of the keyboard changes.
        for property in ["notify::modifier-state", "notify::caps-lock-state"] {
            Signal.connect(keyboard.pointer, property, object: { [weak self] _ in self?.update() })
        }
    }

    /// Informs a window about the held keys until it is closed.
    func add(_ window: WindowState) { windows[ObjectIdentifier(window)] = window }

    func remove(_ window: WindowState) { windows[ObjectIdentifier(window)] = nil }

    /// The keys that are held now, for code that compares them with one key.
    var now: EventModifiers {
        keyboard?.withPointer { EventModifiers.named(gdk_device_get_modifier_state(OpaquePointer($0))) } ?? []
    }

    /// Informs the windows about the held keys. Keys pressed in other programs are ignored.
    func update() {
        let held = (ToplevelWindows.active == nil ? nil : keyboard)?.withPointer {
            gdk_device_get_modifier_state(OpaquePointer($0))
        }
        let keys = held.map { EventModifiers($0) } ?? []
        for window in windows.values { window.update(modifierKeys: keys) }
    }
}

extension WidgetHost {
    /// The modifier keys that are held.
    var heldKeys: HeldKeys { services[HeldKeys.self] }
}
