extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of a binding's collection, which the row can change.
    /// - Parameters:
    ///   - data: The elements.
    ///   - rowContent: Makes the row of an element, given a binding to it.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element of a binding's collection, which the row can change.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identity.
    ///   - rowContent: Makes the row of an element, given a binding to it.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}

extension List {
    /// Creates a list with a row for each element of a binding's collection, and multiple selection.
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: The identities or tags of the selected rows.
    ///   - rowContent: Makes the row of an element, given a binding to it.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element of a binding's collection, and multiple selection.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identity.
    ///   - selection: The identities or tags of the selected rows.
    ///   - rowContent: Makes the row of an element, given a binding to it.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with a row for each element of a binding's collection, and single selection.
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: The identity or tag of the selected row.
    ///   - rowContent: Makes the row of an element, given a binding to it.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element of a binding's collection, and single selection.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identity.
    ///   - selection: The identity or tag of the selected row.
    ///   - rowContent: Makes the row of an element, given a binding to it.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with a row for each element of a binding's collection, of which one is always selected.
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: The identity or tag of the selected row.
    ///   - rowContent: Makes the row of an element, given a binding to it.
    @_disfavoredOverload
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(selection: selection.neverCleared) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element of a binding's collection, of which one is always selected.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identity.
    ///   - selection: The identity or tag of the selected row.
    ///   - rowContent: Makes the row of an element, given a binding to it.
    @_disfavoredOverload
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent> {
        self.init(selection: selection.neverCleared) { ForEach(data, id: id, content: rowContent) }
    }
}
