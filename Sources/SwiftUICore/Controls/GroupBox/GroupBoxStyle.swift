/// The properties of a group box.
@_weakLinked
public struct GroupBoxStyleConfiguration {
    /// The label of the group box.
    public let label: Label
    /// The content of the group box.
    public let content: Content
    /// A Boolean value that indicates whether there is a label.
    var hasLabel = true
}

/// The default group box style, which shows a label above a frame with the content.
@_weakLinked
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            if configuration.hasLabel {
                configuration.label.font(.headline).keepsWordsWhole().accessibilityAddTraits(.isHeader)
            }
            VStack { configuration.content }
                .padding(8)
                .background(.primary.opacity(0.04), in: RoundedRectangle(cornerRadius: 8))
                .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.primary.opacity(0.15), lineWidth: 1) }
        }
        .accessibilityElement(children: .contain)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default group box style, which shows a label above a frame with the content.
    public static var automatic: DefaultGroupBoxStyle { .init() }
}
