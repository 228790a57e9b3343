/// The order in which a menu shows its items.
@_weakLinked
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String

    /// The same as ``fixed``.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first items are nearest to the place at which the menu opens. Menus of a desktop open below that place, so
    /// this is the same as ``fixed``.
    public static let priority = MenuOrder(name: "priority")
    /// From the top to the bottom.
    public static let fixed = MenuOrder(name: "fixed")
}

private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// A Boolean value that indicates whether buttons that open a menu have an arrow.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Sets in which order the menus in this view show their items.
    /// - Parameter order: The order.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets whether buttons in this view that open a menu have an arrow.
    /// - Parameter visibility: Whether they have. The arrow beside a button with its own action is always visible.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
