extension View {
    /// Sets a preference, which is passed up to the views around this one.
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - value: The value.
    nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        modifier(PreferenceModifier<Key> { $0 = value })
    }

    /// Changes a preference of the views inside this one.
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - callback: Changes the value.
    nonisolated public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<Key>(change: callback))
    }

    /// Runs an action when a preference of the views inside this one changes.
    ///
    /// The action runs when the update is complete. An action that changes the preference itself is not run without end: after
    /// a hundred turns in a row it is skipped, and a message is logged.
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - action: Called with the value: the first one, too, when it is not the key's default.
    nonisolated public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modifier(PreferenceObserver<Key>(action: action))
    }
}

/// Changes a preference of the views inside.
@_weakLinked
struct PreferenceModifier<Key: PreferenceKey> {
    let change: (inout Key.Value) -> Void

    init(change: @escaping (inout Key.Value) -> Void) { self.change = change }
}

extension PreferenceModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        PreferenceNode(view, inputs)
    }
}

/// The node of a view that changes a preference.
final class PreferenceNode<Content: View, Key: PreferenceKey>: ModifiedNode<Content, PreferenceModifier<Key>> {
    override func makePreferences() -> PreferenceValues {
        var preferences = content.preferences
        view.modifier.change(&preferences[Key.self])
        return preferences
    }

    override func viewDidChange() {
        super.viewDidChange()
        preferencesDidChange()
    }
}

/// Observes a preference of the views inside.
@_weakLinked
struct PreferenceObserver<Key: PreferenceKey> where Key.Value: Equatable {
    let action: (Key.Value) -> Void
}

extension PreferenceObserver: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        PreferenceObserverNode(view, inputs)
    }
}

/// The node of a view that observes a preference.
final class PreferenceObserverNode<Content: View, Key: PreferenceKey>: ModifiedNode<Content, PreferenceObserver<Key>>
where Key.Value: Equatable {
    private var known = Key.defaultValue
    private var turns = TurnLimit()

    override init(_ view: ModifiedContent<Content, PreferenceObserver<Key>>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        graph.commit(self)
    }

    override func preferencesWillChange() { graph.commit(self) }

    override func commit() {
        // Asked for through `preferences`, so it is kept, and the next change is noticed.
        let value = preferences[Key.self]
        guard value != known else { return }
        guard turns.allows(graph.turn) else {
            if ReportedOnce.first("preference \(Key.self)") {
                transferLogger.warning(
                    "The action of onPreferenceChange for \(Key.self) changes that preference each time that it runs, so it is not run any more. Have it write a value only where that differs from the one before."
                )
            }
            return
        }
        known = value
        graph.afterUpdate { [action = view.modifier.action] in action(value) }
    }
}
