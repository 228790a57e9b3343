extension NavigationLink {
    /// Creates a link to a view that the program can also activate.
    /// - Parameters:
    ///   - isActive: Whether the view is shown.
    ///   - destination: The view.
    ///   - label: The label of the link.
    nonisolated public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), activation: isActive, label: label())
    }

    /// Creates a link to a view that the program can also activate.
    nonisolated public init(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, activation: isActive, label: label())
    }

    /// Creates one of several links, of which the program can also activate one.
    /// - Parameters:
    ///   - tag: The value of this link.
    ///   - selection: The value of the link with the shown view; nil for none.
    ///   - destination: The view.
    ///   - label: The label of the link.
    nonisolated public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), activation: selection.isSelected(tag), label: label())
    }

    /// Creates one of several links, of which the program can also activate one.
    nonisolated public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, activation: selection.isSelected(tag), label: label())
    }

    /// Does nothing, because the links of a column always show their destination in the next column.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding {
    /// Returns whether a value is the selected one.
    func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool> {
            wrappedValue == tag
        } set: { isSelected in
            if isSelected { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
        }
    }
}
