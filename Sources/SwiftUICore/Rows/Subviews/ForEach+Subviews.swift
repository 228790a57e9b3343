/// The views of some content as the data of a ``ForEach``, which resolves them when it is shown.
@_weakLinked
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let view: AnyView

    public var startIndex: Int { 0 }
    /// Zero, because the views are known only when the `ForEach` is shown.
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { preconditionFailure("the views are known only where they are shown") }
}

/// The sections of some content as the data of a ``ForEach``, which resolves them when it is shown.
@_weakLinked
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let view: AnyView

    public var startIndex: Int { 0 }
    /// Zero, because the sections are known only when the `ForEach` is shown.
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("the sections are known only where they are shown")
    }
}

extension ForEach where Content: View {
    /// Creates views from the subviews of some content.
    /// - Parameters:
    ///   - view: The content.
    ///   - content: Makes the view of one of them.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(content: content, identity: \.id, data: ForEachSubviewCollection(view: AnyView(view)))
    }

    /// Creates views from the sections of some content.
    /// - Parameters:
    ///   - view: The content.
    ///   - content: Makes the view of a section.
    nonisolated public init<V: View>(
        sections view: V,
        @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(content: content, identity: \.id, data: ForEachSectionCollection(view: AnyView(view)))
    }

    /// Returns the node where the elements are views or sections of a content; nil for other elements.
    @MainActor
    func makeSubviewsNode(_ inputs: NodeInputs) -> ViewNode? {
        if data is ForEachSubviewCollection<Content> {
            return PassThroughNode(self, content: { $0.ofSubviews }, inputs)
        }
        if data is ForEachSectionCollection<Content> {
            return PassThroughNode(self, content: { $0.ofSections }, inputs)
        }
        return nil
    }

    private var ofSubviews: GroupElementsOfContent<AnyView, ForEach<SubviewsCollection, Subview.ID, Content>> {
        GroupElementsOfContent(subviews: (data as! ForEachSubviewCollection<Content>).view) { subviews in
            ForEach<SubviewsCollection, Subview.ID, Content>(
                content: { content($0 as! Data.Element) },
                identity: \.id,
                data: subviews,
                actions: actions
            )
        }
    }

    private var ofSections:
        GroupSectionsOfContent<AnyView, ForEach<SectionCollection, SectionConfiguration.ID, Content>>
    {
        GroupSectionsOfContent(sections: (data as! ForEachSectionCollection<Content>).view) { sections in
            ForEach<SectionCollection, SectionConfiguration.ID, Content>(
                content: { content($0 as! Data.Element) },
                identity: \.id,
                data: sections,
                actions: actions
            )
        }
    }
}
