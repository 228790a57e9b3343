import Foundation
import KitSupport
import SwiftUICore

/// A key, a button of a pointer or a wheel that the user moves in a window of the app.
///
/// Ctrl is the Command key, and the Super key, which has a desktop's logo, is Apple's Control key: code compares
/// `event.modifierFlags` with one of them. The keys have the codes of Apple's keyboards by their places.
public final class NSEvent: NSObject, Sendable {
    private let event: InputEvent
    /// The place in the window from its bottom left corner, in points; zero for keys.
    public let locationInWindow: NSPoint

    @MainActor
    init(_ event: InputEvent) {
        self.event = event
        let height = NSApplication.shared.keyWindow?.frame.height ?? 0
        let isPlaced = event.location != .zero
        locationInWindow = isPlaced ? NSPoint(x: event.location.x, y: height - event.location.y) : .zero
        super.init()
    }

    // MARK: All events

    /// The kinds of events.
    public enum EventType: UInt, Sendable {
        /// The left button has been pressed.
        case leftMouseDown = 1
        /// The left button has been released.
        case leftMouseUp = 2
        /// The right button has been pressed.
        case rightMouseDown = 3
        /// The right button has been released.
        case rightMouseUp = 4
        /// The pointer has moved.
        case mouseMoved = 5
        /// The pointer has moved while the left button is pressed.
        case leftMouseDragged = 6
        /// A key has been pressed, or repeats.
        case keyDown = 10
        /// A key has been released.
        case keyUp = 11
        /// A modifier key has been pressed or released.
        case flagsChanged = 12
        /// The wheel has been turned, or its counterpart on a touchpad.
        case scrollWheel = 22
        /// Another button has been pressed.
        case otherMouseDown = 25
        /// Another button has been released.
        case otherMouseUp = 26

        init(_ event: InputEvent) {
            self =
                switch (event.kind, event.button) {
                case (.keyDown, _): .keyDown
                case (.keyUp, _): .keyUp
                case (.modifiersChanged, _): .flagsChanged
                case (.scrolled, _): .scrollWheel
                case (.pointerMoved, _): .mouseMoved
                case (.pointerDragged, _): .leftMouseDragged
                case (.buttonDown, 0): .leftMouseDown
                case (.buttonUp, 0): .leftMouseUp
                case (.buttonDown, 1): .rightMouseDown
                case (.buttonUp, 1): .rightMouseUp
                case (.buttonDown, _): .otherMouseDown
                case (.buttonUp, _): .otherMouseUp
                }
        }
    }

    /// The kind of the event.
    public var type: EventType { EventType(event) }

    /// The modifier keys that are held.
    public var modifierFlags: ModifierFlags { ModifierFlags(event.modifiers) }
    /// The time since the computer was started, in seconds.
    public var timestamp: TimeInterval { event.time }
    /// The window with keyboard focus; nil while none has.
    public var window: NSWindow? { onMainThread { NSApplication.shared.keyWindow } }
    /// The number of the window with keyboard focus.
    public var windowNumber: Int { onMainThread { NSApplication.shared.keyWindow?.windowNumber ?? 0 } }

    // MARK: Keys

    /// The code of the key on Apple's keyboards, by its place; 0xFFFF for a key that those do not have.
    public var keyCode: UInt16 { KeyCodes.code(ofDeviceKey: event.keyCode) ?? 0xFFFF }
    /// The characters that the key types; empty for a key without any, nil for an event of no key.
    public var characters: String? {
        switch event.kind {
        case .keyDown, .keyUp: event.key.map { String($0.character) } ?? ""
        default: nil
        }
    }
    /// The characters that the key types without modifier keys other than Shift.
    public var charactersIgnoringModifiers: String? { characters }
    /// A Boolean value that indicates whether the key is held down, and this is a repetition.
    public var isARepeat: Bool { event.isRepeat }
    /// The meaning of a key that types no character; nil for another key.
    public var specialKey: SpecialKey? {
        event.key?.character.unicodeScalars.first.map { SpecialKey($0) }.flatMap {
            SpecialKey.all.contains($0) ? $0 : nil
        }
    }

    // MARK: Pointers

    /// The number of clicks in a row.
    public var clickCount: Int { event.clickCount }
    /// The number of the button: 0 for the left one, 1 for the right one.
    public var buttonNumber: Int { event.button }
    /// The distance that a wheel has moved to the right, in its steps.
    public var scrollingDeltaX: CGFloat { event.scrolling.dx }
    /// The distance that a wheel has moved towards the top, in its steps.
    public var scrollingDeltaY: CGFloat { event.scrolling.dy }
    /// The distance that a wheel has moved to the right, in its steps.
    public var deltaX: CGFloat { event.scrolling.dx }
    /// The distance that a wheel has moved towards the top, in its steps.
    public var deltaY: CGFloat { event.scrolling.dy }
    /// A Boolean value that indicates whether the distances are points and no steps of a wheel, which they are not here.
    public var hasPreciseScrollingDeltas: Bool { false }
}

extension NSEvent {
    /// Modifier keys.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates flags.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Caps Lock is on.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// Shift.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// Super, the key with a desktop's logo.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// Alt.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// Ctrl.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        /// A key of the number pad, which is not told here.
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        /// The key for help, which is not told here.
        public static let help = ModifierFlags(rawValue: 1 << 22)
        /// A function key, which is not told here.
        public static let function = ModifierFlags(rawValue: 1 << 23)
        /// All flags.
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)

        init(_ modifiers: EventModifiers) {
            let names: [(EventModifiers, ModifierFlags)] = [
                (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option),
                (.command, .command),
            ]
            self = names.reduce(into: []) { flags, name in
                if modifiers.contains(name.0) { flags.insert(name.1) }
            }
        }
    }

    /// The modifier keys that are held now. Another thread than the main one gets those of the last event.
    public class var modifierFlags: ModifierFlags {
        guard isOnMainActor else { return ModifierFlags(InputEvents.current?.modifiers ?? []) }
        return onMainThread { RunningHost.services.map { ModifierFlags($0.modifierKeys) } ?? [] }
    }

    /// The meaning of a key that types no character.
    public struct SpecialKey: RawRepresentable, Hashable, Sendable {
        /// The number of the character that stands for the key.
        public let rawValue: Int

        /// Creates a key.
        public init(rawValue: Int) { self.rawValue = rawValue }
        init(_ scalar: Unicode.Scalar) { rawValue = Int(scalar.value) }

        /// The character that stands for the key.
        public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? "\0" }

        /// The up arrow.
        public static let upArrow = SpecialKey(rawValue: 0xF700)
        /// The down arrow.
        public static let downArrow = SpecialKey(rawValue: 0xF701)
        /// The left arrow.
        public static let leftArrow = SpecialKey(rawValue: 0xF702)
        /// The right arrow.
        public static let rightArrow = SpecialKey(rawValue: 0xF703)
        /// Delete.
        public static let deleteForward = SpecialKey(rawValue: 0xF728)
        /// Home.
        public static let home = SpecialKey(rawValue: 0xF729)
        /// End.
        public static let end = SpecialKey(rawValue: 0xF72B)
        /// Page Up.
        public static let pageUp = SpecialKey(rawValue: 0xF72C)
        /// Page Down.
        public static let pageDown = SpecialKey(rawValue: 0xF72D)
        /// Backspace.
        public static let delete = SpecialKey(rawValue: 0x7F)
        /// Tab.
        public static let tab = SpecialKey(rawValue: 9)
        /// Return.
        public static let carriageReturn = SpecialKey(rawValue: 13)

        static let all: Set<SpecialKey> = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .deleteForward, .home, .end, .pageUp, .pageDown, .delete,
            .tab, .carriageReturn,
        ]
    }
}
