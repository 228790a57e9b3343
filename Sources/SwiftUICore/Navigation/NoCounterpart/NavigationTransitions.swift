import Foundation

/// The way in which one page of a navigation replaces another.
@MainActor @preconcurrency
@_weakLinked
public protocol NavigationTransition {}

/// The default transition of the system.
@_weakLinked
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Creates the transition.
    nonisolated public init() {}
}

/// A transition in which a view expands into the next page.
@_weakLinked
public struct ZoomNavigationTransition: NavigationTransition {
    let isZoom = true
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition of the system.
    nonisolated public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition in which a view expands into the next page.
    nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
    {
        .init()
    }
}

/// The appearance of a view from which a transition starts.
@MainActor @preconcurrency
@_weakLinked
public protocol MatchedTransitionSourceConfiguration {}

/// The unmodified appearance of a view from which a transition starts.
@_weakLinked
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    let isEmpty = true
}

extension EmptyMatchedTransitionSourceConfiguration {
    /// Sets the background of the view.
    nonisolated public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// Clips the view to a shape.
    nonisolated public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    /// Adds a shadow to the view.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
    /// Sets the transition with which this page of a navigation appears. As on a Mac, it replaces the previous page immediately.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Identifies this view as one from which a transition starts; see ``navigationTransition(_:)``.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Identifies this view as one from which a transition starts; see ``navigationTransition(_:)``.
    nonisolated public func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
}
