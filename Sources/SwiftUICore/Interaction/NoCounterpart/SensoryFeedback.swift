/// Haptic or audio feedback of a device.
///
/// As on a Mac without a trackpad that can be felt, nothing is.
@_weakLinked
public struct SensoryFeedback: Equatable, Sendable {
    /// The apparent weight of the colliding objects.
    public struct Weight: Equatable, Sendable {
        private let value: Int
        /// The weight of light objects.
        public static let light = Weight(value: 0)
        /// The weight of objects of medium weight.
        public static let medium = Weight(value: 1)
        /// The weight of heavy objects.
        public static let heavy = Weight(value: 2)
    }

    /// The apparent hardness of the colliding objects.
    public struct Flexibility: Equatable, Sendable {
        private let value: Int
        /// The flexibility of hard objects.
        public static let rigid = Flexibility(value: 0)
        /// The flexibility of slightly flexible objects.
        public static let solid = Flexibility(value: 1)
        /// The flexibility of soft objects.
        public static let soft = Flexibility(value: 2)
    }

    private enum Kind: Equatable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact
        case weight(Weight, Double)
        case flexibility(Flexibility, Double)
    }

    private let kind: Kind

    /// Feedback that a task has succeeded.
    public static let success = Self(kind: .success)
    /// Feedback that a task needs attention.
    public static let warning = Self(kind: .warning)
    /// Feedback that a task has failed.
    public static let error = Self(kind: .error)
    /// Feedback that the selection has changed.
    public static let selection = Self(kind: .selection)
    /// Feedback that a value has increased past a significant threshold.
    public static let increase = Self(kind: .increase)
    /// Feedback that a value has decreased past a significant threshold.
    public static let decrease = Self(kind: .decrease)
    /// Feedback that an activity has started.
    public static let start = Self(kind: .start)
    /// Feedback that an activity has stopped.
    public static let stop = Self(kind: .stop)
    /// Feedback that a dragged item is aligned with another.
    public static let alignment = Self(kind: .alignment)
    /// Feedback that pressure has moved to another level.
    public static let levelChange = Self(kind: .levelChange)
    /// Feedback that a drawn path is complete and has been recognized.
    public static let pathComplete = Self(kind: .pathComplete)
    /// Feedback that objects have collided.
    public static let impact = Self(kind: .impact)

    /// Returns feedback that objects have collided.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        Self(kind: .weight(weight, intensity))
    }

    /// Returns feedback that objects have collided.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        Self(kind: .flexibility(flexibility, intensity))
    }
}

extension View {
    /// Plays feedback when a value changes, on devices that can do so. No Linux desktop can.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Plays feedback when a value changes, on devices that can do so. No Linux desktop can.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Plays feedback when a value changes, on devices that can do so. No Linux desktop can.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
}
