/// The properties of labelled content that a style shows.
@_weakLinked
public struct LabeledContentStyleConfiguration {
    /// The label.
    public let label: Label
    /// The value or views that the label describes.
    public let content: Content
}

/// The look that suits the place: the label before the content, and in rows at the other end.
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
        }
    }

    @ViewBuilder private var content: some View {
        if layout == .columns { configuration.content } else { configuration.content.foregroundStyle(.secondary) }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The look that suits the place.
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}
