/// A control that navigates to a view in the enclosing ``NavigationStack``.
///
/// In a list the whole row is the link.
@_weakLinked
public struct NavigationLink<Label: View, Destination: View> {
    private let value: AnyHashable?
    private let destination: Destination?
    private let label: Label
    /// A Boolean value that indicates whether the link is followed, where the program keeps that.
    private var activation: Binding<Bool>?
    @State private var isActive = false
    @Environment(\.rowSelector) private var rowSelector
    @Environment(\.navigator) private var navigator
    @Environment(\.isInList) private var isInList
    @Environment(\.listAppearance) private var listAppearance
    @Environment(\.springLoadingBehavior) private var springLoading

    /// Creates a link to a view.
    /// - Parameters:
    ///   - destination: The view.
    ///   - label: The label of the link.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        (value, self.destination, self.label) = (nil, destination(), label())
    }

    /// Creates a link to a view.
    /// - Parameters:
    ///   - destination: The view.
    ///   - label: The label of the link.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        (value, self.destination, self.label) = (nil, destination, label())
    }

    /// Creates a link to a view that the program can also activate.
    nonisolated init(destination: Destination, activation: Binding<Bool>, label: Label) {
        (value, self.destination, self.label, self.activation) = (nil, destination, label, activation)
    }

    /// Creates a link to a value.
    nonisolated private init(value: AnyHashable?, label: Label) where Destination == Never {
        (self.value, destination, self.label) = (value, nil, label)
    }
}

extension NavigationLink: View {
    public var body: some View {
        if let destination {
            link(isEnabled: true) { (activation ?? $isActive).wrappedValue = true }
                .navigationDestination(isPresented: activation ?? $isActive) { destination }
        } else if let value, rowSelector?.takes(value) == true, navigator?.isColumn ?? true {
            // The list around shows the destination of its selection beside it.
            SelectableRow(tag: value, label: label)
        } else {
            link(isEnabled: value != nil) {
                if let value { navigator?.goTo(value) }
            }
        }
    }

    private func link(isEnabled: Bool, _ action: @escaping @MainActor () -> Void) -> some View {
        button(action).disabled(!isEnabled || navigator == nil)
            // A drag that rests over a link follows it, so its destination can receive the drop.
            .springLoadingBehavior(springLoading == .automatic ? .enabled : springLoading)
    }

    @ViewBuilder private func button(_ action: @escaping @MainActor () -> Void) -> some View {
        if isInList {
            Button(action: action) {
                HStack {
                    label
                    Spacer(minLength: 8)
                    if listAppearance != .sidebar {
                        Image(systemName: "chevron.forward").foregroundStyle(.tertiary).accessibilityHidden(true)
                    }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(PlainButtonStyle())
            .environment(\.isRowLink, true)
        } else {
            Button(action: action) { label }
        }
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the stack's destination for a value.
    /// - Parameters:
    ///   - value: The value; the link is disabled where it is nil.
    ///   - label: The label of the link.
    nonisolated public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.init(value: value.map { AnyHashable($0) }, label: label())
    }

    /// Creates a link with a title to the stack's destination for a value.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - value: The value; the link is disabled where it is nil.
    nonisolated public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {
        self.init(value: value.map { AnyHashable($0) }, label: Text(titleKey))
    }

    /// Creates a link with a title to the stack's destination for a value.
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The value; the link is disabled where it is nil.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) where Label == Text {
        self.init(value: value.map { AnyHashable($0) }, label: Text(title))
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a view.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - destination: The view.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title to a view.
    /// - Parameters:
    ///   - title: The title.
    ///   - destination: The view.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title to a view.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - destination: The view.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title to a view.
    /// - Parameters:
    ///   - title: The title.
    ///   - destination: The view.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}
