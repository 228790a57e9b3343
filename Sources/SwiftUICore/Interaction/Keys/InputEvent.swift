import Foundation
import Synchronization

/// A key, a button of a pointer or a wheel that the user moves in a window of the app, for code without views.
package struct InputEvent: Sendable {
    /// The kinds of events.
    package enum Kind: Sendable {
        case keyDown, keyUp, modifiersChanged
        case buttonDown, buttonUp, pointerMoved, pointerDragged, scrolled
    }

    package let kind: Kind
    /// The number of a button, beginning with 0 for the left one and 1 for the right one; 0 for other events.
    package var button = 0
    /// The number of clicks in a row that a button has been pressed.
    package var clickCount = 0
    /// The place of a key on the keyboard, as Linux's input devices number it; 0 for other events.
    package var keyCode: UInt32 = 0
    /// The meaning of the key; nil for a key without a meaning for views, and for other events.
    package var key: KeyEquivalent?
    /// A Boolean value that indicates whether the key is held down, and this is a repetition.
    package var isRepeat = false
    /// The modifier keys that are held. Ctrl is the Command key.
    package var modifiers: EventModifiers
    /// The place in the window from its top left corner, in points; zero for keys.
    package var location = CGPoint.zero
    /// The distance of a wheel.
    package var scrolling = CGVector.zero
    /// The time since the computer was started, in seconds.
    package let time: TimeInterval

    package init(_ kind: Kind, modifiers: EventModifiers, time: TimeInterval) {
        (self.kind, self.modifiers, self.time) = (kind, modifiers, time)
    }
}

/// The events of the app's windows.
@MainActor
package enum InputEvents {
    /// The event that the app handles, or the last one that it handled; nil before the first.
    package nonisolated static var current: InputEvent? { known.withLock { $0 } }
    private nonisolated static let known = Mutex<InputEvent?>(nil)
    /// A closure that is asked about each event before views are, and returns whether it is kept from them; nil for none.
    package static var filter: ((InputEvent) -> Bool)?

    /// Takes over an event of a window.
    /// - Returns: Whether it is kept from views.
    package static func handle(_ event: InputEvent) -> Bool {
        known.withLock { $0 = event }
        return filter?(event) ?? false
    }
}
