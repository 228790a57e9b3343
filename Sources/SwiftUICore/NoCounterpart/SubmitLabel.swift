/// What the Return key of a keyboard on the screen is labelled with.
///
/// Keyboards on the screen of Linux desktops label it themselves.
@_weakLinked
public struct SubmitLabel: Sendable {
    private enum Word: Sendable {
        case done, go, send, join, route, search, `return`, next, `continue`
    }

    private let word: Word

    /// “Done”, for a key that ends typing.
    public static var done: SubmitLabel { Self(word: .done) }
    /// “Go”, for a key that goes to the place that was typed.
    public static var go: SubmitLabel { Self(word: .go) }
    /// “Send”, for a key that sends what was typed.
    public static var send: SubmitLabel { Self(word: .send) }
    /// “Join”, for a key that joins a network or a group.
    public static var join: SubmitLabel { Self(word: .join) }
    /// “Route”, for a key that looks for a route.
    public static var route: SubmitLabel { Self(word: .route) }
    /// “Search”, for a key that searches for what was typed.
    public static var search: SubmitLabel { Self(word: .search) }
    /// “Return”, for a key that begins a line or submits.
    public static var `return`: SubmitLabel { Self(word: .return) }
    /// “Next”, for a key that goes on to the next field.
    public static var next: SubmitLabel { Self(word: .next) }
    /// “Continue”, for a key that goes on to the next step.
    public static var `continue`: SubmitLabel { Self(word: .continue) }
}

extension View {
    /// Labels the Return key of keyboards on the screen, which are not told here.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
