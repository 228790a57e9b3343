import Foundation

/// A press of a key.
@_weakLinked
public struct KeyPress: Sendable {
    /// The result of a key press action.
    public enum Result: Sendable {
        /// The action handled the press.
        case handled
        /// The action ignored the press, which is passed on to the enclosing views.
        case ignored
    }

    /// The phases of a key press.
    public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key was pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held down and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key was released.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
            return "[\(names.joined(separator: ", "))]"
        }
    }

    /// The phase of the key press.
    public let phase: Phases
    /// The key that was pressed.
    public let key: KeyEquivalent
    /// The characters that the key types with the pressed modifier keys.
    public let characters: String
    /// The modifier keys that are pressed.
    public let modifiers: EventModifiers

    package init(_ key: KeyEquivalent, modifiers: EventModifiers = [], phase: Phases = .down) {
        (self.key, self.modifiers, self.phase) = (key, modifiers, phase)
        // A host knows the key as it is typed, and a test says which keys are held.
        let isUpper = modifiers.contains(.shift) != modifiers.contains(.capsLock)
        let upper = key.character.uppercased()
        characters = isUpper && upper.count == 1 ? upper : String(key.character)
    }
}

/// An action for key presses while a container or something in it has focus.
@_weakLinked
package struct KeyAction {
    /// The phases for which to perform the action.
    package var phases: KeyPress.Phases
    /// A closure that indicates whether the action applies to a key press.
    package var isFor: (KeyPress) -> Bool
    package var action: (KeyPress) -> KeyPress.Result

    /// Performs the action for a key press that it applies to.
    /// - Returns: Whether it used the press.
    package func perform(_ press: KeyPress) -> Bool {
        phases.contains(press.phase) && isFor(press) && action(press) == .handled
    }
}

extension KeyAction: ContainerEffect {}

extension View {
    /// Performs an action when the user presses a key while something in this view has focus.
    ///
    /// Where no view around the focus uses the key, the only view in the window that has an action for it does.
    /// - Parameters:
    ///   - key: The key, pressed without Control and Alt.
    ///   - action: Says whether it used the press.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Performs an action when the user presses a key while something in this view has focus.
    /// - Parameters:
    ///   - key: The key, pressed without Control and Alt.
    ///   - phases: The moments at which the action runs.
    ///   - action: Says whether it used the press.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent,
        phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Performs an action when the user presses one of several keys while something in this view has focus.
    /// - Parameters:
    ///   - keys: The keys, pressed without Control and Alt.
    ///   - phases: The moments at which the action runs.
    ///   - action: Says whether it used the press.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyAction(phases: phases, isFor: { keys.contains($0.key) }, action: action))
    }

    /// Performs an action when the user presses a key that types one of several characters while something in this view has focus.
    /// - Parameters:
    ///   - characters: The characters.
    ///   - phases: The moments at which the action runs.
    ///   - action: Says whether it used the press.
    nonisolated public func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyAction(
                phases: phases,
                isFor: { $0.characters.unicodeScalars.contains { characters.contains($0) } },
                action: action
            )
        )
    }

    /// Performs an action when the user presses any key while something in this view has focus.
    /// - Parameters:
    ///   - phases: The moments at which the action runs.
    ///   - action: Says whether it used the press.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyAction(phases: phases, isFor: { _ in true }, action: action))
    }
}
