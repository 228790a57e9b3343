/// A group of related controls, which appear side by side in a window and as a section in a menu.
///
/// ```swift
/// ControlGroup {
///     Button("Back", systemImage: "chevron.left") { back() }
///     Button("Forward", systemImage: "chevron.right") { forward() }
/// }
/// ```
@_weakLinked
public struct ControlGroup<Content: View> {
    private let content: Content

    /// Creates a group.
    /// - Parameter content: The controls.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: View {
    /// The group in its current style.
    public var body: some View { ControlGroupBody(content: content) }
}

extension ControlGroup {
    /// Creates a group with a label.
    /// - Parameters:
    ///   - content: The controls.
    ///   - label: A view that describes the controls.
    nonisolated public init<Controls: View, Label: View>(
        @ViewBuilder content: () -> Controls,
        @ViewBuilder label: () -> Label
    ) where Content == LabeledControlGroupContent<Controls, Label> {
        self.content = LabeledControlGroupContent(controls: content(), label: label())
    }

    /// Creates a group with a title.
    nonisolated public init<Controls: View>(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Controls
    ) where Content == LabeledControlGroupContent<Controls, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Controls: View>(
        _ title: Title,
        @ViewBuilder content: () -> Controls
    ) where Content == LabeledControlGroupContent<Controls, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a title and a symbol.
    nonisolated public init<Controls: View>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Controls
    ) where Content == LabeledControlGroupContent<Controls, SwiftUICore.Label<Text, Image>> {
        self.init(content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a group with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Controls: View>(
        _ title: Title,
        systemImage: String,
        @ViewBuilder content: () -> Controls
    ) where Content == LabeledControlGroupContent<Controls, SwiftUICore.Label<Text, Image>> {
        self.init(content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// Creates a group from a style's configuration.
    /// - Parameter configuration: The configuration of the style.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
    where
        Content == LabeledControlGroupContent<
            ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label
        >
    {
        content = LabeledControlGroupContent(controls: configuration.content, label: configuration.label)
    }
}

/// The controls of a group with a label.
@_weakLinked
public struct LabeledControlGroupContent<Controls: View, Label: View> {
    let controls: Controls
    let label: Label
}

extension LabeledControlGroupContent: View {
    /// The controls.
    public var body: some View { controls }
}

/// The parts of a group of controls.
@MainActor
private protocol ControlGroupParts {
    var parts: (controls: any View, label: any View) { get }
}

extension LabeledControlGroupContent: ControlGroupParts {
    fileprivate var parts: (controls: any View, label: any View) { (controls, label) }
}

/// The view of a group of controls.
private struct ControlGroupBody<Content: View>: View {
    let content: Content
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        if isInMenu {
            // Items of a menu are in a section of their own.
            MenuSection(header: EmptyView(), content: content)
        } else {
            StyledControlGroup(configuration: configuration)
        }
    }

    private var configuration: ControlGroupStyleConfiguration {
        let parts = (content as? any ControlGroupParts)?.parts ?? (content, EmptyView())
        return ControlGroupStyleConfiguration(
            content: .init(content: parts.controls),
            label: .init(content: parts.label),
            hasLabel: !(parts.label is EmptyView)
        )
    }
}
