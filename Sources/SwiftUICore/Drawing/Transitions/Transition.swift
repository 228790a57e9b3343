/// The way in which a view appears and disappears.
///
/// ```swift
/// struct Falling: Transition {
///     func body(content: Content, phase: TransitionPhase) -> some View {
///         content.offset(y: phase.isIdentity ? 0 : -40).opacity(phase.isIdentity ? 1 : 0)
///     }
/// }
/// ```
@MainActor @preconcurrency
@_weakLinked
public protocol Transition {
    /// The type of view that represents the transition.
    associatedtype Body: View

    /// The view that appears or disappears, as the body sees it.
    typealias Content = PlaceholderContentView<Self>

    /// Returns the view in a phase of the transition. Differences between phases are animated.
    /// - Parameters:
    ///   - content: A stand-in for the view.
    ///   - phase: The phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
    /// Returns a view as it appears in a phase of the transition.
    /// - Parameters:
    ///   - content: The view.
    ///   - phase: The phase.
    public func apply<Applied: View>(content: Applied, phase: TransitionPhase) -> Body {
        body(content: PlaceholderContentView(content: content), phase: phase)
    }
}

extension View {
    /// Sets the transition with which this view appears and disappears in an animation. Views without one fade.
    /// - Parameter transition: The transition.
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(TraitModifier<TransitionTrait>(value: transition))
    }

    /// Sets the transition with which this view appears and disappears in an animation. Views without one fade.
    /// - Parameter transition: The transition.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TraitModifier<TransitionTrait>(value: AnyTransition(transition)))
    }
}

/// The transition of a view.
enum TransitionTrait: TraitKey {
    static var defaultValue: AnyTransition { .opacity }
}
