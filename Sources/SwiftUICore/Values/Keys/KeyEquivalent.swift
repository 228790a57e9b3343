/// A key of the keyboard.
@_weakLinked
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types or that represents the key.
    public var character: Character

    /// Creates a key.
    /// - Parameter character: The typed character.
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    /// The Up Arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The Down Arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The Left Arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The Right Arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The key that deletes the character after the insertion point, which is Delete on a PC keyboard.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The key that deletes the character before the insertion point, which is Backspace on a PC keyboard.
    public static let delete = KeyEquivalent("\u{8}")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The Return key.
    public static let `return` = KeyEquivalent("\r")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
}
