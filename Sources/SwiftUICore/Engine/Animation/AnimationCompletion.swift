import SystemSupport

/// The criteria for considering an animation complete.
@_weakLinked
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    /// The animation has visibly ended, although it may still make small changes.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// The animation has ended entirely.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// An action that waits for all that a change has begun: for views that follow it, and for their animations.
final class AnimationCompletion: @unchecked Sendable {
    let criteria: AnimationCompletionCriteria
    // Only touched on the main thread.
    private var action: (() -> Void)?
    private var holds = 0

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Makes the action wait for one more call of ``release()``.
    func hold() { MainThread.run { self.holds += 1 } }

    /// Called when something that the action waited for has ended.
    func release() {
        MainThread.run {
            self.holds -= 1
            guard self.holds == 0, let action = self.action else { return }
            self.action = nil
            action()
        }
    }
}
