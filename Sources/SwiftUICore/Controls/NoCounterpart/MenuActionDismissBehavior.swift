/// The behavior of a menu after the user chooses an item.
///
/// Menus of GTK always close.
@_weakLinked
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private enum Behavior: Hashable, Sendable {
        case automatic, enabled, disabled
    }

    private let behavior: Behavior

    /// The system's setting.
    public static let automatic = MenuActionDismissBehavior(behavior: .automatic)
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(behavior: .enabled)
    /// The menu stays open. This behavior is not supported, so the menu closes.
    public static let disabled = MenuActionDismissBehavior(behavior: .disabled)
}

extension View {
    /// Sets whether menus in this view close after the user chooses an item. Here they always do.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
