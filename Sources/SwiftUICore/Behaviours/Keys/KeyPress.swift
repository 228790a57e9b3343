/// A key of the keyboard.
@_weakLinked
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// What the key types, or a character that stands for it.
    public var character: Character

    /// Creates a key.
    /// - Parameter character: What it types.
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let `return` = KeyEquivalent("\r")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
}

/// A press of a key.
@_weakLinked
public struct KeyPress: Sendable {
    /// What an action did with a press.
    public enum Result: Sendable {
        /// It used the press.
        case handled
        /// The views around are asked.
        case ignored
    }

    /// The key.
    public let key: KeyEquivalent
}

/// Runs an action when a key is pressed while a container, or something in it, has the focus.
@_weakLinked
package struct KeyAction {
    package var key: KeyEquivalent
    package var action: () -> KeyPress.Result
}

extension KeyAction: ContainerPart, ContainerModifier {
    package typealias Body = Never
}

extension View {
    /// Runs an action when a key is pressed while something in this view has the focus.
    ///
    /// Where no view around the focus uses the key, the only view in the window that has an action for it does.
    /// - Parameters:
    ///   - key: The key, pressed without Control and Alt.
    ///   - action: Says whether it used the press.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(KeyAction(key: key, action: action))
    }

    /// Runs an action for the Escape key; see ``onKeyPress(_:action:)``.
    /// - Parameter action: The action; nil for none.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onKeyPress(.escape) {
            action?()
            return action == nil ? .ignored : .handled
        }
    }
}
