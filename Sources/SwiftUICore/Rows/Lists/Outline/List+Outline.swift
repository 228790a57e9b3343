/// The rows of a list that shows a tree.
public typealias _OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View> = OutlineGroup<
    Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
>

extension List where SelectionValue == Never {
    /// Creates a list of a tree.
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - children: The elements inside of one; nil if it can have none.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init {
            OutlineGroup(data, children: children, content: rowContent)
        }
    }

    /// Creates a list of a tree.
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - id: The key path to an element's identity.
    ///   - children: The elements inside of one; nil if it can have none.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init {
            OutlineGroup(data, id: id, children: children, content: rowContent)
        }
    }
}

extension List {
    /// Creates a list of a tree, with multiple selection.
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - children: The elements inside of one; nil if it can have none.
    ///   - selection: The selection.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) {
            OutlineGroup(data, children: children, content: rowContent)
        }
    }

    /// Creates a list of a tree, with multiple selection.
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - id: The key path to an element's identity.
    ///   - children: The elements inside of one; nil if it can have none.
    ///   - selection: The selection.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(selection: selection) {
            OutlineGroup(data, id: id, children: children, content: rowContent)
        }
    }

    /// Creates a list of a tree, with single selection.
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - children: The elements inside of one; nil if it can have none.
    ///   - selection: The selection.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) {
            OutlineGroup(data, children: children, content: rowContent)
        }
    }

    /// Creates a list of a tree, with single selection.
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - id: The key path to an element's identity.
    ///   - children: The elements inside of one; nil if it can have none.
    ///   - selection: The selection.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(selection: selection) {
            OutlineGroup(data, id: id, children: children, content: rowContent)
        }
    }
}
