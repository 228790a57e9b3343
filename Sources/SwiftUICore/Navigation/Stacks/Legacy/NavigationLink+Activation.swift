extension NavigationLink {
    /// Creates a link to a view that the program can follow, too.
    /// - Parameters:
    ///   - isActive: Whether the view is shown.
    ///   - destination: The view.
    ///   - label: What the link shows.
    nonisolated public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), activation: isActive, label: label())
    }

    /// Creates a link to a view that the program can follow, too.
    nonisolated public init(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, activation: isActive, label: label())
    }

    /// Creates a link to a view that is one of several.
    /// - Parameters:
    ///   - tag: The value of this link.
    ///   - selection: The value of the link whose view is shown; nil for none.
    ///   - destination: The view.
    ///   - label: What the link shows.
    nonisolated public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), activation: selection.isSelected(tag), label: label())
    }

    /// Creates a link to a view that is one of several.
    nonisolated public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, activation: selection.isSelected(tag), label: label())
    }

    /// Has no effect: a link of a column leads to the next column.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a view that the program can follow, too.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), activation: isActive, label: Text(titleKey))
    }

    /// Creates a link with a title to a view that the program can follow, too.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), activation: isActive, label: Text(title))
    }

    /// Creates a link with a title to a view that the program can follow, too.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, activation: isActive, label: Text(titleKey))
    }

    /// Creates a link with a title to a view that the program can follow, too.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, activation: isActive, label: Text(title))
    }

    /// Creates a link with a title to a view that is one of several.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), activation: selection.isSelected(tag), label: Text(titleKey))
    }

    /// Creates a link with a title to a view that is one of several.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), activation: selection.isSelected(tag), label: Text(title))
    }

    /// Creates a link with a title to a view that is one of several.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(destination: destination, activation: selection.isSelected(tag), label: Text(titleKey))
    }

    /// Creates a link with a title to a view that is one of several.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(destination: destination, activation: selection.isSelected(tag), label: Text(title))
    }
}

extension Binding {
    /// Whether a value is the selected one.
    fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool> {
            wrappedValue == tag
        } set: { isSelected in
            if isSelected { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
        }
    }
}
