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

/// Rows of a sidebar, by which one moves about.
@_weakLinked
public struct SidebarListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ListAppearance { .init(value: .sidebar) }
}

/// Rows in a frame with space around it.
@_weakLinked
public struct InsetListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ListAppearance { .init(value: .inset) }
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
