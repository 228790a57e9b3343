/// A transition that blurs the view as it appears and disappears.
@_weakLinked
public struct BlurReplaceTransition: Transition, Sendable {
    /// The change of size.
    public struct Configuration: Equatable, Sendable {
        fileprivate let isUpwards: Bool
        /// The view grows while it disappears.
        public static let upUp = Configuration(isUpwards: true)
        /// The view shrinks while it disappears.
        public static let downUp = Configuration(isUpwards: false)
    }

    /// The change of size.
    public var configuration: Configuration

    /// Creates the transition.
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let isGrown = configuration.isUpwards && phase == .didDisappear
        content.blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(phase.isIdentity ? 1 : isGrown ? 1.1 : 0.9)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// A transition that blurs the view as it appears and disappears.
    public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
    /// Returns a transition that blurs a view as it appears and disappears.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
        .init(configuration: config)
    }
}

extension AnyTransition {
    /// A transition that blurs the view as it appears and disappears.
    public static var blurReplace: AnyTransition { AnyTransition(BlurReplaceTransition(configuration: .downUp)) }
    /// Returns a transition that blurs a view as it appears and disappears.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> AnyTransition {
        AnyTransition(BlurReplaceTransition(configuration: config))
    }
}
