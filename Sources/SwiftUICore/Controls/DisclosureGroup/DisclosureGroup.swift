/// A view that shows and hides its content below a label.
///
/// ```swift
/// DisclosureGroup("Details") {
///     Text(file.path)
///     Text(file.size.formatted())
/// }
/// ```
@_weakLinked
public struct DisclosureGroup<Label: View, Content: View> {
    @State private var ownIsExpanded = false
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    nonisolated private init(isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
        (self.isExpanded, self.label, self.content) = (isExpanded, label, content)
    }
}

extension DisclosureGroup: View {
    public var body: some View {
        StyledDisclosureGroup(
            configuration: DisclosureGroupStyleConfiguration(
                label: .init(content: label),
                content: .init(content: DeferredView(content: content)),
                isExpanded: isExpanded ?? $ownIsExpanded
            )
        )
    }
}

extension DisclosureGroup {
    /// Creates a disclosure group that is initially collapsed.
    /// - Parameters:
    ///   - content: The views, which are made when the group is open.
    ///   - label: The label above them.
    nonisolated public init(
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: nil, label: label(), content: content)
    }

    /// Creates a group.
    /// - Parameters:
    ///   - isExpanded: Whether it is open.
    ///   - content: The views, which are made when the group is open.
    ///   - label: The label above them.
    nonisolated public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: isExpanded, label: label(), content: content)
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a disclosure group with a title that is initially collapsed.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, label: Text(titleKey), content: content)
    }

    /// Creates a group with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
    }

    /// Creates a disclosure group with a title that is initially collapsed.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, label: Text(title), content: content)
    }

    /// Creates a group with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, label: Text(title), content: content)
    }
}
