import Foundation

/// A press of a key.
@_weakLinked
public struct KeyPress: Sendable {
    /// The result of an action for a key press.
    public enum Result: Sendable {
        /// The action handled the press.
        case handled
        /// The action ignored the press, which is passed to the views around.
        case ignored
    }

    /// The moments of a press.
    public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key is pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held, and types again.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key is released.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
            return "[\(names.joined(separator: ", "))]"
        }
    }

    /// The moment.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key types with the held modifiers.
    public let characters: String
    /// The keys that are held with it.
    public let modifiers: EventModifiers

    package init(_ key: KeyEquivalent, modifiers: EventModifiers = [], phase: Phases = .down) {
        (self.key, self.modifiers, self.phase) = (key, modifiers, phase)
        characters = String(key.character)
    }
}

/// Runs an action when a key is pressed while a container, or something in it, has the focus.
@_weakLinked
package struct KeyAction {
    /// The moments at which the action runs.
    package var phases: KeyPress.Phases
    /// A Boolean value that indicates whether the action is for a press.
    package var isFor: (KeyPress) -> Bool
    package var action: (KeyPress) -> KeyPress.Result

    /// Runs the action for a press that it is for.
    /// - Returns: Whether it used the press.
    package func perform(_ press: KeyPress) -> Bool {
        phases.contains(press.phase) && isFor(press) && action(press) == .handled
    }
}

extension KeyAction: ContainerEffect {}

extension View {
    /// Runs an action when a key is pressed while something in this view has the focus.
    ///
    /// Where no view around the focus uses the key, the only view in the window that has an action for it does.
    /// - Parameters:
    ///   - key: The key, pressed without Control and Alt.
    ///   - action: Says whether it used the press.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Runs an action when a key is pressed while something in this view has the focus.
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

    /// Runs an action when one of some keys is pressed while something in this view has the focus.
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

    /// Runs an action when a key is pressed that types one of some characters, while something in this view has the focus.
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

    /// Runs an action when any key is pressed while something in this view has the focus.
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
