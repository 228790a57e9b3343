/// A look of tables.
@_weakLinked
public protocol TableStyle {
    /// The look, as the framework knows it.
    var _appearance: _TableAppearance { get }
}

/// A look of tables, as the framework knows it.
@_weakLinked
public struct _TableAppearance: Sendable {
    /// The look of the list of the rows; nil for that of the lists around.
    var list: ListAppearance?
    /// A Boolean value that indicates whether every second row has another background; nil for the setting of the list around.
    var alternates: Bool?
}

/// The look that suits the place of the table.
@_weakLinked
public struct AutomaticTableStyle: TableStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as the framework knows it.
    public var _appearance: _TableAppearance { .init() }
}

/// Rows and titles with room around them.
@_weakLinked
public struct InsetTableStyle: TableStyle, Sendable {
    private var alternates: Bool?

    /// Creates the style.
    public init() {}

    /// Creates the style.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// The look, as the framework knows it.
    public var _appearance: _TableAppearance { .init(list: .inset, alternates: alternates) }
}

/// Rows and titles in a frame.
@_weakLinked
public struct BorderedTableStyle: TableStyle, Sendable {
    private var alternates: Bool?

    /// Creates the style.
    public init() {}

    /// Creates the style.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// The look, as the framework knows it.
    public var _appearance: _TableAppearance { .init(list: .bordered, alternates: alternates) }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The look that suits the place of the table.
    public static var automatic: AutomaticTableStyle { .init() }
}
extension TableStyle where Self == InsetTableStyle {
    /// Rows and titles with room around them.
    public static var inset: InsetTableStyle { .init() }

    /// Rows and titles with room around them.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension TableStyle where Self == BorderedTableStyle {
    /// Rows and titles in a frame.
    public static var bordered: BorderedTableStyle { .init() }

    /// Rows and titles in a frame.
    /// - Parameter alternatesRowBackgrounds: Whether every second row has another background.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension View {
    /// Sets the look of tables in this view.
    /// - Parameter style: The style.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableAppearance, style._appearance)
    }

    /// Sets whether tables in this view have titles above their columns.
    /// - Parameter visibility: Whether they have; by default they do.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
