/// The direction of an arrow key.
@_weakLinked
public enum MoveCommandDirection: Hashable, Sendable {
    /// Up, for the Up Arrow key.
    case up
    /// Down, for the Down Arrow key.
    case down
    /// Left, for the Left Arrow key, also in right-to-left layouts.
    case left
    /// Right, for the Right Arrow key, also in right-to-left layouts.
    case right

    fileprivate init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}

extension View {
    /// Performs an action for the arrow keys while something in this view has focus.
    /// - Parameter action: Called with the direction; nil for none.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
            guard let action, let direction = MoveCommandDirection(press.key) else { return .ignored }
            action(direction)
            return .handled
        }
    }

    /// Performs an action for the Escape key; see ``onKeyPress(_:action:)``.
    /// - Parameter action: The action; nil for none.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onKeyPress(.escape) {
            action?()
            return action == nil ? .ignored : .handled
        }
    }
}
