/// The order in which a menu shows its items.
@_weakLinked
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String

    /// The same as ``fixed``.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first items appear closest to the point where the menu opens. Desktop menus open below that point, so this is the same as
    /// ``fixed``.
    public static let priority = MenuOrder(name: "priority")
    /// The items appear in order from top to bottom.
    public static let fixed = MenuOrder(name: "fixed")
}

private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The visibility of the arrow of buttons that open a menu.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Sets the order in which menus in this view show their items.
    /// - Parameter order: The order.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets the visibility of the arrow of buttons in this view that open a menu.
    /// - Parameter visibility: Whether they have. The arrow beside a button with its own action is always visible.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
