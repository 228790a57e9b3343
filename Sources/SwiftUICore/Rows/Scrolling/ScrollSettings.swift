import Foundation

/// The settings that the views around set for a scroll view.
struct ScrollSettings: Equatable {
    /// The space around the content.
    var margins = EdgeInsets()
    /// The axes along which scroll bars may show.
    var indicators: Axis.Set = [.horizontal, .vertical]
    /// A Boolean value that indicates whether the user can scroll.
    var isEnabled = true
    /// A Boolean value that indicates whether content shows outside of the place.
    var isClipDisabled = false
    /// The side from which the content begins.
    var direction = LayoutDirection.leftToRight
}

extension ScrollSettings {
    init(_ environment: EnvironmentValues, showsIndicators: Bool) {
        margins = environment.scrollMargins
        isEnabled = environment.isScrollEnabled
        isClipDisabled = environment.isScrollClipDisabled
        direction = environment.layoutDirection
        if !showsIndicators || environment.horizontalScrollIndicatorVisibility.hides { indicators.remove(.horizontal) }
        if !showsIndicators || environment.verticalScrollIndicatorVisibility.hides { indicators.remove(.vertical) }
    }
}

/// The visibility of scroll bars.
@_weakLinked
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String

    /// The desktop's default.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Shown; the desktop may hide them while nothing is scrolled.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Hidden.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Hidden, regardless of the user's preference.
    public static let never = ScrollIndicatorVisibility(name: "never")

    var hides: Bool { self == .hidden || self == .never }
}

/// The part to which margins apply.
@_weakLinked
public struct ContentMarginPlacement: Sendable, Equatable {
    private let name: String

    /// Of the content; scroll bars stay at the edges.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// Of the content.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// Of scroll bars, which the desktop places.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
    /// Sets whether scroll bars show in this view.
    /// - Parameters:
    ///   - visibility: Whether they do.
    ///   - axes: The axes along which they scroll.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
        }
    }

    /// Sets whether the user can scroll in this view. What an outer view has disabled stays so.
    /// - Parameter disabled: Whether scrolling is disabled.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Sets whether content of scrolling places in this view shows outside of them.
    /// - Parameter disabled: Whether it does.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Sets the space around the content of the scroll view in this view.
    /// - Parameters:
    ///   - edges: The sides with space.
    ///   - insets: The amount on each side, in points.
    ///   - placement: The view with the space.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollMargins) { margins in
            guard placement != .scrollIndicators else { return }
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    /// Sets the space around the content of the scroll view in this view.
    /// - Parameters:
    ///   - edges: The sides with space.
    ///   - length: The amount, in points, or nil for the default of 16 points.
    ///   - placement: The view with the space.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
    }

    /// Sets the space around the content of the scroll view in this view.
    /// - Parameters:
    ///   - length: The amount on each side, in points.
    ///   - placement: The view with the space.
    nonisolated public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
