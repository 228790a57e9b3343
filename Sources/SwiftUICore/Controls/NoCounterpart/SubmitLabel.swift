/// The label of the Return key on an on-screen keyboard.
///
/// On-screen keyboards of Linux desktops label the key themselves.
@_weakLinked
public struct SubmitLabel: Sendable {
    private enum Word: Sendable {
        case done, go, send, join, route, search, `return`, next, `continue`
    }

    private let word: Word

    /// “Done”, for a key that ends typing.
    public static var done: SubmitLabel { Self(word: .done) }
    /// “Go”, for a key that goes to the typed address.
    public static var go: SubmitLabel { Self(word: .go) }
    /// “Send”, for a key that sends the typed text.
    public static var send: SubmitLabel { Self(word: .send) }
    /// “Join”, for a key that joins a network or a group.
    public static var join: SubmitLabel { Self(word: .join) }
    /// “Route”, for a key that looks for a route.
    public static var route: SubmitLabel { Self(word: .route) }
    /// “Search”, for a key that starts a search.
    public static var search: SubmitLabel { Self(word: .search) }
    /// “Return”, for a key that inserts a line break or submits.
    public static var `return`: SubmitLabel { Self(word: .return) }
    /// “Next”, for a key that moves to the next field.
    public static var next: SubmitLabel { Self(word: .next) }
    /// “Continue”, for a key that proceeds to the next step.
    public static var `continue`: SubmitLabel { Self(word: .continue) }
}

extension View {
    /// Sets the label of the Return key on an on-screen keyboard. It has no effect.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
