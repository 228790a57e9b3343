/// The properties of a disclosure group.
@_weakLinked
public struct DisclosureGroupStyleConfiguration {
    /// The label of the disclosure group.
    public let label: Label
    /// The content of the disclosure group, which is created when the style shows it.
    public let content: Content
    /// A Boolean value that indicates whether the group is expanded.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content, _isExpanded) = (label, content, isExpanded)
    }
}

/// The default disclosure group style, which shows an arrow beside the label and indents the content below it. In a list, each view of the
/// content is a row.
@_weakLinked
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticDisclosure(configuration: configuration)
    }
}

/// A group as it looks by itself.
@_weakLinked
struct AutomaticDisclosure {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.stackAxis) private var stackAxis

    init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }
}

extension AutomaticDisclosure: View {
    @ViewBuilder var body: some View {
        if isInList, stackAxis == nil {
            label
            if configuration.isExpanded { configuration.content.padding(.leading, ExpanderContent.arrowLength) }
        } else {
            VStack(alignment: .leading) {
                label.keepsWordsWhole()
                if configuration.isExpanded {
                    VStack(alignment: .leading) { configuration.content }.padding(.leading, ExpanderContent.arrowLength)
                }
            }
        }
    }

    @MainActor private var label: some View {
        ExpanderControl(isExpanded: configuration.$isExpanded, label: configuration.label)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style, which depends on the context.
    public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}
