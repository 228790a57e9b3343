import Foundation

/// The settings that the views around set for a scroll view.
struct ScrollSettings: Equatable {
    /// The insets around the content.
    var margins = EdgeInsets()
    /// The axes along which scroll indicators may appear.
    var indicators: Axis.Set = [.horizontal, .vertical]
    /// A Boolean value that indicates whether the user can scroll.
    var isEnabled = true
    /// A Boolean value that indicates whether content is visible outside the scroll view.
    var isClipDisabled = false
    /// The direction in which the content is laid out.
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

/// The visibility of scroll indicators.
@_weakLinked
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String

    /// The desktop's default.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Visible, although the desktop may hide them when nothing scrolls.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Hidden.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Hidden, regardless of the user's preference.
    public static let never = ScrollIndicatorVisibility(name: "never")

    var hides: Bool { self == .hidden || self == .never }
}

/// The placement of content margins.
@_weakLinked
public struct ContentMarginPlacement: Sendable, Equatable {
    private let name: String

    /// Around the content. Scroll indicators remain at the edges.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// Around the content.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// Around scroll indicators, which the desktop positions.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
    /// Sets the visibility of scroll indicators in this view.
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

    /// Sets whether scrolling is disabled in this view. It remains disabled if an outer view disables it.
    /// - Parameter disabled: Whether scrolling is disabled.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Sets whether clipping of scroll views in this view to their bounds is disabled.
    /// - Parameter disabled: Whether it does.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Sets the margins around the content of the scroll view in this view.
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

    /// Sets the margins around the content of the scroll view in this view.
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

    /// Sets the margins around the content of the scroll view in this view.
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
