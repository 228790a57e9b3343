import Foundation

extension View {
    /// Sets whether lists, forms and text editors in this view have a background of their own.
    /// - Parameter visibility: Whether they have one. If it is hidden, the background behind them is visible.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackgroundVisibility, visibility)
    }

    /// Sets whether every second row of lists and tables in this view has another background.
    /// - Parameter behavior: Whether it has.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatesRowBackgrounds, behavior == .enabled)
    }

    /// Sets the room between the rows of lists in this view.
    /// - Parameter spacing: The room in points; nil for the usual.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    /// Sets the room between the sections of lists in this view.
    /// - Parameter spacing: The room.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacingLength, spacing.length)
    }

    /// Sets the room between the sections of lists in this view.
    /// - Parameter spacing: The room in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacingLength, spacing)
    }

    /// Sets the colour of the controls and symbols in the rows of lists in this view.
    /// - Parameter tint: The colour; nil for that of the theme.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

    /// Sets the colour of the controls and symbols in the rows of lists in this view.
    /// - Parameter tint: The colour; nil for that of the theme.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

    /// Sets how much the headers of sections in this view stand out.
    /// - Parameter prominence: The prominence.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}

/// The colour of the symbols in rows.
@_weakLinked
public struct ListItemTint: Sendable {
    let color: Color?
    /// Returns a colour that stays as it is.
    /// - Parameter tint: The colour.
    public static func fixed(_ tint: Color) -> ListItemTint { .init(color: tint) }
    /// Returns a colour that the desktop may replace by its own.
    /// - Parameter tint: The colour.
    public static func preferred(_ tint: Color) -> ListItemTint { .init(color: tint) }
    /// Grey.
    public static let monochrome = ListItemTint(color: .secondary)
}
