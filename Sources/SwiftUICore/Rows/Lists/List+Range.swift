extension List {
    /// Creates a list with a row for each number of a constant range.
    /// - Parameters:
    ///   - data: The numbers.
    ///   - rowContent: Makes the row of a number.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, SelectionValue == Never {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each number of a constant range and multiple selection.
    /// - Parameters:
    ///   - data: The numbers.
    ///   - selection: The selected numbers, or nil for none that can be selected.
    ///   - rowContent: Makes the row of a number.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each number of a constant range and single selection.
    /// - Parameters:
    ///   - data: The numbers.
    ///   - selection: The selected number, or nil for none that can be selected.
    ///   - rowContent: Makes the row of a number.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
}
