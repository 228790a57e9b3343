extension View {
    /// Adds a field for searching in this view, with tokens before the text, and others that are suggested.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - tokens: The tokens that are searched for.
    ///   - suggestedTokens: The tokens that may be searched for, below the field.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows; nil for the usual.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                placement: placement,
                prompt: prompt,
                tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)
            )
        )
    }

    /// Adds a field for searching in this view, with tokens before the text, and others that are suggested.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - tokens: The tokens that are searched for.
    ///   - suggestedTokens: The tokens that may be searched for, below the field.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                placement: placement,
                prompt: Text(prompt),
                tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)
            )
        )
    }

    /// Adds a field for searching in this view, with tokens before the text, and others that are suggested.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - tokens: The tokens that are searched for.
    ///   - suggestedTokens: The tokens that may be searched for, below the field.
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
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                placement: placement,
                prompt: Text(prompt),
                tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)
            )
        )
    }

    /// Adds a field for searching in this view, with tokens before the text, and others that are suggested.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - tokens: The tokens that are searched for.
    ///   - suggestedTokens: The tokens that may be searched for, below the field.
    ///   - isPresented: Whether the user searches; true gives the field the focus.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows; nil for the usual.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                isPresented: isPresented,
                placement: placement,
                prompt: prompt,
                tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)
            )
        )
    }

    /// Adds a field for searching in this view, with tokens before the text, and others that are suggested.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - tokens: The tokens that are searched for.
    ///   - suggestedTokens: The tokens that may be searched for, below the field.
    ///   - isPresented: Whether the user searches; true gives the field the focus.
    ///   - placement: Where the field stands.
    ///   - prompt: What an empty field shows.
    ///   - token: Makes the view of a token.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                isPresented: isPresented,
                placement: placement,
                prompt: Text(prompt),
                tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)
            )
        )
    }

    /// Adds a field for searching in this view, with tokens before the text, and others that are suggested.
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - tokens: The tokens that are searched for.
    ///   - suggestedTokens: The tokens that may be searched for, below the field.
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
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text,
                isPresented: isPresented,
                placement: placement,
                prompt: Text(prompt),
                tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)
            )
        )
    }
}
