/// Whether a menu closes after an action.
@_weakLinked
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let value: Int
    public static let automatic = MenuActionDismissBehavior(value: 0)
    public static let enabled = MenuActionDismissBehavior(value: 1)
    public static let disabled = MenuActionDismissBehavior(value: 2)
}

extension View {
    /// Sets whether menus in this view close after an action: they always do.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
