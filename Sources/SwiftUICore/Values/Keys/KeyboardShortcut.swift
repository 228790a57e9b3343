/// A combination of keys that triggers a control.
///
/// Command is the Control key of a PC keyboard, and Option is the Alt key. Control is the Control key as well, except together
/// with Command, where it is the Super key.
@_weakLinked
public struct KeyboardShortcut: Sendable, Hashable {
    /// The way in which a shortcut depends on the layout of a keyboard.
    public struct Localization: Sendable, Hashable {
        private let name: String

        /// The key is the one that types the character in the user's layout.
        public static let automatic = Localization(name: "automatic")
        /// The same as ``automatic``, without mirroring in right-to-left layouts.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// The same as ``automatic``.
        public static let custom = Localization(name: "custom")
    }

    /// The Return key, for the default button of a window.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The Escape key, for the button that cancels.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held with it.
    public var modifiers: EventModifiers
    /// The dependence on the layout of the keyboard.
    public var localization: Localization

    /// Creates a shortcut.
    /// - Parameters:
    ///   - key: The key. The case of a letter does not matter.
    ///   - modifiers: The keys that are held with it.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Creates a shortcut.
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
