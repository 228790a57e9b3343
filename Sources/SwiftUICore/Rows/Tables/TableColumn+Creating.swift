import Foundation

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column without sorting.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: Makes the view of a row.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// Creates a column without sorting.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), content: content)
    }

    /// Creates a column without sorting.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, cell: { AnyView(content($0)) })
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Creates a column of text without sorting.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - value: The key path to the text of a row.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(titleKey) { Text($0[keyPath: value]) }
    }

    /// Creates a column of text without sorting.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(title) { Text($0[keyPath: value]) }
    }

    /// Creates a column of text without sorting.
    public init(_ text: Text, value: KeyPath<RowValue, String>) { self.init(text) { Text($0[keyPath: value]) } }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that sorts by a value.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - value: The key path to the value of a row.
    ///   - content: Makes the view of a row.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), value: value, content: content)
    }

    /// Creates a column that sorts by a value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S,
        value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), value: value, content: content)
    }

    /// Creates a column that sorts by a value.
    public init<V: Comparable>(
        _ text: Text,
        value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, comparator: KeyPathComparator(value), cell: { AnyView(content($0)) })
    }

    /// Creates a column that sorts by a value with a custom comparator.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - value: The key path to the value of a row.
    ///   - comparator: Orders the values.
    ///   - content: Makes the view of a row.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey,
        value: any KeyPath<RowValue, V> & Sendable,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            Text(titleKey),
            comparator: KeyPathComparator(value, comparator: comparator),
            cell: { AnyView(content($0)) }
        )
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a column of text that sorts by the text as `KeyPathComparator` does: character by character, because Foundation on Linux has
    /// no comparator for the user's language.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - value: The key path to the text of a row.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(Text(titleKey), value: value)
    }

    /// Creates a column of text that sorts by the text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(Text(title), value: value)
    }

    /// Creates a column of text that sorts by the text.
    public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(text, value: value) { Text($0[keyPath: value]) }
    }

    /// Creates a column of text that sorts by the text with a custom comparator.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - value: The key path to the text of a row.
    ///   - comparator: Orders the texts.
    public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey,
        value: any KeyPath<RowValue, String> & Sendable,
        comparator: C
    ) where C.Compared == String {
        self.init(titleKey, value: value, comparator: comparator) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
    /// Creates a column that sorts with a comparator.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - comparator: Orders the rows.
    ///   - content: Makes the view of a row.
    public init(
        _ titleKey: LocalizedStringKey,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator: comparator, cell: { AnyView(content($0)) })
    }

    /// Creates a column that sorts with a comparator.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), comparator: comparator, cell: { AnyView(content($0)) })
    }
}
