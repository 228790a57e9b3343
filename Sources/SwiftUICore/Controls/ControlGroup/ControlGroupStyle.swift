/// The properties of a control group.
@_weakLinked
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public let content: Content
    /// A view that describes the controls.
    public let label: Label
    /// A Boolean value that indicates whether there is a label.
    var hasLabel = true
}

/// A control group style that suits the context of the group and shows the controls side by side.
@_weakLinked
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}

/// A control group style that shows the controls side by side.
@_weakLinked
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}

/// A control group style that shows the controls side by side with less space between them.
@_weakLinked
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}

/// A control group style that shows a button with a menu of the controls.
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

/// A control group style that shows the controls side by side, each with its symbol and title.
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
    /// The default style, which depends on the context.
    public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A control group style that shows the controls side by side.
    public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A control group style that shows the controls side by side with less space between them.
    public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A control group style that shows a button with a menu of the controls.
    public static var menu: MenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A control group style that shows the controls side by side, each with its symbol and title.
    public static var palette: PaletteControlGroupStyle { .init() }
}
