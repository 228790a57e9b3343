/// The rows of a `ForEach` without elements.
@MainActor
final class NoRows: RowSource {
    private weak var owner: (any DynamicElements)?

    init(of owner: any DynamicElements) { self.owner = owner }

    var rowCount: Int { 0 }
    var elementsNode: ViewNode? { owner }
    func row(at index: Int) -> LayoutElement { preconditionFailure("there are no rows") }
    func madeRow(at index: Int) -> LayoutElement? { nil }
    func reuse(_ row: LayoutElement, at index: Int) -> Bool { false }
    func release(_ row: LayoutElement) {}
    func selectionValue(at index: Int) -> AnyHashable? { nil }
    func index(ofSelectionValue value: AnyHashable) -> Int? { nil }
    func takeChange() -> RowChange? { nil }
}
