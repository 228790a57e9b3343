extension List {
    /// Creates a list in which one row is always selected.
    /// - Parameters:
    ///   - selection: The identity or tag of the selected row.
    ///   - content: The rows.
    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.neverCleared, content: content)
    }

    /// Creates a list with a row for each number of a constant range, one of which is always selected.
    /// - Parameters:
    ///   - data: The numbers.
    ///   - selection: The identity or tag of the selected row.
    ///   - rowContent: Makes the row of a number.
    @_disfavoredOverload
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(data, selection: selection.neverCleared, rowContent: rowContent)
    }

    // Bindings to a set and to an optional value fit the next two, too, with selection values of these types. The three optionals make them the
    // last choice, after the forms for such bindings, which need fewer conversions, and the form for a collection's binding, which needs none.

    /// Creates a list with a row for each element of a collection, one of which is always selected.
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: The identity or tag of the selected row.
    ///   - rowContent: Makes the row of an element.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue>???,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection???.neverCleared) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element of a collection, one of which is always selected.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identity.
    ///   - selection: The identity or tag of the selected row.
    ///   - rowContent: Makes the row of an element.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue>???,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection???.neverCleared) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a hierarchical list in which one row is always selected.
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - children: The elements inside of one; nil if it can have none.
    ///   - selection: The identity or tag of the selected row.
    ///   - rowContent: Makes the row of an element.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(data, children: children, selection: selection.neverCleared, rowContent: rowContent)
    }

    /// Creates a hierarchical list in which one row is always selected.
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - id: The key path to an element's identity.
    ///   - children: The elements inside of one; nil if it can have none.
    ///   - selection: The identity or tag of the selected row.
    ///   - rowContent: Makes the row of an element.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(data, id: id, children: children, selection: selection.neverCleared, rowContent: rowContent)
    }
}

extension Binding {
    /// The value as a selection that may be none; to select none changes nothing.
    nonisolated var neverCleared: Binding<Value?> {
        Binding<Value?>(get: { wrappedValue }, set: { if let value = $0 { wrappedValue = value } })
    }
}
