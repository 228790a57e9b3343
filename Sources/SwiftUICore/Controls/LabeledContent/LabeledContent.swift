import Foundation

/// A container that attaches a label to a value or to views.
///
/// ```swift
/// LabeledContent("Size", value: file.size, format: .byteCount(style: .file))
/// ```
@_weakLinked
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    public typealias Body = Never
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        StyledControlNode(self, inputs, styles: LabeledContentStyles.self) { labeled, style in
            style.view(
                LabeledContentStyleConfiguration(
                    label: .init(content: labeled.label),
                    content: .init(content: labeled.content)
                )
            )
        }
    }
}

extension LabeledContent where Label: View, Content: View {
    /// Creates labelled content.
    /// - Parameters:
    ///   - content: The views.
    ///   - label: Their label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates labelled content.
    /// - Parameters:
    ///   - titleKey: Their label.
    ///   - content: The views.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// Creates labelled content.
    /// - Parameters:
    ///   - title: Their label.
    ///   - content: The views.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates labelled content that displays a text.
    /// - Parameters:
    ///   - titleKey: The label.
    ///   - value: The text.
    nonisolated public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    /// Creates labelled content that displays a text.
    /// - Parameters:
    ///   - title: The label.
    ///   - value: The text.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
        self.init(label: Text(title), content: Text(value))
    }

    /// Creates labelled content that displays a formatted value.
    /// - Parameters:
    ///   - titleKey: The label.
    ///   - value: The value.
    ///   - format: The format of the value.
    nonisolated public init<Format: FormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Format.FormatInput,
        format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(verbatim: format.format(value)))
    }

    /// Creates labelled content that displays a formatted value.
    /// - Parameters:
    ///   - title: The label.
    ///   - value: The value.
    ///   - format: The format of the value.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Format: FormatStyle>(
        _ title: Title,
        value: Format.FormatInput,
        format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(label: Text(title), content: Text(verbatim: format.format(value)))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates labelled content from a style's configuration.
    /// - Parameter configuration: The configuration of the style.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}
