/// The behavior of a menu when one of its items is chosen.
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
    /// The menu stays open, which it does not here.
    public static let disabled = MenuActionDismissBehavior(behavior: .disabled)
}

extension View {
    /// Sets whether menus in this view close when an item is chosen, which they do here.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
