/// A combination of keys that activates a control.
///
/// Command is the Control key of a PC keyboard, and Option is the Alt key. Control is the Control key as well, except together
/// with Command, where it is the Super key.
@_weakLinked
public struct KeyboardShortcut: Sendable, Hashable {
    /// The way in which a shortcut adapts to keyboard layouts.
    public struct Localization: Sendable, Hashable {
        private let name: String

        /// The shortcut uses the key that types the character in the user's layout.
        public static let automatic = Localization(name: "automatic")
        /// The shortcut adapts as with ``automatic``, without mirroring in right-to-left layouts.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// The shortcut adapts as with ``automatic``.
        public static let custom = Localization(name: "custom")
    }

    /// The shortcut for the default button of a window, which is the Return key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The shortcut for the button that cancels, which is the Escape key.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key that the user presses.
    public var key: KeyEquivalent
    /// The modifier keys that the user holds.
    public var modifiers: EventModifiers
    /// The way in which the shortcut adapts to keyboard layouts.
    public var localization: Localization

    /// Creates a keyboard shortcut.
    /// - Parameters:
    ///   - key: The key. The case of a letter does not matter.
    ///   - modifiers: The keys that are held with it.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Creates a keyboard shortcut.
    /// - Parameters:
    ///   - key: The key. The case of a letter does not matter.
    ///   - modifiers: The keys that are held with it.
    ///   - localization: The dependence on the layout of the keyboard.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
    }

    public static func == (first: KeyboardShortcut, second: KeyboardShortcut) -> Bool {
        first.key == second.key && first.modifiers == second.modifiers && first.localization == second.localization
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}
