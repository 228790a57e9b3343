import Foundation

/// The node of views for elements in a list or a lazy container. A row is made when it comes near the screen.
///
/// An update takes a comparison of the data, and the evaluation of rows whose elements have changed bytes: see
/// ``ElementComparison``. Therefore a change of one element evaluates one row.
final class OnDemandForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
    ForEach<Data, ID, Content>
>, RowSource
{
    /// The data that ``ids`` are of.
    private var data: Data
    /// A closure that creates the view of an element, as the ``view`` does, whose type would be looked up with each row.
    private var content: (Data.Element) -> Content
    private var ids: [ID] = []
    private var made: [Int: MadeRow] = [:]
    private var madeByElement: [AddressKey: MadeRow] = [:]
    /// The indices of the elements by identity, which are made on first use.
    private var keptIndices: [ID: Int]?
    /// All identities, until one occurs twice.
    private var known: Set<ID> = []
    private var hasRepeated = false
    /// A Boolean value that indicates whether the closure that makes views is the one of which the rows were made.
    private var hasSameContent = true
    /// The environment that the rows have.
    private var rowEnvironment: EnvironmentValues
    private var change: RowChange?
    /// The number of rows that the list knows while a change is pending.
    private var listedCount = 0

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
        (data, content) = (view.data, view.content)
        rowEnvironment = inputs.environment
        super.init(view, inputs)
        ids = identities()
        listedCount = ids.count
        report(removed: [], added: ids[...])
        if !ownActions.isEmpty { environment.rowEditor?.add(self) }
    }

    override func didRemove() { environment.rowEditor?.remove(self) }

    override var children: [ViewNode] { made.sorted { $0.key < $1.key }.map(\.value.node) }

    /// Returns the preferences of the rows that are there, in order. Most rows have none.
    override func makePreferences() -> PreferenceValues {
        var preferences = PreferenceValues()
        for row in made.values.filter({ !$0.node.preferences.isEmpty }).sorted(by: { $0.index < $1.index }) {
            preferences.append(row.node.preferences)
        }
        return preferences
    }

    override func makeRows() -> [RowRun] { [.onDemand(self)] }

    override func needsUpdate(from before: ForEach<Data, ID, Content>) -> Bool {
        hasSameContent = hasSameContent && areEqual(before.content, view.content)
        return true
    }

    override func viewDidChange() {
        let before = data
        (data, content) = (view.data, view.content)
        let comparison = ElementComparison(before, data)
        updateIdentities(comparison)
        // With the same closure, only elements with other bytes can make other rows.
        let same = hasSameContent && environment.isSame(as: rowEnvironment) ? comparison : nil
        let changed = (same?.prefix ?? 0)..<(ids.count - (same?.suffix ?? 0))
        for (index, row) in made where changed.contains(index) {
            show(elementAt: index, in: row)
        }
        (hasSameContent, rowEnvironment) = (true, environment)
        if change != nil { outputsDidChange() }
    }

    override func environmentDidChange(from before: EnvironmentValues) {
        rowEnvironment = environment
        for row in made.values { row.node.setEnvironment(environment) }
    }

    private func show(elementAt index: Int, in row: MadeRow) {
        // Each row's node is made by this object, as one for views of this type.
        unsafeDowncast(row.node, to: TypedNode<ForEachRow<Data.Element, ID, Content>>.self)
            .set(ForEachRow(content: content, id: ids[index], element: element(at: index)), environment: environment)
    }

    private func element(at index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

    // MARK: Identities

    private func identities() -> [ID] { data.map(view.identity) }

    /// Takes over which elements there are now. Identities are asked for only between the first and the last element with
    /// other bytes than before.
    private func updateIdentities(_ comparison: ElementComparison?) {
        let (prefix, suffix) = (comparison?.prefix ?? 0, comparison?.suffix ?? 0)
        let before = Array(ids[prefix..<ids.count - suffix])
        let other = data.dropFirst(prefix).dropLast(suffix).map(view.identity)
        guard var change = RowChange(from: before, to: other) else { return }
        let removed = before[change.position..<change.position + change.removed]
        change.position += prefix
        ids.replaceSubrange(prefix..<ids.count - suffix, with: other)
        keptIndices = nil
        report(removed: removed, added: ids[change.position..<change.position + change.added])
        // Rows before the change stay, those after it move, and those in it are found by their identity.
        var moved = [Int: MadeRow](minimumCapacity: made.count)
        var changed: [ID: [MadeRow]] = [:]
        for (index, row) in made where index < change.position || index >= change.position + change.removed {
            moved[index < change.position ? index : index + change.added - change.removed] = row
        }
        for (index, id) in zip(change.position..., removed).reversed() {
            if let row = made[index] { changed[id, default: []].append(row) }
        }
        if !changed.isEmpty {
            for index in change.position..<change.position + change.added {
                if let row = changed[ids[index]]?.popLast() { moved[index] = row }
            }
        }
        made = moved
        for (index, row) in moved { row.index = index }
        for row in changed.values.joined() {
            madeByElement[AddressKey(row.element)] = nil
            row.node.remove()
        }
        // Several changes before the list has taken the first are taken as one.
        self.change = self.change == nil ? change : RowChange(position: 0, removed: listedCount, added: ids.count)
    }

    /// Says when an identity occurs twice.
    private func report(removed: ArraySlice<ID>, added: ArraySlice<ID>) {
        guard !hasRepeated else { return }
        for id in removed { known.remove(id) }
        guard let repeated = added.first(where: { !known.insert($0).inserted }) else { return }
        hasRepeated = true
        known = []
        view.report(repeated)
    }

    // MARK: Rows

    var rowCount: Int { ids.count }

    func row(at index: Int) -> LayoutElement {
        if let row = made[index] { return row.element }
        let row = graph.perform {
            MadeRow(SwiftUICore.makeNode(view.row(element(at: index), ids[index]), inputs()), index: index)
        }
        made[index] = row
        madeByElement[AddressKey(row.element)] = row
        if !row.node.preferences.isEmpty { preferencesDidChange() }
        return row.element
    }

    func madeRow(at index: Int) -> LayoutElement? { made[index]?.element }

    func reuse(_ element: LayoutElement, at index: Int) -> Bool {
        guard let row = madeByElement[AddressKey(element)], made[index] == nil, row.node.preferences.isEmpty,
            row.node.canShowAnotherElement
        else { return false }
        made[row.index] = nil
        made[index] = row
        row.index = index
        graph.perform {
            graph.with(Transaction()) {
                show(elementAt: index, in: row)
            }
        }
        if !row.node.preferences.isEmpty { preferencesDidChange() }
        return true
    }

    var elementsNode: ViewNode? { self }

    func release(_ element: LayoutElement) {
        guard let row = madeByElement[AddressKey(element)], !row.node.holdsState else { return }
        madeByElement[AddressKey(element)] = nil
        made[row.index] = nil
        let hadPreferences = !row.node.preferences.isEmpty
        graph.perform { row.node.remove() }
        if hadPreferences { preferencesDidChange() }
    }

    func selectionValue(at index: Int) -> AnyHashable? { made[index]?.element.traits.tag ?? AnyHashable(ids[index]) }

    func index(ofSelectionValue value: AnyHashable) -> Int? {
        guard let id = value.base as? ID else {
            return made.first { $0.value.element.traits.tag == value }?.key
        }
        if let keptIndices { return keptIndices[id] }
        // A row with the focus or under the pointer is there, and is looked for after each change.
        if !hasRepeated, let index = made.keys.first(where: { ids[$0] == id }) { return index }
        var indices: [ID: Int] = Dictionary(minimumCapacity: ids.count)
        // The first of equal identities.
        for index in ids.indices.reversed() { indices[ids[index]] = index }
        keptIndices = indices
        return indices[id]
    }

    func takeChange() -> RowChange? {
        defer { (change, listedCount) = (nil, ids.count) }
        return change
    }
}

/// A row that is there. It is no type inside of the node, which would be another for each type of view, and looked up with each row.
@MainActor
private final class MadeRow {
    let node: ViewNode
    let element: RowElement
    var index: Int

    init(_ node: ViewNode, index: Int) {
        self.node = node
        self.index = index
        element = RowElement(content: node)
    }
}

extension OnDemandForEachNode: DynamicElements {
    var ownActions: ElementActions { view.actions }
    var elementCount: Int { ids.count }
    var identityType: Any.Type { ID.self }
    func identity(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }
    func index(ofElement identity: AnyHashable) -> Int? { index(ofSelectionValue: identity) }
    func index(ofRow node: ViewNode) -> Int? { made.values.first { $0.node === node }?.index }
}
