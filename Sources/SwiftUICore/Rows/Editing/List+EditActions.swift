extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of a binding's collection, which the user can move or delete.
    /// - Parameters:
    ///   - data: The elements.
    ///   - editActions: What the user may do.
    ///   - rowContent: Makes the row of an element, given a binding to it.
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with a row for each element of a binding's collection, which the user can move or delete.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Where an element's identity is.
    ///   - editActions: What the user may do.
    ///   - rowContent: Makes the row of an element, given a binding to it.
    nonisolated public init<Data, ID: Hashable, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable
    {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}

extension List {
    /// Creates a list with a row for each element of a binding's collection, which the user can move or delete, and of
    /// which several can be selected.
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with a row for each element of a binding's collection, which the user can move or delete, and of
    /// which one can be selected.
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with a row for each element of a binding's collection, which the user can move or delete, and of
    /// which several can be selected.
    nonisolated public init<Data, ID: Hashable, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with a row for each element of a binding's collection, which the user can move or delete, and of
    /// which one can be selected.
    nonisolated public init<Data, ID: Hashable, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with a row for each element of a binding's collection, which the user can move or delete, and of
    /// which one is always selected.
    @_disfavoredOverload
    nonisolated public init<Data, RowContent>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(data, editActions: editActions, selection: selection.neverCleared, rowContent: rowContent)
    }

    /// Creates a list with a row for each element of a binding's collection, which the user can move or delete, and of
    /// which one is always selected.
    @_disfavoredOverload
    nonisolated public init<Data, ID: Hashable, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        editActions: EditActions<Data>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable
    {
        self.init(data, id: id, editActions: editActions, selection: selection.neverCleared, rowContent: rowContent)
    }
}
