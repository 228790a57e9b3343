/// The phases of a view as it appears and disappears.
@_weakLinked
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear.
    case willAppear
    /// The view is visible.
    case identity
    /// The view is about to disappear.
    case didDisappear

    /// A Boolean value that indicates whether the view is in the `identity` phase.
    public var isIdentity: Bool { self == .identity }

    /// A number for the phase: -1 before the view appears, 0 while it is visible, and 1 when it disappears.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
