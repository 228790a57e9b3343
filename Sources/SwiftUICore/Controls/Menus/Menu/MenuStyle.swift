/// A look of menus.
@MainActor @preconcurrency
@_weakLinked
public protocol MenuStyle {
    /// The view of a menu.
    associatedtype Body: View

    /// Makes the view of a menu.
    /// - Parameter configuration: The menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties of a menu that a style shows.
    typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu that a style shows.
@_weakLinked
public struct MenuStyleConfiguration {
    /// The label of the button.
    public let label: Label
    /// The items.
    public let content: Content
    let primaryAction: (() -> Void)?
}
