/// The way in which one text or picture replaces another in an animation.
///
/// ```swift
/// Text(count, format: .number).contentTransition(.numericText())
/// ```
///
/// All transitions except ``identity`` fade out the old content and fade in the new. Symbols replace one another by the layers of their
/// drawings with ``symbolEffect(_:options:)``, also where no animation is named.
@_weakLinked
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool?)
        case symbolEffect(ReplaceSymbolEffect, speed: Double)
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

    /// Symbols replace one another.
    public static var symbolEffect: ContentTransition { symbolEffect(.replace) }

    /// Symbols replace one another by an effect.
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed, where the change itself has no animation.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        let replacing = effect as? ReplaceSymbolEffect ?? ReplaceSymbolEffect()
        return ContentTransition(kind: .symbolEffect(replacing, speed: options.factor))
    }

    /// A Boolean value that indicates whether texts fade.
    var fadesTexts: Bool {
        switch kind {
        case .identity, .symbolEffect: false
        case .opacity, .interpolate, .numericText: true
        }
    }

    /// A Boolean value that indicates whether pictures fade.
    var fadesImages: Bool { kind != .identity }

    /// The effect with which symbols replace one another; nil for a transition that fades them.
    var replacing: ReplaceSymbolEffect? {
        if case .symbolEffect(let effect, _) = kind { effect } else { nil }
    }

    /// The animation of symbols that replace one another, where the change has none.
    var symbolAnimation: Animation? {
        guard case .symbolEffect(let effect, let speed) = kind else { return nil }
        return .easeInOut(duration: effect._motion.duration / speed)
    }
}

extension View {
    /// Sets how one text or picture in this view takes the place of another when that is animated.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
