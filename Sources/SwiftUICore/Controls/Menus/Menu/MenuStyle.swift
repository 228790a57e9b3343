/// The properties of a menu.
@_weakLinked
public struct MenuStyleConfiguration {
    /// The label of the button.
    public let label: Label
    /// The items.
    public let content: Content
    let primaryAction: (() -> Void)?
}
