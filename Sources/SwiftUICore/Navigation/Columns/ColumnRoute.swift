import Observation

/// The destination of the links of one column in a split view: the next column.
@MainActor
@Observable
final class ColumnRoute {
    private var destinations = NavigationDestinations()
    private var value: AnyHashable?
    @ObservationIgnored let navigator = Navigator()

    nonisolated init() {}

    /// Connects the links of the column to the next one.
    func connect() {
        navigator.lead { [weak self] value in
            guard let self else { return }
            for pushed in destinations.pushed { pushed.dismissal.run() }
            self.value = value
        }
    }

    /// Takes over where the views of the column lead. A link that is followed takes the place of the one before.
    func follow(_ destinations: NavigationDestinations) {
        let before = self.destinations.pushed
        self.destinations = destinations
        let new = destinations.pushed.filter { pushed in !before.contains { $0.isSame(as: pushed) } }
        guard let last = new.last else { return }
        value = nil
        for pushed in destinations.pushed where !pushed.isSame(as: last) { pushed.dismissal.run() }
    }

    /// The view in the next column; nil for its own contents.
    var shown: (identity: AnyHashable, view: AnyView)? {
        if let pushed = destinations.pushed.last {
            let identity: [AnyHashable] = [ObjectIdentifier(pushed.source), pushed.identity]
            return (AnyHashable(identity), pushed.source.make(pushed.identity))
        }
        guard let value, let source = destinations.sources[ObjectIdentifier(type(of: value.base))] else { return nil }
        return (value, source.make(value))
    }
}

extension PushedDestination {
    /// Returns whether both are the same view.
    func isSame(as other: PushedDestination) -> Bool { source === other.source && identity == other.identity }
}

extension NavigationDestinations: Equatable {
    static func == (first: NavigationDestinations, second: NavigationDestinations) -> Bool {
        first.sources.count == second.sources.count
            && first.sources.allSatisfy { second.sources[$0.key] === $0.value }
            && first.version == second.version
            && first.pushed.elementsEqual(second.pushed) { $0.isSame(as: $1) }
    }
}

/// One column, whose links show their destinations in the next.
@_weakLinked
struct LinkingColumn<Content: View> {
    let route: ColumnRoute
    let content: Content
}

extension LinkingColumn: View {
    var body: some View {
        let _ = route.connect()
        content
            .environment(\.navigator, route.navigator)
            .onPreferenceChange(NavigationDestinationsKey.self) { [route] in route.follow($0) }
            .transformPreference(NavigationDestinationsKey.self) { $0 = NavigationDestinations() }
    }
}

/// A column that shows the destinations of the links in the previous one.
@_weakLinked
struct LinkedColumn<Content: View> {
    let route: ColumnRoute
    let content: Content
}

extension LinkedColumn: View {
    var body: some View {
        if let shown = route.shown { shown.view.id(shown.identity) } else { content }
    }
}
