import Foundation

/// The node of views for elements in a list or a lazy container: a row is made when it comes near the screen.
///
/// An update costs what the rows that are there cost, and a look at the data: bytes that are the same as before are passed
/// over, identities are compared only where bytes differ or the number of elements does. So one changed element of
/// many evaluates one row.
final class OnDemandForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
    ForEach<Data, ID, Content>
>, RowSource
{
    /// A row that is there.
    @MainActor
    private final class Row {
        let node: TypedNode<ForEachRow<Data.Element, ID, Content>>
        let element: RowElement
        var index: Int

        init(_ node: TypedNode<ForEachRow<Data.Element, ID, Content>>, index: Int) {
            self.node = node
            self.index = index
            element = RowElement(content: node)
        }
    }

    /// The data that ``ids`` are of.
    private var data: Data
    private var ids: [ID] = []
    private var made: [Int: Row] = [:]
    private var madeByElement: [ObjectIdentifier: Row] = [:]
    /// Where the elements are, by identity; made when first asked for.
    private var keptIndices: [ID: Int]?
    private var change: RowChange?
    /// How many rows the list knows of, while a change waits.
    private var listedCount = 0

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
        data = view.data
        super.init(view, inputs)
        ids = identities()
        listedCount = ids.count
        reportRepeated()
    }

    override var children: [ViewNode] { made.sorted { $0.key < $1.key }.map(\.value.node) }
    override func makeRows() -> [RowRun] { [.onDemand(self)] }

    override func viewDidChange() {
        let before = data
        data = view.data
        if !hasSameIdentities(as: before) { updateIdentities() }
        for (index, row) in made { row.node.set(view.row(element(at: index), ids[index]), environment: environment) }
        if change != nil { outputsDidChange() }
    }

    override func environmentDidChange(from before: EnvironmentValues) {
        for row in made.values { row.node.setEnvironment(environment) }
    }

    private func element(at index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

    // MARK: Identities

    private func identities() -> [ID] { data.map(view.identity) }

    /// Whether elements stand where they stood, by a comparison of bytes; identities are asked for only where those differ.
    private func hasSameIdentities(as before: Data) -> Bool {
        guard data.count == before.count else { return false }
        let stride = MemoryLayout<Data.Element>.stride
        let isSame = before.withContiguousStorageIfAvailable { before in
            data.withContiguousStorageIfAvailable { after in
                guard let first = before.baseAddress, let second = after.baseAddress else { return true }
                if first == second { return true }
                for index in 0..<before.count {
                    let isOther = memcmp(first + index, second + index, stride) != 0
                    if isOther, view.identity(after[index]) != ids[index] { return false }
                }
                return true
            }
        }
        return (isSame ?? nil) ?? false
    }

    private func updateIdentities() {
        let before = ids
        ids = identities()
        guard let change = RowChange(from: before, to: ids) else { return }
        keptIndices = nil
        reportRepeated()
        // Rows before the change stay, those after it move, and those in it are found by their identity.
        var moved: [Int: Row] = [:]
        var changed: [ID: [Row]] = [:]
        for (index, row) in made.sorted(by: { $0.key > $1.key }) {
            if index < change.position {
                moved[index] = row
            } else if index >= change.position + change.removed {
                moved[index + change.added - change.removed] = row
            } else {
                changed[before[index], default: []].append(row)
            }
        }
        if !changed.isEmpty {
            for index in change.position..<change.position + change.added {
                if let row = changed[ids[index]]?.popLast() { moved[index] = row }
            }
        }
        made = moved
        for (index, row) in moved { row.index = index }
        for row in changed.values.joined() {
            madeByElement[ObjectIdentifier(row.element)] = nil
            row.node.remove()
        }
        // Several changes before the list has taken the first are taken as one.
        self.change = self.change == nil ? change : RowChange(position: 0, removed: listedCount, added: ids.count)
    }

    private func reportRepeated() {
        var seen: Set<ID> = []
        if let repeated = ids.first(where: { !seen.insert($0).inserted }) { view.report(repeated) }
    }

    // MARK: Rows

    var rowCount: Int { ids.count }

    func row(at index: Int) -> LayoutElement {
        if let row = made[index] { return row.element }
        let row = graph.perform {
            Row(SwiftUICore.makeNode(view.row(element(at: index), ids[index]), inputs()), index: index)
        }
        made[index] = row
        madeByElement[ObjectIdentifier(row.element)] = row
        preferencesDidChange()
        return row.element
    }

    func release(_ element: LayoutElement) {
        guard let row = madeByElement[ObjectIdentifier(element)], !row.node.holdsState else { return }
        madeByElement[ObjectIdentifier(element)] = nil
        made[row.index] = nil
        graph.perform { row.node.remove() }
        preferencesDidChange()
    }

    func selectionValue(at index: Int) -> AnyHashable? { AnyHashable(ids[index]) }

    func index(ofSelectionValue value: AnyHashable) -> Int? {
        guard let id = value.base as? ID else { return nil }
        if let keptIndices { return keptIndices[id] }
        let indices = Dictionary(zip(ids, ids.indices)) { first, _ in first }
        keptIndices = indices
        return indices[id]
    }

    func takeChange() -> RowChange? {
        defer { (change, listedCount) = (nil, ids.count) }
        return change
    }
}

/// The element of a row: what its node contributes, which may be another view now and then.
final class RowElement: ContentElement {
    private var content: LayoutElement? { elements.first }

    override func traitValue(_ key: ObjectIdentifier) -> Any? { content?.traitValue(key) }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content?.size(proposal) ?? .zero }
    override func place(in frame: CGRect, proposal: ProposedViewSize) { content?.place(in: frame, proposal: proposal) }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { content?.guide(key, in: size) }
}
