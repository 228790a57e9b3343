/// A view that creates views from the elements of a collection, each identified by its element.
@_weakLinked
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// A closure that creates the view of an element.
    public var content: (Data.Element) -> Content
    let identity: (Data.Element) -> ID
    /// The collection from which the views are created.
    public var data: Data
    /// The user's actions on the elements in a list.
    var actions = ElementActions()
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates views from identifiable elements.
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the view of an element.
    // A binding to a collection is a collection, too; the initializers for bindings are meant then.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(content: content, identity: { $0.id }, data: data)
    }
}

extension ForEach where Content: View {
    /// Creates views from elements that are identified by a key path.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the identity.
    ///   - content: Makes the view of an element.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(content: content, identity: { $0[keyPath: id] }, data: data)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates views from a constant range of numbers.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(content: content, identity: { $0 }, data: data)
    }
}

extension ForEach where Content: View {
    /// Creates views from bindings to the elements of a binding's collection.
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the view of an element, given a binding to it.
    nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Element: Identifiable,
        ID == Elements.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates views from bindings to the elements of a binding's collection.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identity.
    ///   - content: Makes the view of an element, given a binding to it.
    nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>,
        id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)> {
        let elements = data.wrappedValue
        self.init(
            content: { index, _ in content(Binding(ElementLocation(data.location, at: index, last: elements[index]))) },
            identity: { $0.1 },
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        )
    }
}
