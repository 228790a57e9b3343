/// A box around related views, with an optional label above it.
///
/// ```swift
/// GroupBox("Appearance") {
///     Toggle("Large text", isOn: $isLarge)
/// }
/// ```
@_weakLinked
public struct GroupBox<Label: View, Content: View> {
    let label: Label
    let content: Content

    /// Creates a group box with a label.
    /// - Parameters:
    ///   - content: The contents.
    ///   - label: The relation of the views inside.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    /// Creates a group box with a label.
    /// - Parameters:
    ///   - label: The relation of the views inside.
    ///   - content: The contents.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        (self.label, self.content) = (label, content())
    }
}

extension GroupBox: View {
    public typealias Body = Never
}

extension GroupBox where Label == EmptyView {
    /// Creates a group box without a label.
    /// - Parameter content: The contents.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
    /// Creates a group box with a label.
    /// - Parameters:
    ///   - titleKey: The relation of the views inside.
    ///   - content: The contents.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Creates a group box with a label.
    /// - Parameters:
    ///   - title: The relation of the views inside.
    ///   - content: The contents.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a group box from a style's configuration.
    /// - Parameter configuration: The configuration of the style.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        (label, content) = (configuration.label, configuration.content)
    }
}

extension GroupBox: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        StyledControlNode(self, inputs, styles: GroupBoxStyles.self) { box, style in
            style.view(
                GroupBoxStyleConfiguration(
                    label: .init(content: box.label),
                    content: .init(content: box.content),
                    hasLabel: !(box.label is EmptyView)
                )
            )
        }
    }
}
