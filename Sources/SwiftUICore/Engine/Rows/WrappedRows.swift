/// The rows of another source, each with an element around it.
@MainActor
final class WrappedRows: RowSource {
    private let source: any RowSource
    /// A Boolean value that indicates whether an element around a row keeps nothing of it.
    private let keepsNothing: Bool
    private let wrap: (LayoutElement) -> any EnclosingElement
    /// The rows that are there, by the element inside.
    private var known: [AddressKey: any EnclosingElement] = [:]

    init(_ source: any RowSource, keepsNothing: Bool, wrap: @escaping (LayoutElement) -> any EnclosingElement) {
        (self.source, self.keepsNothing, self.wrap) = (source, keepsNothing, wrap)
    }

    /// The elements around the rows that are there.
    var wrappers: some Sequence<any EnclosingElement> { known.values }

    var rowCount: Int { source.rowCount }

    func row(at index: Int) -> LayoutElement {
        let row = source.row(at: index)
        if let wrapper = known[AddressKey(row)] { return wrapper }
        let wrapper = wrap(row)
        known[AddressKey(row)] = wrapper
        return wrapper
    }

    func reuse(_ row: LayoutElement, at index: Int) -> Bool {
        guard keepsNothing, let wrapper = row as? any EnclosingElement else { return false }
        return source.reuse(wrapper.content, at: index)
    }

    func release(_ row: LayoutElement) {
        guard let wrapper = row as? any EnclosingElement else { return }
        known[AddressKey(wrapper.content)] = nil
        source.release(wrapper.content)
    }

    func madeRow(at index: Int) -> LayoutElement? {
        source.madeRow(at: index).flatMap { known[AddressKey($0)] }
    }

    var elementsNode: ViewNode? { source.elementsNode }

    func selectionValue(at index: Int) -> AnyHashable? { source.selectionValue(at: index) }
    func index(ofSelectionValue value: AnyHashable) -> Int? { source.index(ofSelectionValue: value) }
    func takeChange() -> RowChange? { source.takeChange() }
}
