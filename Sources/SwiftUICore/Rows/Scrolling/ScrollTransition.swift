import Foundation

/// Where a view is on its way through the part of a scrolling place that can be seen.
@frozen
@_weakLinked
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is about to be seen, or goes out of sight, at the top or at the leading edge.
    case topLeading
    /// The view can be seen.
    case identity
    /// The view is about to be seen, or goes out of sight, at the bottom or at the trailing edge.
    case bottomTrailing

    /// Whether the view can be seen.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or the leading edge, 0 where the view can be seen, 1 at the bottom or the trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view comes to the phases of a scroll transition.
@_weakLinked
public struct ScrollTransitionConfiguration: Sendable {
    private enum Mode: Sendable {
        case identity
        case animated
        case interactive(UnitCurve)
    }

    private let mode: Mode
    /// How the view comes to another look; nil for at once.
    private(set) var animation: Animation?
    private var threshold = Threshold.visible

    private init(_ mode: Mode, animation: Animation? = nil) { (self.mode, self.animation) = (mode, animation) }

    /// The look of the view does not change.
    public static let identity = ScrollTransitionConfiguration(.identity)
    /// The view comes to another phase by an animation when it has reached the threshold.
    public static let animated = animated()
    /// The view is between two phases as far as it is between two places.
    public static let interactive = interactive()

    /// The view comes to another phase by an animation when it has reached the threshold.
    /// - Parameter animation: The animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated, animation: animation)
    }

    /// The view is between two phases as far as it is between being out of sight and the threshold.
    /// - Parameter timingCurve: The pace: 0 for where the view is just out of sight, 1 for the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve))
    }

    /// The configuration with an animation. One that is interactive then follows the scrolling after some time.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.animation = animation
        return configuration
    }

    /// The configuration with another place at which the view counts as seen.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// A place on the way of a view from being out of sight to the middle of what can be seen.
    public struct Threshold: Sendable {
        /// Makes how far the further edge of the view is inside then, of the length of the view and the room.
        private let reach: @Sendable (_ length: CGFloat, _ room: CGFloat) -> CGFloat

        /// Where all of the view can be seen.
        public static let visible = visible(1)
        /// Where the view is just out of sight.
        public static let hidden = visible(0)
        /// Where the view is in the middle.
        public static var centered: Threshold { Threshold { ($0 + $1) / 2 } }

        /// Where some of the view can be seen.
        /// - Parameter amount: Which part of it, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            let amount = CGFloat(min(max(amount, 0), 1))
            return Threshold { length, _ in length * amount }
        }

        /// A place on the way between this one and another.
        /// - Parameters:
        ///   - other: The other place.
        ///   - amount: 0 for this one, 1 for the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold { [reach] in
                reach($0, $1).interpolated(towards: other.reach($0, $1), amount: amount)
            }
        }

        /// A place that is closer to the middle.
        /// - Parameter distance: By how much, in points.
        public func inset(by distance: Double) -> Threshold {
            Threshold { [reach] in reach($0, $1) + CGFloat(distance) }
        }

        private init(_ reach: @escaping @Sendable (CGFloat, CGFloat) -> CGFloat) { self.reach = reach }

        /// How much of the way to this place is left.
        /// - Parameters:
        ///   - inside: How far the further edge of the view is inside.
        ///   - place: The place of the view.
        /// - Returns: From 0 to 1.
        func rest(inside: CGFloat, _ place: ScrollPlace) -> Double {
            // A view that is longer than the room is seen in the middle at the latest.
            let whole = min(reach(place.length, place.room), (place.length + place.room) / 2)
            guard whole > 0 else { return inside < whole ? 1 : 0 }
            return Double(min(max((whole - inside) / whole, 0), 1))
        }
    }

    /// How much a view looks as in the phase of an edge, given how much of its way from there is left: from 0 to 1.
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
    /// Changes how this view looks on its way through the part of the scrolling place around that can be seen.
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
    ///   - configuration: How the view comes to the phases, at both edges.
    ///   - axis: The axis of the way; nil for that of the scrolling place, and for the vertical one where it has both.
    ///   - transition: Makes the effect of a phase, of one that changes nothing.
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

    /// Changes how this view looks on its way through the part of the scrolling place around that can be seen.
    /// - Parameters:
    ///   - topLeading: How the view comes to the phases at the top or at the leading edge.
    ///   - bottomTrailing: How it does so at the bottom or at the trailing edge.
    ///   - axis: The axis of the way; nil for that of the scrolling place, and for the vertical one where it has both.
    ///   - transition: Makes the effect of a phase, of one that changes nothing.
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
