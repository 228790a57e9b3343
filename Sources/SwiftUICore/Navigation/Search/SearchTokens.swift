/// The tokens of a search: terms that a program knows, which stand in the field before the text.
struct SearchTokens {
    /// The tokens that are searched for.
    let chosen: AnyView
    /// The tokens that may be searched for, below the field; nil if the program suggests none in this way.
    var suggested: AnyView?
    let isEmpty: () -> Bool
    let removeLast: () -> Void
    let removeAll: () -> Void
    /// A closure that adds a token, where it is of the right type.
    /// - Returns: Whether it is.
    let add: (Any) -> Bool

    /// - Parameters:
    ///   - tokens: The tokens.
    ///   - token: Makes the view of one of them, given a binding to it.
    init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) where C.Element: Identifiable {
        chosen = AnyView(SearchTokenList(tokens: tokens, token: token))
        isEmpty = { tokens.wrappedValue.isEmpty }
        removeLast = {
            var values = tokens.wrappedValue
            guard let last = values.indices.last else { return }
            values.remove(at: last)
            tokens.wrappedValue = values
        }
        removeAll = { tokens.wrappedValue = C() }
        add = { value in
            guard let value = value as? C.Element else { return false }
            tokens.wrappedValue.append(value)
            return true
        }
    }

    /// - Parameters:
    ///   - tokens: The tokens.
    ///   - suggested: The tokens that may be searched for; nil if the program suggests none in this way.
    ///   - token: Makes the view of one of them.
    init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>,
        suggested: Binding<C>? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        self.init(tokens) { token($0.wrappedValue) }
        if let suggested { self.suggested = AnyView(SuggestedTokenList(tokens: suggested, token: token)) }
    }
}

/// The tokens that are searched for, each of which can be taken away.
@_weakLinked
struct SearchTokenList<C: RandomAccessCollection & RangeReplaceableCollection, Token: View>
where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (Binding<C.Element>) -> Token
}

extension SearchTokenList: View {
    var body: some View {
        ForEach(tokens.wrappedValue) { element in
            HStack(spacing: 2) {
                token(binding(to: element)).lineLimit(1)
                Button {
                    replace(element, by: [])
                } label: {
                    Image(systemName: "xmark").imageScale(.small).accessibilityLabel("Remove")
                }
                .buttonStyle(.plain)
            }
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .background(.quaternary, in: Capsule())
        }
    }

    private func binding(to element: C.Element) -> Binding<C.Element> {
        Binding {
            tokens.wrappedValue.first { $0.id == element.id } ?? element
        } set: {
            replace(element, by: [$0])
        }
    }

    private func replace(_ element: C.Element, by others: [C.Element]) {
        var values = tokens.wrappedValue
        guard let index = values.firstIndex(where: { $0.id == element.id }) else { return }
        values.replaceSubrange(index..<values.index(after: index), with: others)
        tokens.wrappedValue = values
    }
}

/// The tokens that may be searched for.
@_weakLinked
struct SuggestedTokenList<C: RandomAccessCollection, Token: View> where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> Token
}

extension SuggestedTokenList: View {
    var body: some View {
        ForEach(tokens.wrappedValue) { element in token(element).searchCompletion(element) }
    }
}
