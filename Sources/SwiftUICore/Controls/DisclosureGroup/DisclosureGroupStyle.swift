/// The properties of a disclosure group that a style shows.
@_weakLinked
public struct DisclosureGroupStyleConfiguration {
    /// The label above the views.
    public let label: Label
    /// The views, which are made where a style shows them.
    public let content: Content
    /// A Boolean value that indicates whether the group is open.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content, _isExpanded) = (label, content, isExpanded)
    }
}

/// The look that suits the place of the group: an arrow beside the label, and the views below, moved in. In a list each view is a row of
/// its own.
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
            if configuration.isExpanded { configuration.content.padding(.leading, 20) }
        } else {
            VStack(alignment: .leading) {
                label
                if configuration.isExpanded {
                    VStack(alignment: .leading) { configuration.content }.padding(.leading, 20)
                }
            }
        }
    }

    @MainActor private var label: some View {
        ExpanderControl(isExpanded: configuration.$isExpanded, label: configuration.label)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The look that suits the place of the group.
    public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}
