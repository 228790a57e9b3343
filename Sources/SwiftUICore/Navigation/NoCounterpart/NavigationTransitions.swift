import Foundation

/// The way in which one level of a navigation replaces another.
@MainActor @preconcurrency
@_weakLinked
public protocol NavigationTransition {}

/// The transition that the system has.
@_weakLinked
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Creates the transition.
    nonisolated public init() {}
}

/// A transition in which a view grows to be the next level.
@_weakLinked
public struct ZoomNavigationTransition: NavigationTransition {
    let isZoom = true
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The transition that the system has.
    nonisolated public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition in which a view grows to be the next level.
    nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
    {
        .init()
    }
}

/// The look of a view from which a transition begins.
@MainActor @preconcurrency
@_weakLinked
public protocol MatchedTransitionSourceConfiguration {}

/// The look of a view from which a transition begins, where nothing changes it.
@_weakLinked
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    let isEmpty = true
}

extension EmptyMatchedTransitionSourceConfiguration {
    /// Sets the background of the view.
    nonisolated public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// Cuts the view off at a shape.
    nonisolated public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    /// Gives the view a shadow.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
    /// Sets the transition with which this level of a navigation appears. As on a Mac, it takes the place of the one before
    /// at once.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Names this view as one from which a transition begins; see ``navigationTransition(_:)``.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Names this view as one from which a transition begins; see ``navigationTransition(_:)``.
    nonisolated public func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
}
