extension View {
    /// Adds a field for searching in this view, with tokens before the text.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - tokens: The tokens that are searched for.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows; nil for the usual.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                placement: placement,
                prompt: prompt,
                tokens: SearchTokens(tokens, token: token)
            )
        )
    }

    /// Adds a field for searching in this view, with tokens before the text.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - tokens: The tokens that are searched for.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                placement: placement,
                prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: token)
            )
        )
    }

    /// Adds a field for searching in this view, with tokens before the text.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - tokens: The tokens that are searched for.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows.
    ///   - token: Makes the view of a token.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection,
        T: View,
        S: StringProtocol
    >(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                placement: placement,
                prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: token)
            )
        )
    }

    /// Adds a field for searching in this view, with tokens before the text.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - tokens: The tokens that are searched for.
    ///   - isPresented: Whether the user searches; true gives the field the focus.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows; nil for the usual.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                isPresented: isPresented,
                placement: placement,
                prompt: prompt,
                tokens: SearchTokens(tokens, token: token)
            )
        )
    }

    /// Adds a field for searching in this view, with tokens before the text.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - tokens: The tokens that are searched for.
    ///   - isPresented: Whether the user searches; true gives the field the focus.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                isPresented: isPresented,
                placement: placement,
                prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: token)
            )
        )
    }

    /// Adds a field for searching in this view, with tokens before the text.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - tokens: The tokens that are searched for.
    ///   - isPresented: Whether the user searches; true gives the field the focus.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows.
    ///   - token: Makes the view of a token.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection,
        T: View,
        S: StringProtocol
    >(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                isPresented: isPresented,
                placement: placement,
                prompt: Text(prompt),
                tokens: SearchTokens(tokens, token: token)
            )
        )
    }
}
