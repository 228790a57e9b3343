/// The appearance of lists.
@_weakLinked
public protocol ListStyle {
    /// The description of the appearance for hosts.
    var _appearance: _ListAppearance { get }
}

/// A description of the appearance of lists for hosts.
@_weakLinked
public struct _ListAppearance: Sendable {
    let value: ListAppearance
    var alternates = false
}

/// The default list style, which depends on the context.
@_weakLinked
public struct DefaultListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The description of the appearance for hosts.
    public var _appearance: _ListAppearance { .init(value: .automatic) }
}

/// A list style that shows rows on a plain background.
@_weakLinked
public struct PlainListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The description of the appearance for hosts.
    public var _appearance: _ListAppearance { .init(value: .plain) }
}

/// A list style that looks like a sidebar, for navigation.
@_weakLinked
public struct SidebarListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The description of the appearance for hosts.
    public var _appearance: _ListAppearance { .init(value: .sidebar) }
}

/// A list style that shows sections one below another, each with its own background.
@_weakLinked
public struct GroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The description of the appearance for hosts.
    public var _appearance: _ListAppearance { .init(value: .grouped) }
}

/// A list style that shows sections in boxes with rounded corners.
@_weakLinked
public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The description of the appearance for hosts.
    public var _appearance: _ListAppearance { .init(value: .insetGrouped) }
}

/// Rows in a frame.
@_weakLinked
public struct BorderedListStyle: ListStyle, Sendable {
    let alternates: Bool
    /// Creates the style.
    public init() { alternates = false }
    /// Creates the style.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    /// The description of the appearance for hosts.
    public var _appearance: _ListAppearance { .init(value: .bordered, alternates: alternates) }
}

/// A list style that shows rows in a frame surrounded by space.
@_weakLinked
public struct InsetListStyle: ListStyle, Sendable {
    let alternates: Bool
    /// Creates the style.
    public init() { alternates = false }
    /// Creates the style.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    /// The description of the appearance for hosts.
    public var _appearance: _ListAppearance { .init(value: .inset, alternates: alternates) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default list style, which depends on the context.
    public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
    /// A list style that shows rows on a plain background.
    public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
    /// A style that looks like a sidebar.
    public static var sidebar: SidebarListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
    /// A list style that shows rows in a frame surrounded by space.
    public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
    /// A list style that shows rows in a frame surrounded by space.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension ListStyle where Self == GroupedListStyle {
    /// A list style that shows sections one below another, each with its own background.
    public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// A list style that shows sections in boxes with rounded corners.
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == BorderedListStyle {
    /// Rows in a frame.
    public static var bordered: BorderedListStyle { .init() }
    /// Rows in a frame.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension View {
    /// Sets the style for lists in this view.
    nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        modifier(ListStyleModifier(appearance: style._appearance))
    }
}
