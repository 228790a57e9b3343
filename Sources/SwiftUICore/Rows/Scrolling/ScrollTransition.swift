import Foundation

/// The phase of a view as it moves through the visible area of a scroll view.
@frozen
@_weakLinked
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is appearing or disappearing at the top or leading edge.
    case topLeading
    /// The view is visible.
    case identity
    /// The view is appearing or disappearing at the bottom or trailing edge.
    case bottomTrailing

    /// A Boolean value that indicates whether the view is visible.
    public var isIdentity: Bool { self == .identity }

    /// A number for the phase: -1 at the top or leading edge, 0 while the view is visible, and 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The way in which a view moves between the phases of a scroll transition.
@_weakLinked
public struct ScrollTransitionConfiguration: Sendable {
    private enum Mode: Sendable {
        case identity
        case animated
        case interactive(UnitCurve)
    }

    private let mode: Mode
    /// The animation of the change; nil for an immediate change.
    private(set) var animation: Animation?
    private var threshold = Threshold.visible

    private init(_ mode: Mode, animation: Animation? = nil) { (self.mode, self.animation) = (mode, animation) }

    /// A configuration that does not change the appearance of the view.
    public static let identity = ScrollTransitionConfiguration(.identity)
    /// A configuration that animates to the next phase when the view reaches the threshold.
    public static let animated = animated()
    /// A configuration that interpolates between two phases as the view scrolls.
    public static let interactive = interactive()

    /// Returns a configuration that animates to the next phase when the view reaches the threshold.
    /// - Parameter animation: The animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated, animation: animation)
    }

    /// Returns a configuration that interpolates between two phases while the view moves from the edge to the
    /// threshold.
    /// - Parameter timingCurve: The pace: 0 for where the view is just out of sight, 1 for the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve))
    }

    /// Returns the configuration with an animation. An interactive configuration then follows the scrolling with a delay.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.animation = animation
        return configuration
    }

    /// Returns the configuration with a different threshold at which the view counts as visible.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// A position of a view between just out of sight and the center of the visible area.
    public struct Threshold: Sendable {
        /// A closure that returns how far the further edge of the view is inside then, of the length of the view and the room.
        private let reach: @Sendable (_ length: CGFloat, _ room: CGFloat) -> CGFloat

        /// The position at which all of the view is visible.
        public static let visible = visible(1)
        /// The position at which the view is just out of sight.
        public static let hidden = visible(0)
        /// The position at which the view is in the center.
        public static var centered: Threshold { Threshold { ($0 + $1) / 2 } }

        /// Returns the position at which a fraction of the view is visible.
        /// - Parameter amount: The visible part, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            let amount = CGFloat(min(max(amount, 0), 1))
            return Threshold { length, _ in length * amount }
        }

        /// Returns a position between this one and another.
        /// - Parameters:
        ///   - other: The other place.
        ///   - amount: 0 for this one, 1 for the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold { [reach] in
                reach($0, $1).interpolated(towards: other.reach($0, $1), amount: amount)
            }
        }

        /// Returns a position that is closer to the center.
        /// - Parameter distance: By how much, in points.
        public func inset(by distance: Double) -> Threshold {
            Threshold { [reach] in reach($0, $1) + CGFloat(distance) }
        }

        private init(_ reach: @escaping @Sendable (CGFloat, CGFloat) -> CGFloat) { self.reach = reach }

        /// Returns the remaining part of the way to this place.
        /// - Parameters:
        ///   - inside: The distance of the view's further edge from the edge of the visible part.
        ///   - place: The place of the view.
        /// - Returns: From 0 to 1.
        func rest(inside: CGFloat, _ place: ScrollPlace) -> Double {
            // A view that is longer than the room is seen in the middle at the latest.
            let whole = min(reach(place.length, place.room), (place.length + place.room) / 2)
            guard whole > 0 else { return inside < whole ? 1 : 0 }
            return Double(min(max((whole - inside) / whole, 0), 1))
        }
    }

    /// Returns the amount to which a view has the look of an edge's phase, given the remaining part of its way: from 0
    /// to 1.
    fileprivate func amount(inside: CGFloat, _ place: ScrollPlace) -> Double {
        let rest = threshold.rest(inside: inside, place)
        return switch mode {
        case .identity: 0
        case .animated: rest > 0 ? 1 : 0
        case .interactive(let curve): 1 - curve.value(at: 1 - rest)
        }
    }
}

@_weakLinked
struct ScrollTransitionModifier<Effect: VisualEffect> {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
}

extension ScrollTransitionModifier: PlacedEffectModifier {
    typealias Body = Never

    func effect(
        on element: GeometryElement,
        in environment: EnvironmentValues
    ) -> (effect: Effect, animation: Animation?) {
        let identity = transition(EmptyVisualEffect(), .identity)
        guard let place = element.scrollPlace(along: axis) else { return (identity, nil) }
        let top = topLeading.amount(inside: place.start + place.length, place)
        let bottom = bottomTrailing.amount(inside: place.room - place.start, place)
        let isAtTop = top == bottom ? place.start + place.length / 2 < place.room / 2 : top > bottom
        let animation = isAtTop ? topLeading.animation : bottomTrailing.animation
        guard max(top, bottom) > 0 else { return (identity, animation) }
        var effect = transition(EmptyVisualEffect(), isAtTop ? .topLeading : .bottomTrailing)
        effect.animatableData = identity.animatableData.interpolated(
            towards: effect.animatableData,
            amount: max(top, bottom)
        )
        return (effect, animation)
    }
}

extension View {
    /// Changes the appearance of this view as it moves through the visible area of the enclosing scroll view.
    ///
    /// ```swift
    /// ScrollView {
    ///     ForEach(photos) { photo in
    ///         PhotoView(photo).scrollTransition { content, phase in
    ///             content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
    ///         }
    ///     }
    /// }
    /// ```
    /// - Parameters:
    ///   - configuration: The way in which the view changes between the phases, at both edges.
    ///   - axis: The axis; nil for that of the scroll view, and for the vertical one if it has both.
    ///   - transition: Returns the effect for a phase, given an empty one.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration,
            bottomTrailing: configuration,
            axis: axis,
            transition: transition
        )
    }

    /// Changes the appearance of this view as it moves through the visible area of the enclosing scroll view.
    /// - Parameters:
    ///   - topLeading: The way in which the view changes between the phases at the top or at the leading edge.
    ///   - bottomTrailing: The way at the bottom or at the trailing edge.
    ///   - axis: The axis; nil for that of the scroll view, and for the vertical one if it has both.
    ///   - transition: Returns the effect for a phase, given an empty one.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading,
                bottomTrailing: bottomTrailing,
                axis: axis,
                transition: transition
            )
        )
    }
}
