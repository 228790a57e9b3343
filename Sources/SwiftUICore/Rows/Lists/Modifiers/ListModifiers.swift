import Foundation

extension View {
    /// Sets the visibility of the background of lists, forms and text editors in this view.
    /// - Parameter visibility: Whether they have one. If it is hidden, the background behind them is visible.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackgroundVisibility, visibility)
    }

    /// Sets whether alternating rows of lists and tables in this view have different backgrounds.
    /// - Parameter behavior: Whether it has.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatesRowBackgrounds, behavior == .enabled)
    }

    /// Sets the spacing between the rows of lists in this view.
    /// - Parameter spacing: The room in points; nil for the usual.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    /// Sets the spacing between the sections of lists in this view.
    /// - Parameter spacing: The room.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacingLength, spacing.length)
    }

    /// Sets the spacing between the sections of lists in this view.
    /// - Parameter spacing: The room in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacingLength, spacing)
    }

    /// Sets the tint of controls and symbols in the rows of lists in this view.
    /// - Parameter tint: The colour; nil for that of the theme.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

    /// Sets the tint of controls and symbols in the rows of lists in this view.
    /// - Parameter tint: The colour; nil for that of the theme.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

    /// Sets the prominence of section headers in this view.
    /// - Parameter prominence: The prominence.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}

/// The tint of symbols in rows.
@_weakLinked
public struct ListItemTint: Sendable {
    let color: Color?
    /// Returns a tint that does not change.
    /// - Parameter tint: The colour.
    public static func fixed(_ tint: Color) -> ListItemTint { .init(color: tint) }
    /// Returns a tint that the desktop may replace with its own.
    /// - Parameter tint: The colour.
    public static func preferred(_ tint: Color) -> ListItemTint { .init(color: tint) }
    /// Grey.
    public static let monochrome = ListItemTint(color: .secondary)
}
