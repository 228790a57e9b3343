import Foundation

/// An object that plays haptic feedback. As on a Mac, it does nothing, because computers have no haptics.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }

    /// Does nothing.
    open func prepare() {}
}

/// An object that plays haptic feedback for collisions.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// Light objects.
        case light
        /// Objects of medium weight.
        case medium
        /// Heavy objects.
        case heavy
        /// Soft objects.
        case soft
        /// Hard objects.
        case rigid
    }

    /// Creates a generator.
    public override convenience init() { self.init(style: .medium) }
    /// Creates a generator with a style.
    public init(style: FeedbackStyle) { super.init() }
    /// Does nothing.
    public func impactOccurred() {}
    /// Does nothing.
    public func impactOccurred(intensity: CGFloat) {}
}

/// An object that plays haptic feedback for changes of a selection.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    public func selectionChanged() {}
}

/// An object that plays haptic feedback for the outcome of a task.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcomes of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task has succeeded.
        case success
        /// The task needs attention.
        case warning
        /// The task has failed.
        case error
    }

    /// Does nothing.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}
