import Foundation

/// A section of related views, with an optional header and footer.
///
/// A list shows headers and footers as rows that cannot be selected, a lazy grid in lines of their own, and a lazy stack or
/// grid can keep them in sight: see ``PinnedScrollableViews``.
@_weakLinked
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// A Boolean value that indicates whether the views are shown, where the user opens and closes the section.
    var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    /// - Parameters:
    ///   - content: The views.
    ///   - header: The header.
    ///   - footer: The view after them.
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates a section with a header and a footer.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    /// - Parameters:
    ///   - content: The views.
    ///   - header: The header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    /// - Parameters:
    ///   - content: The views.
    ///   - footer: The view after them.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a footer.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header or a footer.
    /// - Parameter content: The views.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - content: The views.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section with a title.
    /// - Parameters:
    ///   - title: The title.
    ///   - content: The views.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section that the user can expand and collapse with its header.
    /// - Parameters:
    ///   - isExpanded: Whether the views are shown.
    ///   - content: The views.
    ///   - header: The header.
    nonisolated public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title that the user can expand and collapse.
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - isExpanded: Whether the views are shown.
    ///   - content: The views.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a title that the user can expand and collapse.
    /// - Parameters:
    ///   - title: The title.
    ///   - isExpanded: Whether the views are shown.
    ///   - content: The views.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

/// The header of a section, which opens and closes it where the user does that.
@_weakLinked
struct SectionHeader<Header: View> {
    let header: Header
    let isExpanded: Binding<Bool>?
}

extension SectionHeader: View {
    var body: some View {
        if let isExpanded { ExpanderControl(isExpanded: isExpanded, label: header) } else { header }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - content: The views.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(String(localized: titleResource), content: content)
    }
}
