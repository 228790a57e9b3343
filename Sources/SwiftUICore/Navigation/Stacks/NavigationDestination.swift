/// An object that makes the views that a stack navigates to. It lasts as long as the modifier that names them.
@MainActor
final class DestinationSource {
    private(set) var make: (AnyHashable) -> AnyView
    /// A number that increases when ``make`` may make other views of the same values.
    private(set) var version = 0
    /// Returns the value for which the state asks now; nil for none.
    private(set) var pushedValue: () -> AnyHashable? = { nil }

    fileprivate init(_ make: @escaping (AnyHashable) -> AnyView) { self.make = make }

    fileprivate init(of modifier: some DestinationModifier) {
        make = modifier.destination
        pushedValue = modifier.pushedValue
    }

    /// Follows another value of the modifier.
    fileprivate func set(_ modifier: some DestinationModifier) {
        make = modifier.destination
        pushedValue = modifier.pushedValue
        version += 1
    }

    /// For values that nothing makes views of.
    static let missing = DestinationSource { _ in
        AnyView(Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundStyle(.yellow))
    }
}

/// The destinations of views in a stack.
struct NavigationDestinations {
    /// The sources of views for values, by the type of the value.
    var sources: [ObjectIdentifier: DestinationSource] = [:]
    /// The destinations that states request.
    var pushed: [PushedDestination] = []
    /// A number that increases when the same values may result in different views.
    var version = 0
}

/// A view that a state asks for.
struct PushedDestination {
    let source: DestinationSource
    /// The value of the view. Another value has another view.
    let identity: AnyHashable
    /// Resets the state that requests the destination.
    let dismissal: Dismissal
}

@_weakLinked
enum NavigationDestinationsKey: PreferenceKey {
    static var defaultValue: NavigationDestinations { NavigationDestinations() }
    static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
        let next = nextValue()
        value.sources.merge(next.sources) { first, _ in first }
        value.pushed += next.pushed
        value.version += next.version
    }
}

/// A modifier that determines where views lead.
@MainActor
protocol DestinationModifier: PrimitiveModifier {
    /// The type of the values of which views are made; nil if a state asks for a view.
    var valueType: Any.Type? { get }
    /// Makes the view of a value.
    func destination(for value: AnyHashable) -> AnyView
    /// Returns the value for which the state asks; nil for none. The state that this reads is followed.
    func pushedValue() -> AnyHashable?
    /// Resets the state that requests the destination.
    func dismiss()
}

extension DestinationModifier {
    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        DestinationNode(view, inputs)
    }
}

/// The node of a view with a destination.
final class DestinationNode<Content: View, Modifier: DestinationModifier>: ModifiedNode<Content, Modifier>, ValueReader
{
    private var evaluator = Evaluator()
    private var source: DestinationSource!
    private var pushedValue: AnyHashable?
    private lazy var dismissal = Dismissal { [weak self] in self?.view.modifier.dismiss() }

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        source = DestinationSource(of: view.modifier)
        follow()
    }

    override func makePreferences() -> PreferenceValues {
        var preferences = content.preferences
        preferences[NavigationDestinationsKey.self].version += source.version
        if let type = view.modifier.valueType {
            preferences[NavigationDestinationsKey.self].sources[ObjectIdentifier(type)] = source
        } else if let pushedValue {
            preferences[NavigationDestinationsKey.self].pushed.append(
                PushedDestination(source: source, identity: pushedValue, dismissal: dismissal)
            )
        }
        return preferences
    }

    override func viewDidChange() {
        super.viewDidChange()
        source.set(view.modifier)
        follow()
        preferencesDidChange()
    }

    override func environmentDidChange(from before: EnvironmentValues) { content.setEnvironment(environment) }

    override func refresh() {
        follow()
        preferencesDidChange()
    }

    func readValueDidChange() { graph.invalidate(self) }

    /// A row that leads somewhere stays when it is scrolled away.
    override var ownsWrittenState: Bool { pushedValue != nil }

    private func follow() {
        graph.forget(self)
        pushedValue = evaluator.evaluate(for: self) { view.modifier.pushedValue() }
    }
}

// MARK: - Modifiers

@_weakLinked
struct ValueDestination<Value: Hashable, Destination: View> {
    let make: (Value) -> Destination
}

extension ValueDestination: DestinationModifier {
    typealias Body = Never

    var valueType: Any.Type? { Value.self }
    func destination(for value: AnyHashable) -> AnyView { AnyView((value.base as? Value).map(make)) }
    func pushedValue() -> AnyHashable? { nil }
    func dismiss() {}
}

@_weakLinked
struct IsPresentedDestination<Destination: View> {
    let isPresented: Binding<Bool>
    let make: () -> Destination
}

extension IsPresentedDestination: DestinationModifier {
    typealias Body = Never

    var valueType: Any.Type? { nil }
    func destination(for value: AnyHashable) -> AnyView { AnyView(make()) }
    func pushedValue() -> AnyHashable? { isPresented.wrappedValue ? true : nil }
    func dismiss() { isPresented.wrappedValue = false }
}

@_weakLinked
struct ItemDestination<Item: Hashable, Destination: View> {
    let item: Binding<Item?>
    let make: (Item) -> Destination
}

extension ItemDestination: DestinationModifier {
    typealias Body = Never

    var valueType: Any.Type? { nil }
    func destination(for value: AnyHashable) -> AnyView { AnyView((value.base as? Item).map(make)) }
    func pushedValue() -> AnyHashable? { item.wrappedValue.map { AnyHashable($0) } }
    func dismiss() { item.wrappedValue = nil }
}

extension View {
    /// Sets the destination that a stack shows for values of a type.
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: Makes the view of a value.
    nonisolated public func navigationDestination<Value: Hashable, Destination: View>(
        for data: Value.Type,
        @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View {
        modifier(ValueDestination(make: destination))
    }

    /// Navigates to a view while a binding is true.
    /// - Parameters:
    ///   - isPresented: Whether the view is shown. It is set to false when the user goes back.
    ///   - destination: The view.
    nonisolated public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) -> some View {
        modifier(IsPresentedDestination(isPresented: isPresented, make: destination))
    }

    /// Navigates to a view while an item is not nil.
    /// - Parameters:
    ///   - item: The item. It is set to nil when the user goes back.
    ///   - destination: Returns the view for the item.
    nonisolated public func navigationDestination<Item: Hashable, Destination: View>(
        item: Binding<Item?>,
        @ViewBuilder destination: @escaping (Item) -> Destination
    ) -> some View {
        modifier(ItemDestination(item: item, make: destination))
    }
}

// MARK: - The button for going back

/// A preference that is true if the view that a stack shows wants no button for going back.
@_weakLinked
enum BackButtonHiddenKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

extension View {
    /// Sets whether the enclosing stack hides its back button while it shows this view.
    /// - Parameter hidesBackButton: Whether it shows none.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference(key: BackButtonHiddenKey.self, value: hidesBackButton)
    }
}
