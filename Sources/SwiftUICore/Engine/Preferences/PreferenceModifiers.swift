extension View {
    /// Sets a preference, which is passed up to the ancestors of this view.
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - value: The value.
    nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        modifier(PreferenceModifier<Key> { $0 = value })
    }

    /// Modifies a preference of the views inside this one.
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - callback: Changes the value.
    nonisolated public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<Key>(change: callback))
    }

    /// Performs an action when a preference of the views inside this one changes.
    ///
    /// The action runs when the update is complete. Where it may look for places, in a `GeometryReader` that is to be laid out and for an
    /// anchor of a view that is, it runs after the layout. An action that changes the preference itself is not run without end: after
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

/// A modifier that changes a preference of the views inside.
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

/// An observer of a preference of the views inside.
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
    /// The wait for a layout that gives the views of anchors their places. It is for one layout: a view may have a place in none.
    private var wait = Wait.none

    private enum Wait { case none, forLayout, over }

    override init(_ view: ModifiedContent<Content, PreferenceObserver<Key>>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        graph.commit(self)
    }

    override func preferencesWillChange() { graph.commit(self) }

    override func commit() {
        // Asked for through `preferences`, so it is kept, and the next change is noticed.
        let value = preferences[Key.self]
        guard value != known, !graph.followers.waits(self), !waitsForAnchor() else { return }
        guard turns.allows(graph.turn) else {
            if ReportedOnce.first("preference", of: Key.self) {
                transferLogger.warning(
                    "The action of onPreferenceChange for \(Key.self) changes that preference each time that it runs, so it is not run any more. Have it write a value only where that differs from the one before."
                )
            }
            return
        }
        known = value
        graph.afterUpdate { [action = view.modifier.action] in action(value) }
    }

    /// Returns whether the value has the place of a view that the next layout may give.
    private func waitsForAnchor() -> Bool {
        guard preferences.waitsForPlace(Key.self), wait != .over else {
            wait = .none
            return false
        }
        if wait == .none {
            wait = .forLayout
            graph.followers.afterLayout { [weak self] in
                // The views that have got a place say so in the update that follows.
                self?.graph.afterUpdate { self?.waitIsOver() }
            }
        }
        return true
    }

    private func waitIsOver() {
        wait = .over
        if !isRemoved { graph.commit(self) }
    }
}
