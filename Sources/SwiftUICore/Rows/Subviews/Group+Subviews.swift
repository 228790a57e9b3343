/// The views that a closure creates from the subviews of some content.
@_weakLinked
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: PrimitiveView, ShapedView {
    public typealias Body = Never

    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        SubviewsNode(self, base: \.subviews, marksSections: false, inputs) { view, subviews, _ in
            view.content(SubviewsCollection(subviews))
        }
    }

    static func rowShape(modified: RowShape) -> RowShape { .unknown }
}

/// The views that a closure creates from the sections of some content.
@_weakLinked
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let sections: Sections
    let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: PrimitiveView, ShapedView {
    public typealias Body = Never

    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        SubviewsNode(self, base: \.sections, marksSections: true, inputs) { view, subviews, elements in
            view.content(SectionCollection(subviews, of: elements))
        }
    }

    static func rowShape(modified: RowShape) -> RowShape { .unknown }
}

extension Group {
    /// Creates a group from the subviews of some content.
    ///
    /// ```swift
    /// Group(subviews: content) { subviews in
    ///     if let first = subviews.first { first.font(.title) }
    ///     HStack { subviews.dropFirst() }
    /// }
    /// ```
    /// - Parameters:
    ///   - view: The content.
    ///   - transform: Makes the views. It is called again when the content has other views, or when these say something else
    ///     to the container around them.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(subviews: view, content: transform) }
    }

    /// Creates a group from the sections of some content.
    /// - Parameters:
    ///   - view: The content.
    ///   - transform: Makes the views. It is called again when the content has other views, or when these say something else
    ///     to the container around them.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base,
        @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(sections: view, content: transform) }
    }
}
