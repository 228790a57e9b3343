import Foundation

extension View {
    /// Adds a search field for this view.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows; nil for the usual.
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, placement: placement, prompt: prompt))
    }

    /// Adds a search field for this view.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows.
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, placement: placement, prompt: Text(prompt)))
    }

    /// Adds a search field for this view.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        modifier(SearchableModifier(text: text, placement: placement, prompt: Text(prompt)))
    }

    /// Adds a search field for this view.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - isPresented: Whether the user searches; true gives the field the focus.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows; nil for the usual.
    nonisolated public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Adds a search field for this view.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - isPresented: Whether the user searches; true gives the field the focus.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows.
    nonisolated public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
    }

    /// Adds a search field for this view.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - isPresented: Whether the user searches; true gives the field the focus.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
    }

    /// Adds a field for searching in this view, with suggestions.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows; nil for the usual.
    ///   - suggestions: What may be searched for, below the field.
    nonisolated public func searchable<V: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text,
                placement: placement,
                prompt: prompt,
                suggestions: AnyView(suggestions())
            )
        )
    }

    /// Adds a field for searching in this view, with suggestions.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows.
    ///   - suggestions: What may be searched for, below the field.
    nonisolated public func searchable<V: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text,
                placement: placement,
                prompt: Text(prompt),
                suggestions: AnyView(suggestions())
            )
        )
    }

    /// Adds a field for searching in this view, with suggestions.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows.
    ///   - suggestions: What may be searched for, below the field.
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text,
                placement: placement,
                prompt: Text(prompt),
                suggestions: AnyView(suggestions())
            )
        )
    }
}
