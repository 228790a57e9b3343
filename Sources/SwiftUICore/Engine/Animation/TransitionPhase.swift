/// The phase of a view between appearing and disappearing.
@_weakLinked
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear.
    case willAppear
    /// The view is shown.
    case identity
    /// The view is about to disappear.
    case didDisappear

    /// A Boolean value that indicates whether the view is shown.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view appears, 0 while it is shown, 1 when it disappears.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
