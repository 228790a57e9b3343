/// The transition with which one content of a view replaces another.
///
/// Text and symbols take the place of others at once here.
@_weakLinked
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool?)
        case symbolEffect(String)
    }

    private let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// The one fades out and the other in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// The one becomes the other.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Digits that differ move.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Digits that differ move, up or down with a value.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: nil))
    }

    /// Symbols become one another.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect("automatic")) }

    /// Symbols become one another by an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbolEffect("\(T.self)"))
    }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
private struct DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The transition with which one content of a view replaces another.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether what takes the place of another is drawn by itself.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }
}

extension View {
    /// Sets how one content of this view takes the place of another. Text and symbols do so at once here.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
