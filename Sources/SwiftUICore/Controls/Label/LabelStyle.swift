/// The properties of a label.
@_weakLinked
public struct LabelStyleConfiguration {
    /// The title.
    public let title: Title
    /// The icon, which is a symbol or a picture.
    public let icon: Icon
}

// MARK: - The framework's own styles

/// The default label style, which shows the icon and the title, and only the icon in toolbars.
@_weakLinked
public struct DefaultLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { DefaultLabel(configuration: configuration) }
}

private struct DefaultLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelPlace) private var place

    init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if place.isInToolbar {
            IconOnlyLabelStyle().makeBody(configuration: configuration)
        } else {
            place.row(configuration)
        }
    }
}

/// A label style that shows the icon beside the title.
@_weakLinked
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabel(configuration: configuration) }
}

private struct TitleAndIconLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelPlace) private var place

    init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

    var body: some View { place.row(configuration) }
}

/// The values of the environment by which a label arranges its icon and its title. They are read in one step: each key path that a view
/// has takes longer than a value.
private struct LabelPlace: Equatable {
    let isInToolbar: Bool
    let spacing: CGFloat
    let isColumn: Bool
    let width: CGFloat?

    /// Returns the icon beside the title.
    func row(_ configuration: LabelStyleConfiguration) -> some View {
        HStack(spacing: spacing) {
            configuration.icon.modifier(IconColumnModifier(isColumn: isColumn, width: width))
            configuration.title
        }
    }
}

extension EnvironmentValues {
    fileprivate var labelPlace: LabelPlace {
        let width = labelReservedIconWidth
        return LabelPlace(
            isInToolbar: isInToolbar,
            spacing: labelIconToTitleSpacing ?? 6,
            isColumn: width != nil || isInRow || formLayout == .grouped,
            width: width
        )
    }
}

/// A label style that shows only the title.
@_weakLinked
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that shows only the icon.
@_weakLinked
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.named(by: configuration.title)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style, which depends on the context.
    public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A label style that shows the icon beside the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A label style that shows only the title.
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A label style that shows only the icon.
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}
