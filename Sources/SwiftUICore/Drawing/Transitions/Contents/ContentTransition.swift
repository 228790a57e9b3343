/// The way in which one text or picture replaces another in an animation.
///
/// ```swift
/// Text(count, format: .number).contentTransition(.numericText())
/// ```
///
/// All transitions except ``identity`` fade out the old content and fade in the new.
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
    /// The one becomes the other: they fade here.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Digits that differ move: the texts fade here.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Digits that differ move, up or down with a value: the texts fade here.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: nil))
    }

    /// Symbols become one another: they fade here.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect("automatic")) }

    /// Symbols become one another by an effect: they fade here.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbolEffect("\(T.self)"))
    }

    /// Whether texts fade.
    var fadesTexts: Bool {
        switch kind {
        case .identity, .symbolEffect: false
        case .opacity, .interpolate, .numericText: true
        }
    }

    /// Whether pictures fade.
    var fadesImages: Bool { kind != .identity }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
private struct DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The transition with which one content of a view replaces another.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the new content is drawn as a group.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }
}

extension View {
    /// Sets how one text or picture in this view takes the place of another when that is animated.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
