import Foundation

/// An object that lets a device be felt. Computers cannot be felt, so that it does nothing, as on a Mac.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }

    /// Does nothing.
    open func prepare() {}
}

/// An object that lets a device be felt as though things met.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The things that meet.
    public enum FeedbackStyle: Int, Sendable {
        /// Light ones.
        case light
        /// Those of medium weight.
        case medium
        /// Heavy ones.
        case heavy
        /// Soft ones.
        case soft
        /// Hard ones.
        case rigid
    }

    /// Creates a generator.
    public override convenience init() { self.init(style: .medium) }
    /// Creates a generator of a style.
    public init(style: FeedbackStyle) { super.init() }
    /// Does nothing.
    public func impactOccurred() {}
    /// Does nothing.
    public func impactOccurred(intensity: CGFloat) {}
}

/// An object that lets a device be felt when another thing is chosen.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    public func selectionChanged() {}
}

/// An object that lets a device be felt when something has ended.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The ways in which something ends.
    public enum FeedbackType: Int, Sendable {
        /// It is done.
        case success
        /// Something is to be considered.
        case warning
        /// It is not done.
        case error
    }

    /// Does nothing.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}
