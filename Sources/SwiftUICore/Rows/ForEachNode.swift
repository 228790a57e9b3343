import UniformTypeIdentifiers

extension ForEach: PrimitiveView where Content: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        // Rows can be made on demand where their number is known without making them.
        inputs.rowsOnDemand && RowShape.of(Content.self).isOneRow
            ? OnDemandForEachNode(self, inputs) : ForEachNode(self, inputs)
    }

    /// The view of an element, with its identity.
    @MainActor
    func row(_ element: Data.Element, _ id: ID) -> ForEachRow<Data.Element, ID, Content> {
        ForEachRow(content: content, id: id, element: element)
    }

    /// Says once when two elements have one identity.
    @MainActor
    func report(_ repeated: ID) {
        guard ReportedOnce.first("ForEach \(Data.Element.self)") else { return }
        BackgroundLogger(label: "SwiftUI.ForEach").warning(
            "Two elements of a ForEach of \(Data.Element.self) have the identity \(repeated), so views may keep the state of another element. Give each element an identity of its own."
        )
    }
}

/// The view of one element: the program's closure is evaluated for it alone, and again when something it read changes.
@_weakLinked
struct ForEachRow<Element, ID: Hashable, Content: View>: PrimitiveView {
    typealias Body = Never
    /// Makes the view of the element that a list or a stack knows by its identity.
    typealias Row = ModifiedContent<Content, TraitModifier>

    let content: (Element) -> Content
    let id: ID
    let element: Element

    var row: Row {
        Row(content: content(element), modifier: TraitModifier { [id] in $0.identity = $0.identity ?? AnyHashable(id) })
    }

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ClosureNode(self, content: { $0.row }, inputs) }
}

/// The node of views for elements, all of which are there.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
    ForEach<Data, ID, Content>
>
{
    private typealias RowNode = TypedNode<ForEachRow<Data.Element, ID, Content>>
    private var places: [(id: ID, node: RowNode)] = []

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        updateRows()
    }

    override func makeElements() -> [LayoutElement] { places.flatMap(\.node.elements) }
    override func makeRows() -> [RowRun] { places.flatMap(\.node.rows) }
    override var children: [ViewNode] { places.map(\.node) }

    override func viewDidChange() {
        if updateRows() { outputsDidChange() }
    }

    override func environmentDidChange(from before: EnvironmentValues) {
        for place in places { place.node.setEnvironment(environment) }
    }

    /// Brings the rows in line with the data.
    /// - Returns: Whether there are others than before, or in another order.
    @discardableResult
    private func updateRows() -> Bool {
        var known: [ID: RowNode] = [:]
        let before = places
        // An identity that occurs twice has a node for each place: two places cannot share state.
        var repeated: [ID: [RowNode]] = [:]
        for (id, node) in before {
            guard let other = known.updateValue(node, forKey: id) else { continue }
            repeated[id, default: []].append(other)
            view.report(id)
        }
        for id in repeated.keys {
            // The first place of an identity comes first again.
            repeated[id]?.append(known[id]!)
            known[id] = repeated[id]?.removeFirst()
            repeated[id]?.reverse()
        }
        places = view.data.map { element in
            let id = view.identity(element)
            let row = view.row(element, id)
            if let node = known.removeValue(forKey: id) ?? repeated[id]?.popLast() {
                node.set(row, environment: environment)
                return (id, node)
            }
            return (id, SwiftUICore.makeNode(row, inputs(rowsOnDemand: rowsOnDemand)))
        }
        guard !before.elementsEqual(places, by: { $0.node === $1.node }) else { return false }
        let kept = Set(places.map { ObjectIdentifier($0.node) })
        for (_, node) in before where !kept.contains(ObjectIdentifier(node)) { node.remove() }
        return true
    }
}
