import Foundation

/// The placement of a search field.
@_weakLinked
public struct SearchFieldPlacement: Sendable {
    let isAboveContent: Bool
    /// In the toolbar of the window.
    public static let automatic = SearchFieldPlacement(isAboveContent: false)
    /// In the toolbar of the window.
    public static let toolbar = SearchFieldPlacement(isAboveContent: false)
    /// In the toolbar of the window.
    public static let toolbarPrincipal = SearchFieldPlacement(isAboveContent: false)
    /// Above the searched view, as in the first column of a split view.
    public static let sidebar = SearchFieldPlacement(isAboveContent: true)
    /// In the toolbar of the window.
    public static let navigationBarDrawer = SearchFieldPlacement(isAboveContent: false)
    /// In the toolbar of the window.
    /// - Parameter displayMode: The condition for showing the field on touch screens.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }

    /// The condition for showing a search field on touch screens.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private init() {}
        /// The system's setting.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// The field is always shown.
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// A modifier that adds a search field.
@_weakLinked
struct SearchableModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    /// The suggestions of an older modifier.
    var ownSuggestions: AnyView?
    /// The tokens before the text of the field.
    var tokens: SearchTokens?
    @State private var state = SearchState()
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchFocus) private var focus
    @Environment(\.searchSubmitAction) private var submit

    init(
        text: Binding<String>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement,
        prompt: Text?,
        suggestions: AnyView? = nil,
        tokens: SearchTokens? = nil
    ) {
        (self.text, self.isPresented, self.placement, self.prompt) = (text, isPresented, placement, prompt)
        (ownSuggestions, self.tokens) = (suggestions, tokens)
    }
}

extension SearchableModifier: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        let _ = connect()
        if placement.isAboveContent {
            VStack(spacing: 0) {
                field.padding(8)
                searched(content)
            }
        } else {
            searched(content).toolbar {
                ToolbarItem(placement: .automatic) { field.frame(minWidth: 120, idealWidth: 200, maxWidth: 280) }
            }
        }
    }

    /// Returns the view that is searched, with the scopes above it and the suggestions over it.
    @MainActor private func searched(_ content: Content) -> some View {
        VStack(spacing: 0) {
            if let scopes, state.isSearching { scopes.padding(8) }
            content
        }
        .overlay(alignment: .topTrailing) {
            if let suggestions = ownSuggestions ?? tokens?.suggested ?? suggestions, state.isFieldFocused {
                SearchSuggestions(content: suggestions, state: state)
            }
        }
        .environment(\.isSearching, state.isSearching)
        .environment(\.searchState, SharedReference(object: state))
        .environment(\.searchSuggestions, nil)
        .environment(\.searchScopes, nil)
        .environment(\.searchFocus, nil)
        .environment(\.searchSubmitAction, nil)
    }

    @MainActor private var field: some View {
        SearchBar(
            text: text,
            prompt: prompt?.string ?? "Search",
            state: state,
            tokens: tokens,
            focus: focus,
            isPresented: isPresented
        )
        .environment(\.searchSubmitAction, submit)
    }

    @MainActor private func connect() {
        state.end = { [state, text, isPresented, tokens] in
            text.wrappedValue = ""
            tokens?.removeAll()
            state.isFieldFocused = false
            state.isSearching = false
            if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
        }
        state.complete = { [text] in text.wrappedValue = $0 }
        state.add = { [text, tokens] token in
            // The token replaces the typed text.
            if tokens?.add(token) == true { text.wrappedValue = "" }
        }
    }
}

/// A search field, which follows whether the user searches.
@_weakLinked
struct SearchBar {
    let text: Binding<String>
    let prompt: String
    let state: SearchState
    let tokens: SearchTokens?
    let focus: Binding<Bool>?
    let isPresented: Binding<Bool>?
    @FocusState private var isFocused: Bool

    init(
        text: Binding<String>,
        prompt: String,
        state: SearchState,
        tokens: SearchTokens?,
        focus: Binding<Bool>?,
        isPresented: Binding<Bool>?
    ) {
        (self.text, self.prompt, self.state) = (text, prompt, state)
        (self.tokens, self.focus, self.isPresented) = (tokens, focus, isPresented)
    }
}

extension SearchBar: View {
    var body: some View {
        HStack(spacing: 4) {
            tokens?.chosen
            SearchFieldControl(prompt: prompt, text: text, deleteBackward: tokens?.removeLast) { [state] in state.end()
            }
            .focused($isFocused)
        }
        .onChange(of: isFocused) { _, isFocused in focusDidChange(isFocused) }
        .onChange(of: hasContent, initial: true) { _, hasContent in state.isSearching = isFocused || hasContent }
        .onChange(of: state.isFieldFocused) { _, isWanted in
            if isFocused != isWanted, !isWanted { isFocused = false }
        }
        .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, isWanted in
            guard isPresented != nil else { return }
            if isWanted { isFocused = true } else if state.isSearching { state.end() }
        }
        .onChange(of: focus?.wrappedValue ?? false, initial: true) { _, isWanted in
            if focus != nil, isWanted != isFocused { isFocused = isWanted }
        }
    }

    /// A Boolean value that indicates whether something is searched for.
    private var hasContent: Bool { !text.wrappedValue.isEmpty || tokens?.isEmpty() == false }

    @MainActor private func focusDidChange(_ isFocused: Bool) {
        state.isSearching = isFocused || hasContent
        if let focus, focus.wrappedValue != isFocused { focus.wrappedValue = isFocused }
        if let isPresented, isPresented.wrappedValue != state.isSearching {
            isPresented.wrappedValue = state.isSearching
        }
        state.focusChanges += 1
        guard !isFocused else {
            state.isFieldFocused = true
            return
        }
        // A suggestion that is pressed has the focus first; it is there until that is done.
        let change = state.focusChanges
        Task { @MainActor [state] in
            try? await Task.sleep(for: .milliseconds(250))
            if state.focusChanges == change { state.isFieldFocused = false }
        }
    }
}

/// The suggestions below the search field.
@_weakLinked
struct SearchSuggestions {
    let content: AnyView
    let state: SearchState
}

extension SearchSuggestions: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 2) { content }
            .padding(8)
            .frame(minWidth: 180, alignment: .leading)
            .background(.background, in: RoundedRectangle(cornerRadius: 8))
            .shadow(radius: 4)
            .padding(6)
            .environment(\.searchState, SharedReference(object: state))
    }
}

/// A modifier that completes the text of the search field when a suggestion is pressed.
@_weakLinked
struct SearchCompletionModifier {
    let complete: @MainActor (SearchState) -> Void
    @Environment(\.searchState) private var state

    init(complete: @escaping @MainActor (SearchState) -> Void) { self.complete = complete }
}

extension SearchCompletionModifier: ViewModifier {
    func body(content: Content) -> some View {
        Button {
            guard let state = state?.object else { return }
            complete(state)
            state.isFieldFocused = false
        } label: {
            content.frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
    }
}
