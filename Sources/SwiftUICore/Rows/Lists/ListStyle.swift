/// A look of lists.
@_weakLinked
public protocol ListStyle {
    /// The look, as hosts know it.
    var _appearance: _ListAppearance { get }
}

/// A look of lists, as hosts know it.
@_weakLinked
public struct _ListAppearance: Sendable {
    let value: ListAppearance
    var alternates = false
}

/// The look that suits the place of the list.
@_weakLinked
public struct DefaultListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ListAppearance { .init(value: .automatic) }
}

/// Rows on a plain ground.
@_weakLinked
public struct PlainListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ListAppearance { .init(value: .plain) }
}

/// The look of a sidebar, for navigation.
@_weakLinked
public struct SidebarListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ListAppearance { .init(value: .sidebar) }
}

/// Sections one below the other, each with its own background.
@_weakLinked
public struct GroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ListAppearance { .init(value: .grouped) }
}

/// Sections in boxes with round corners.
@_weakLinked
public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
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
    /// The look, as hosts know it.
    public var _appearance: _ListAppearance { .init(value: .bordered, alternates: alternates) }
}

/// Rows in a frame with space around it.
@_weakLinked
public struct InsetListStyle: ListStyle, Sendable {
    let alternates: Bool
    /// Creates the style.
    public init() { alternates = false }
    /// Creates the style.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    /// The look, as hosts know it.
    public var _appearance: _ListAppearance { .init(value: .inset, alternates: alternates) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The look that suits the place of the list.
    public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows on a plain ground.
    public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Rows of a sidebar.
    public static var sidebar: SidebarListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows in a frame with space around it.
    public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows in a frame with space around it.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections one below the other, each with its own background.
    public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections in boxes with round corners.
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
    /// Sets the look of lists in this view.
    nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        modifier(ListStyleModifier(appearance: style._appearance))
    }
}
