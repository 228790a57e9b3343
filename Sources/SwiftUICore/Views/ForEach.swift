/// A view for each element of a collection, kept by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let identity: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates views for identifiable elements.
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the view of an element.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identity: { $0.id })
    }
}

extension ForEach where Content: View {
    /// Creates views for elements with an identity at a key path.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Where the identity is.
    ///   - content: Makes the view of an element.
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identity: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates views for the numbers of a range that does not change.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identity: { $0 })
    }
}

extension ForEach where Content: View {
    /// Creates views for the elements of a binding's collection, each of which its view can change.
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

    /// Creates views for the elements of a binding's collection, each of which its view can change.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Where an element's identity is.
    ///   - content: Makes the view of an element, given a binding to it.
    nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>,
        id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)> {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { index, _ in
                // A view may still hold the binding when the collection has become shorter.
                let last = elements[index]
                return content(
                    Binding {
                        data.wrappedValue.indices.contains(index) ? data.wrappedValue[index] : last
                    } set: {
                        if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = $0 }
                    }
                )
            },
            identity: { $0.1 }
        )
    }
}

extension ForEach: PrimitiveView where Content: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ForEachNode(self, inputs) }
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
    ForEach<Data, ID, Content>
>
{
    private typealias Row = ModifiedContent<Content, TraitModifier>
    private var rows: [(id: ID, node: TypedNode<Row>)] = []
    private var isMade = false

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        updateRows()
        isMade = true
    }

    override var elements: [LayoutElement] { rows.flatMap(\.node.elements) }
    override var children: [ViewNode] { rows.map(\.node) }
    override func viewDidChange() { updateRows() }

    private func row(_ element: Data.Element, _ id: ID) -> Row {
        Row(content: view.content(element), modifier: TraitModifier { $0.identity = $0.identity ?? AnyHashable(id) })
    }

    private func updateRows() {
        var known: [ID: TypedNode<Row>] = [:]
        let before = rows
        // An identity that occurs twice has a node for each place: two places cannot share state.
        var repeated: [ID: [TypedNode<Row>]] = [:]
        for (id, node) in before {
            if known[id] == nil { known[id] = node } else { repeated[id, default: []].insert(node, at: 0) }
        }
        rows = view.data.map { element in
            let id = view.identity(element)
            let row = row(element, id)
            if let node = known.removeValue(forKey: id) ?? repeated[id]?.popLast() {
                node.set(row, environment: environment)
                return (id, node)
            }
            return (id, SwiftUICore.makeNode(row, inputs()))
        }
        guard !before.elementsEqual(rows, by: { $0.node === $1.node }) else { return }
        let kept = Set(rows.map { ObjectIdentifier($0.node) })
        for (_, node) in before where !kept.contains(ObjectIdentifier(node)) { node.remove() }
        if isMade { graph.structureDidChange() }
    }
}
