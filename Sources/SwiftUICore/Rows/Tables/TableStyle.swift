/// The appearance of tables.
@_weakLinked
public protocol TableStyle {
    /// The framework's description of the appearance.
    var _appearance: _TableAppearance { get }
}

/// The framework's description of a table style.
@_weakLinked
public struct _TableAppearance: Sendable {
    /// The look of the list of the rows; nil for that of the lists around.
    var list: ListAppearance?
    /// A Boolean value that indicates whether every second row has another background; nil for the setting of the list around.
    var alternates: Bool?
}

/// The default table style, which depends on the context.
@_weakLinked
public struct AutomaticTableStyle: TableStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The framework's description of the appearance.
    public var _appearance: _TableAppearance { .init() }
}

/// A table style that shows rows and headers surrounded by space.
@_weakLinked
public struct InsetTableStyle: TableStyle, Sendable {
    private var alternates: Bool?

    /// Creates the style.
    public init() {}

    /// Creates the style.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// The framework's description of the appearance.
    public var _appearance: _TableAppearance { .init(list: .inset, alternates: alternates) }
}

/// A table style that shows rows and headers in a frame.
@_weakLinked
public struct BorderedTableStyle: TableStyle, Sendable {
    private var alternates: Bool?

    /// Creates the style.
    public init() {}

    /// Creates the style.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// The framework's description of the appearance.
    public var _appearance: _TableAppearance { .init(list: .bordered, alternates: alternates) }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default table style, which depends on the context.
    public static var automatic: AutomaticTableStyle { .init() }
}
extension TableStyle where Self == InsetTableStyle {
    /// A table style that shows rows and headers surrounded by space.
    public static var inset: InsetTableStyle { .init() }

    /// A table style that shows rows and headers surrounded by space.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension TableStyle where Self == BorderedTableStyle {
    /// A table style that shows rows and headers in a frame.
    public static var bordered: BorderedTableStyle { .init() }

    /// A table style that shows rows and headers in a frame.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension View {
    /// Sets the style for tables in this view.
    /// - Parameter style: The style.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableAppearance, style._appearance)
    }

    /// Sets the visibility of column headers of tables in this view.
    /// - Parameter visibility: Whether they have; by default they do.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
