/// The properties of a group of controls that a style shows.
@_weakLinked
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public let content: Content
    /// A view that describes the controls.
    public let label: Label
    /// A Boolean value that indicates whether there is a label.
    var hasLabel = true
}

/// The look that suits the place of the group: the controls side by side.
@_weakLinked
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}

/// The controls side by side.
@_weakLinked
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}

/// The controls side by side, with less room between them.
@_weakLinked
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}

/// A button that opens a menu with the controls.
@_weakLinked
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            if configuration.hasLabel { configuration.label } else { Image(systemName: "ellipsis.circle") }
        }
    }
}

/// The controls side by side, each with its symbol and title.
@_weakLinked
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}

/// Controls side by side, as one group to assistive technologies.
private struct ControlRow: View {
    let configuration: ControlGroupStyleConfiguration

    var body: some View {
        HStack(spacing: 2) { configuration.content }
            .accessibilityElement(children: .contain)
            .named(by: configuration.label)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The look that suits the place of the group.
    public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls side by side.
    public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// The controls side by side, with less room between them.
    public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A button that opens a menu with the controls.
    public static var menu: MenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The controls side by side, each with its symbol and title.
    public static var palette: PaletteControlGroupStyle { .init() }
}
