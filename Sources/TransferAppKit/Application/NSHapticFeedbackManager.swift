import Foundation

/// The device that lets the user feel something on a touchpad. Touchpads of desktops have none, so nothing is felt.
@MainActor @preconcurrency
public final class NSHapticFeedbackManager: NSObject {
    /// The patterns of what is felt.
    public enum FeedbackPattern: Int, Sendable {
        /// A pattern for any purpose.
        case generic
        /// Something is in line with something else.
        case alignment
        /// A level has changed.
        case levelChange
    }

    /// The moments at which something is felt.
    public enum PerformanceTime: UInt, Sendable {
        /// The moment that suits the pattern.
        case `default`
        /// Now.
        case now
        /// After the next drawing.
        case drawCompleted
    }

    private override init() { super.init() }

    /// The performer of this device.
    public class var defaultPerformer: any NSHapticFeedbackPerformer { SilentPerformer() }
}

/// An object that lets the user feel something.
@MainActor @preconcurrency
public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
    /// Lets the user feel a pattern.
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime
    )
}

/// The performer of a device without the means.
private final class SilentPerformer: NSObject, NSHapticFeedbackPerformer {
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime
    ) {}
}
