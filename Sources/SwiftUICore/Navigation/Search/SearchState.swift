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
    /// Empties the field and takes the focus from it.
    @ObservationIgnored var end: () -> Void = {}
    /// Puts a text into the field.
    @ObservationIgnored var complete: (String) -> Void = { _ in }
    /// Puts a token into the field in place of the text.
    @ObservationIgnored var add: (Any) -> Void = { _ in }

    nonisolated init() {}
}

/// Ends the search that a view is in.
@_weakLinked
public struct DismissSearchAction {
    let state: SearchState?

    /// Empties the search field and takes the focus from it.
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
    /// A Boolean value that indicates whether the user searches in the view: inside of
    /// `searchable(text:placement:prompt:)`.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search that the view is in.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(state: searchState?.object) }
}
