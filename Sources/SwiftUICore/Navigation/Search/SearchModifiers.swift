import Foundation

/// The condition for showing the scopes of a search.
@_weakLinked
public struct SearchScopeActivation: Sendable {
    private init() {}
    /// The default condition, which is that the user is searching.
    public static let automatic = SearchScopeActivation()
    /// The scopes appear when the field contains text.
    public static let onTextEntry = SearchScopeActivation()
    /// The scopes appear when the user starts searching.
    public static let onSearchPresentation = SearchScopeActivation()
}

extension View {
    /// Adds suggestions to the search fields of this view. They appear below a field that has focus.
    /// - Parameter suggestions: The suggestions, see `searchCompletion(_:)`.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }

    /// Makes this view a suggestion that enters a text into the search field when the user chooses it.
    /// - Parameter completion: The text.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier { $0.complete(completion) })
    }

    /// Makes this view a suggestion that replaces the text in the search field with a token when the user chooses it.
    /// - Parameter token: The token, of the type of the field's tokens.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        let token = UncheckedBox(token)
        return modifier(SearchCompletionModifier { $0.add(token.value) })
    }

    /// Adds a choice of scopes to the search fields of this view, which appears above the view during a search.
    /// - Parameters:
    ///   - scope: The scope of the search.
    ///   - scopes: The choices, with their tags.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: () -> S
    ) -> some View {
        let scopes = scopes()
        return environment(
            \.searchScopes,
            AnyView(Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented).labelsHidden())
        )
    }

    /// Adds a choice of scopes to the search fields of this view.
    /// - Parameters:
    ///   - scope: The scope of the search.
    ///   - activation: The condition for showing the choice, which is a search.
    ///   - scopes: The choices, with their tags.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }

    /// Binds the focus of the search fields of this view to a state.
    /// - Parameter binding: Whether a field has the focus.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(
            \.searchFocus,
            Binding {
                binding.wrappedValue
            } set: {
                binding.wrappedValue = $0
            }
        )
    }

    /// Binds the focus of the search fields of this view to a value of a state.
    /// - Parameters:
    ///   - binding: The focus state.
    ///   - value: The value for the field.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V?>.Binding,
        equals value: V
    ) -> some View {
        environment(
            \.searchFocus,
            Binding {
                binding.wrappedValue == value
            } set: { isFocused in
                if isFocused {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.wrappedValue = nil
                }
            }
        )
    }
}
