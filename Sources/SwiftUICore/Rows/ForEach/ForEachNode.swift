import UniformTypeIdentifiers

extension ForEach: PrimitiveView where Content: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        if let node = makeSubviewsNode(inputs) { return node }
        // Rows can be made on demand where their number is known without making them.
        return inputs.rowsOnDemand && RowShape.of(Content.self).isOneRow
            ? OnDemandForEachNode(self, inputs) : ForEachNode(self, inputs)
    }

    /// Returns the view of an element, with its identity.
    @MainActor
    func row(_ element: Data.Element, _ id: ID) -> ForEachRow<Data.Element, ID, Content> {
        ForEachRow(content: content, id: id, element: element)
    }

    /// Says once when two elements have one identity.
    @MainActor
    func report(_ repeated: ID) {
        guard ReportedOnce.first("ForEach", of: Data.Element.self) else { return }
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
    typealias Row = ModifiedContent<Content, ElementIdentityModifier>

    let content: (Element) -> Content
    let id: ID
    let element: Element

    var row: Row {
        Row(content: content(element), modifier: ElementIdentityModifier(identity: AnyHashable(id)))
    }

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ClosureNode(self, content: { $0.row }, inputs) }
}

/// The node of views for elements, all of which are there.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
    ForEach<Data, ID, Content>
>
{
    private typealias RowNode = TypedNode<ForEachRow<Data.Element, ID, Content>>

    /// The view of an element, or of one that was there, while its transition runs.
    private struct Place {
        let id: ID
        let node: RowNode
        let content: PresentedContent
        var isLeaving = false
    }

    private var places: [Place] = []
    /// The indices of the elements by the nodes of their views, which are made on first use.
    private var keptIndices: [ObjectIdentifier: Int]?
    /// Stands for the rows while there are none, so a list can tell where they would be.
    private lazy var noRows = NoRows(of: self)

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        updateRows(isInsertion: false)
        if !ownActions.isEmpty { environment.rowEditor?.add(self) }
    }

    override func didRemove() { environment.rowEditor?.remove(self) }

    override func makeElements() -> [LayoutElement] { places.flatMap(\.content.elements) }
    override func makeRows() -> [RowRun] {
        places.isEmpty ? [.onDemand(noRows)] : places.flatMap(\.node.rows)
    }
    override var children: [ViewNode] { places.flatMap(\.content.nodes) }
    override func elementsWillChange() { for place in places { place.content.elementsWillChange() } }

    override func viewDidChange() {
        if updateRows(isInsertion: true) { outputsDidChange() }
    }

    override func environmentDidChange(from before: EnvironmentValues) {
        for place in places {
            place.node.setEnvironment(environment)
            place.content.setEnvironment(environment)
        }
    }

    /// Brings the rows in line with the data.
    /// - Parameter isInsertion: Whether new rows appear among existing ones.
    /// - Returns: Whether they or their order have changed.
    @discardableResult
    private func updateRows(isInsertion: Bool) -> Bool {
        keptIndices = nil
        var known: [ID: Place] = [:]
        let before = places
        // An identity that occurs twice has a node for each place: two places cannot share state.
        var repeated: [ID: [Place]] = [:]
        for place in before {
            guard let other = known.updateValue(place, forKey: place.id) else { continue }
            // Of two that leave, and of one that leaves and one that stays, one is found again; which does not matter.
            repeated[place.id, default: []].append(other)
            if !place.isLeaving, !other.isLeaving { view.report(place.id) }
        }
        for id in repeated.keys {
            // The first place of an identity takes precedence again.
            repeated[id]?.append(known[id]!)
            known[id] = repeated[id]?.removeFirst()
            repeated[id]?.reverse()
        }
        var made: Set<ID> = []
        places = view.data.map { element in
            let id = view.identity(element)
            let row = view.row(element, id)
            if var place = known.removeValue(forKey: id) ?? repeated[id]?.popLast() {
                place.node.set(row, environment: environment)
                place.content.setEnvironment(environment)
                if place.isLeaving { place.content.comeBack() }
                place.isLeaving = false
                return place
            }
            if !made.insert(id).inserted { view.report(id) }
            let node: RowNode = SwiftUICore.makeNode(row, inputs(rowsOnDemand: rowsOnDemand))
            return Place(
                id: id,
                node: node,
                content: PresentedContent(node, in: self, isInsertion: isInsertion)
            )
        }
        guard !before.elementsEqual(places, by: { $0.node === $1.node }) else { return false }
        let kept = Set(places.map { ObjectIdentifier($0.node) })
        var predecessor: RowNode?
        for place in before {
            if kept.contains(ObjectIdentifier(place.node)) || place.isLeaving || leave(place) {
                if !kept.contains(ObjectIdentifier(place.node)) { keep(place, behind: predecessor) }
                predecessor = place.node
            } else {
                place.content.remove()
            }
        }
        return true
    }

    /// Begins the transition of a row whose element was removed.
    /// - Returns: Whether there is a transition.
    private func leave(_ place: Place) -> Bool {
        place.content.leave { [weak self] in
            guard let self else { return }
            self.places.removeAll { $0.node === place.node }
            place.content.remove()
            self.outputsDidChange()
        }
    }

    /// Keeps a row where it was, behind the one that it followed.
    private func keep(_ place: Place, behind predecessor: RowNode?) {
        var place = place
        place.isLeaving = true
        let index = places.firstIndex { $0.node === predecessor }.map { $0 + 1 } ?? 0
        places.insert(place, at: index)
    }
}

extension ForEachNode: DynamicElements {
    var ownActions: ElementActions { view.actions }
    var elementCount: Int { view.data.count }
    var identityType: Any.Type { ID.self }

    func identity(at index: Int) -> AnyHashable {
        AnyHashable(view.identity(view.data[view.data.index(view.data.startIndex, offsetBy: index)]))
    }

    func index(ofElement identity: AnyHashable) -> Int? {
        guard let id = identity.base as? ID else { return nil }
        return places.first { $0.id == id && !$0.isLeaving }.flatMap { index(ofRow: $0.node) }
    }

    func index(ofRow node: ViewNode) -> Int? {
        if let keptIndices { return keptIndices[ObjectIdentifier(node)] }
        let present = places.lazy.filter { !$0.isLeaving }.map { ObjectIdentifier($0.node) }
        let indices = Dictionary(uniqueKeysWithValues: zip(present, 0...))
        keptIndices = indices
        return indices[ObjectIdentifier(node)]
    }
}
