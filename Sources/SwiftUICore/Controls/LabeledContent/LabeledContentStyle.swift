/// The properties of labelled content.
@_weakLinked
public struct LabeledContentStyleConfiguration {
    /// The label.
    public let label: Label
    /// The content that the label describes.
    public let content: Content
}

/// The default style, which shows the label before the content, or at the opposite end in rows.
@_weakLinked
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { StandardLabeledContent(configuration) }
}

private struct StandardLabeledContent: View {
    @Environment(\.formLayout) private var layout
    @Environment(\.isInList) private var isInList
    private let configuration: LabeledContentStyleConfiguration

    init(_ configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if layout != nil {
            FormField(configuration.label, alignment: .firstTextBaseline) { content }
        } else {
            HStack(alignment: .firstTextBaseline) {
                VisibleLabel(configuration.label)
                if isInList { Spacer(minLength: 8) }
                content
            }
            // Rows of labels and values have the usual space between them, and not that of lines of text.
            .modifier(TraitModifier<ViewSpacingTrait>(value: ViewSpacing()))
        }
    }

    @ViewBuilder private var content: some View {
        if layout == .columns { configuration.content } else { configuration.content.foregroundStyle(.secondary) }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style, which depends on the context.
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}
