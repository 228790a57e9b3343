import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// An object that tells code without views of the keys and buttons that are used in a window, before its views hear of them.
@MainActor
final class InputMonitor {
    // Lifetime: that of the window with views that has this object.
    private let window: UnsafeMutablePointer<GtkWidget>
    /// The keys that are down, by their places on the keyboard: the next press of one is a repetition.
    private var heldKeys: Set<UInt32> = []
    private var lastPress: Press?

    /// A press of a button, with which the next one may be a double click.
    private struct Press {
        let button: Int
        let location: CGPoint
        let time: TimeInterval
        let count: Int
    }

    init(of window: UnsafeMutablePointer<GtkWidget>) {
        self.window = window
        let events = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
        Signal.connect(
            UnsafeMutableRawPointer(events),
            "event",
            asking: { [weak self] event in
                guard let self, let event, let told = self.event(OpaquePointer(event)) else { return false }
                return InputEvents.handle(told)
            }
        )
        gtk_widget_add_controller(window, events)
    }

    private func event(_ event: OpaquePointer) -> InputEvent? {
        let type = gdk_event_get_event_type(event)
        // There are hundreds a second, of which only monitors hear.
        if type == GDK_MOTION_NOTIFY, InputEvents.filter == nil { return nil }
        let time = TimeInterval(gdk_event_get_time(event)) / 1000
        let modifiers = EventModifiers.named(gdk_event_get_modifier_state(event))
        func made(_ kind: InputEvent.Kind) -> InputEvent { InputEvent(kind, modifiers: modifiers, time: time) }
        switch type {
        case GDK_KEY_PRESS, GDK_KEY_RELEASE: return key(event, modifiers, time)
        case GDK_BUTTON_PRESS: return press(event, made(.buttonDown))
        case GDK_BUTTON_RELEASE:
            var told = made(.buttonUp)
            told.button = Self.button(of: event)
            told.location = location(of: event)
            told.clickCount = lastPress?.button == told.button ? lastPress?.count ?? 1 : 1
            return told
        case GDK_MOTION_NOTIFY:
            let buttons = GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue
            var told = made(
                gdk_event_get_modifier_state(event).rawValue & buttons == 0 ? .pointerMoved : .pointerDragged
            )
            told.location = location(of: event)
            return told
        case GDK_SCROLL:
            var (told, x, y) = (made(.scrolled), 0.0, 0.0)
            gdk_scroll_event_get_deltas(event, &x, &y)
            told.location = location(of: event)
            // Apple's wheels count towards the beginning.
            told.scrolling = CGVector(dx: -x, dy: -y)
            return told
        default: return nil
        }
    }

    // MARK: Keys

    private func key(_ event: OpaquePointer, _ modifiers: EventModifiers, _ time: TimeInterval) -> InputEvent {
        let isPress = gdk_event_get_event_type(event) == GDK_KEY_PRESS
        let (value, code) = (gdk_key_event_get_keyval(event), gdk_key_event_get_keycode(event))
        if gdk_key_event_is_modifier(event) != 0 {
            // The event tells the keys that were held before it.
            let changed = EventModifiers.ofKey(value)
            let held = isPress ? modifiers.union(changed) : modifiers.subtracting(changed)
            var told = InputEvent(.modifiersChanged, modifiers: held, time: time)
            told.keyCode = Self.deviceCode(code)
            return told
        }
        var told = InputEvent(isPress ? .keyDown : .keyUp, modifiers: modifiers, time: time)
        told.keyCode = Self.deviceCode(code)
        told.key = KeyEquivalent(gdkKey: value)
        if isPress {
            told.isRepeat = !heldKeys.insert(code).inserted
        } else {
            heldKeys.remove(code)
        }
        return told
    }

    /// Returns the number by which Linux's input devices know a key. X11 adds eight, and Wayland's keyboards follow it in GDK.
    private static func deviceCode(_ code: UInt32) -> UInt32 { code >= 8 ? code - 8 : 0 }

    // MARK: Buttons

    /// The distance by which the pointer may move between two clicks of a double click, in points: GTK's own, where no desktop sets it.
    private static let longestMove: CGFloat = 5

    private func press(_ event: OpaquePointer, _ made: InputEvent) -> InputEvent {
        var told = made
        told.button = Self.button(of: event)
        told.location = location(of: event)
        let isAgain =
            lastPress.map { last in
                last.button == told.button && told.time - last.time <= ToolkitSettings.doubleClickTime
                    && abs(last.location.x - told.location.x) <= Self.longestMove
                    && abs(last.location.y - told.location.y) <= Self.longestMove
            } ?? false
        told.clickCount = isAgain ? (lastPress?.count ?? 0) + 1 : 1
        lastPress = Press(button: told.button, location: told.location, time: told.time, count: told.clickCount)
        return told
    }

    /// Returns the number of a button as Apple's systems count: the left one, the right one, the one between them, and others.
    private static func button(of event: OpaquePointer) -> Int {
        switch gdk_button_event_get_button(event) {
        case 1: 0
        case 3: 1
        case let number: Int(number)
        }
    }

    /// Returns the place of an event in the window.
    private func location(of event: OpaquePointer) -> CGPoint {
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0 else { return .zero }
        gtk_native_get_surface_transform(OpaquePointer(window), &left, &top)
        return CGPoint(x: x - left, y: y - top)
    }
}

extension EventModifiers {
    /// Returns the modifier of a key that is one; none for another key.
    fileprivate static func ofKey(_ value: UInt32) -> EventModifiers {
        switch Int32(bitPattern: value) {
        case GDK_KEY_Shift_L, GDK_KEY_Shift_R: .shift
        case GDK_KEY_Control_L, GDK_KEY_Control_R: .command
        case GDK_KEY_Alt_L, GDK_KEY_Alt_R, GDK_KEY_Meta_L, GDK_KEY_Meta_R: .option
        case GDK_KEY_Super_L, GDK_KEY_Super_R: .control
        default: []
        }
    }
}
