/// Modifier keys that are held while another key is pressed.
///
/// The names are those of Apple's keyboards: see ``KeyboardShortcut`` for the keys that they stand for here.
@_weakLinked
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Caps Lock key.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// The Alt key.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// The Command key, which here is the Control key.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// Any key on the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// All modifier keys.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
