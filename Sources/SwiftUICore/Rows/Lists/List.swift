import Foundation

/// A scrollable list of rows that can be selected.
@_weakLinked
public struct List<SelectionValue: Hashable, Content: View> {
    let selection: Selection?
    let content: Content

    enum Selection {
        case one(Binding<SelectionValue?>)
        case several(Binding<Set<SelectionValue>>)
    }

    /// Creates a list with multiple selection.
    /// - Parameters:
    ///   - selection: The identities or tags of the selected rows.
    ///   - content: The rows.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection.map(Selection.several), content())
    }

    /// Creates a list with single selection.
    /// - Parameters:
    ///   - selection: The identity or tag of the selected row.
    ///   - content: The rows.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection.map(Selection.one), content())
    }
}

extension List: View {
    public typealias Body = Never
}

// The forms for collections give way to those for bindings, which are collections of bindings, too.

extension List where SelectionValue == Never {
    /// Creates a list.
    /// - Parameter content: The rows.
    nonisolated public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }

    /// Creates a list with a row for each element of a collection.
    /// - Parameters:
    ///   - data: The elements.
    ///   - rowContent: Makes the row of an element.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element of a collection.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identity.
    ///   - rowContent: Makes the row of an element.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}

extension List {
    /// Creates a list with a row for each element of a collection and multiple selection.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element of a collection and single selection.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element of a collection and multiple selection.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with a row for each element of a collection and single selection.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}
