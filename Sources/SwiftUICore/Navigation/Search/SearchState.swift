import Observation

/// A search that a view offers: whether it is active, and the way to end it.
@MainActor
@Observable
final class SearchState {
    /// A Boolean value that indicates whether the user searches: the field has the focus, or there is something in it.
    var isSearching = false
    /// A Boolean value that indicates whether the field has or is to have the focus.
    var isFieldFocused = false
    /// The number of focus changes, by which pending work detects a further one.
    @ObservationIgnored var focusChanges = 0
    /// A closure that empties the field and takes the focus from it.
    @ObservationIgnored var end: () -> Void = {}
    /// A closure that puts a text into the field.
    @ObservationIgnored var complete: (String) -> Void = { _ in }
    /// A closure that puts a token into the field in place of the text.
    @ObservationIgnored var add: (Any) -> Void = { _ in }

    nonisolated init() {}
}

/// An action that ends the search that contains a view.
@_weakLinked
public struct DismissSearchAction {
    let state: SearchState?

    /// Clears the search field and removes focus from it.
    @MainActor @preconcurrency public func callAsFunction() { state?.end() }
}

extension DismissSearchAction: ComparableProperty {
    func isSame(as other: DismissSearchAction) -> Bool { state === other.state }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// An object that is equal to itself.
struct SharedReference<Object: AnyObject>: Equatable {
    let object: Object

    static func == (first: SharedReference, second: SharedReference) -> Bool { first.object === second.object }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether the user is searching in the view, within `searchable(text:placement:prompt:)`.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// An action that ends the search that contains the view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(state: searchState?.object) }
}
