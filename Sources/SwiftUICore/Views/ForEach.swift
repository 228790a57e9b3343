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
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identity: { $0.id })
    }
}

extension ForEach where Content: View {
    /// Creates views for elements with an identity at a key path.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Where the identity is.
    ///   - content: Makes the view of an element.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identity: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates views for the numbers of a range that does not change.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identity: { $0 })
    }
}

extension ForEach: PrimitiveView where Content: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ForEachNode(self, inputs) }
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<ForEach<Data, ID, Content>> {
    private typealias Row = ModifiedContent<Content, TraitModifier>
    private var rows: [(id: ID, node: TypedNode<Row>)] = []

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        updateRows()
    }

    override var elements: [LayoutElement] { rows.flatMap(\.node.elements) }
    override var children: [ViewNode] { rows.map(\.node) }
    override func viewDidChange() { updateRows() }

    private func row(_ element: Data.Element, _ id: ID) -> Row {
        Row(content: view.content(element), modifier: TraitModifier { $0.identity = $0.identity ?? AnyHashable(id) })
    }

    private func updateRows() {
        var known: [ID: TypedNode<Row>] = [:]
        for (id, node) in rows { known[id] = node }
        let before = rows.map(\.id)
        rows = view.data.map { element in
            let id = view.identity(element)
            let row = row(element, id)
            // An identity that occurs twice gets a node of its own: two places cannot share state.
            if let node = known.removeValue(forKey: id) {
                node.set(row, environment: environment)
                return (id, node)
            }
            return (id, SwiftUICore.makeNode(row, inputs()))
        }
        for node in known.values { node.remove() }
        if before != rows.map(\.id) { graph.structureDidChange() }
    }
}
