extension List {
    /// Creates a list in which one row is always selected.
    /// - Parameters:
    ///   - selection: The identity or tag of the selected row.
    ///   - content: The rows.
    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.neverCleared, content: content)
    }

    /// Creates a list with a row for each number of a constant range, of which one is always selected.
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
}

extension Binding {
    /// The value as a selection that may be none; to select none changes nothing.
    nonisolated var neverCleared: Binding<Value?> {
        Binding<Value?>(get: { wrappedValue }, set: { if let value = $0 { wrappedValue = value } })
    }
}
