/// Something that a device lets feel or hear.
///
/// As on a Mac without a trackpad that can be felt, nothing is.
@_weakLinked
public struct SensoryFeedback: Equatable, Sendable {
    /// The apparent weight of the colliding objects.
    public struct Weight: Equatable, Sendable {
        private let value: Int
        /// Light things.
        public static let light = Weight(value: 0)
        /// Things of medium weight.
        public static let medium = Weight(value: 1)
        /// Heavy things.
        public static let heavy = Weight(value: 2)
    }

    /// The apparent hardness of the colliding objects.
    public struct Flexibility: Equatable, Sendable {
        private let value: Int
        /// Hard things.
        public static let rigid = Flexibility(value: 0)
        /// Things that give a little.
        public static let solid = Flexibility(value: 1)
        /// Soft things.
        public static let soft = Flexibility(value: 2)
    }

    private enum Kind: Equatable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact
        case weight(Weight, Double)
        case flexibility(Flexibility, Double)
    }

    private let kind: Kind

    /// A task is complete.
    public static let success = Self(kind: .success)
    /// A task needs attention.
    public static let warning = Self(kind: .warning)
    /// A task failed.
    public static let error = Self(kind: .error)
    /// Another element is selected.
    public static let selection = Self(kind: .selection)
    /// A value grew past a step that means something.
    public static let increase = Self(kind: .increase)
    /// A value shrank past a step that means something.
    public static let decrease = Self(kind: .decrease)
    /// An activity starts.
    public static let start = Self(kind: .start)
    /// An activity stops.
    public static let stop = Self(kind: .stop)
    /// Something that is dragged is aligned with another thing.
    public static let alignment = Self(kind: .alignment)
    /// A pressure moves from one level to another.
    public static let levelChange = Self(kind: .levelChange)
    /// A drawn path is complete, and is recognized.
    public static let pathComplete = Self(kind: .pathComplete)
    /// Two things meet.
    public static let impact = Self(kind: .impact)

    /// Two things that meet.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        Self(kind: .weight(weight, intensity))
    }

    /// Two things that meet.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        Self(kind: .flexibility(flexibility, intensity))
    }
}

extension View {
    /// Lets something be felt or heard when a value changes, on devices that can do so; no Linux desktop can.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Lets something be felt or heard when a value changes, on devices that can do so; no Linux desktop can.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Lets something be felt or heard when a value changes, on devices that can do so; no Linux desktop can.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
}
