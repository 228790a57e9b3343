import Foundation

/// The behavior of a button that is held down, which can repeat its action.
@_weakLinked
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// The default behavior: the action runs once.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// The action repeats while the button is held down, and does not run when it is released.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// The action runs once when the button is released.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// The behavior of buttons that are held down.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the buttons in this view repeat their actions while they are held down.
    /// - Parameter behavior: Whether they do.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}

/// An object that repeats the action of a button while it is held down. The button's widget owns this object.
@MainActor
package final class ButtonRepetition {
    /// The action to repeat; nil for a button that does not repeat its action.
    package var action: (() -> Void)?
    /// The number of presses and releases, so work that waits for an earlier press has no effect.
    private var version = 0
    private var hasRepeated = false
    private unowned let host: any ViewHost

    /// The delay before the action of a held button runs, and the interval between its repetitions, in seconds.
    private static let (delay, interval) = (0.4, 0.1)

    package init(host: any ViewHost) { self.host = host }

    /// Reports that the button was pressed or released.
    package func setPressed(_ isPressed: Bool) {
        version += 1
        guard isPressed else { return forgetSoon() }
        hasRepeated = false
        if action != nil { wait(Self.delay) }
    }

    /// Lets the next click count, once the one that the release may have been is over.
    private func forgetSoon() {
        let version = version
        host.schedule { [weak self] in
            if let self, version == self.version { hasRepeated = false }
        }
    }

    /// Returns a Boolean value that indicates whether a click runs the action. It does not if the action has already run while the button
    /// was held down.
    package func takesClick() -> Bool {
        defer { hasRepeated = false }
        return !hasRepeated
    }

    private func wait(_ delay: TimeInterval) {
        let version = version
        host.schedule(after: delay) { [weak self] in
            guard let self, version == self.version, let action else { return }
            hasRepeated = true
            action()
            wait(Self.interval)
        }
    }
}
