/// The way in which an animation replaces one text or image with another.
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

    /// A transition without animation.
    public static let identity = ContentTransition(kind: .identity)
    /// A transition that fades the old content out and the new content in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// A transition that changes one content into the other. Here they fade.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Returns a transition that moves the digits that change. Here the texts fade.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Returns a transition that moves the digits that change, up or down with a value. Here the texts fade.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: nil))
    }

    /// A transition that replaces one symbol with another.
    public static var symbolEffect: ContentTransition { symbolEffect(.replace) }

    /// Returns a transition that replaces one symbol with another with an effect.
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
    /// Sets the transition with which an animation replaces one text or image in this view with another.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
